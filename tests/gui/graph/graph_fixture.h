// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"
#include "graph/graph_page.h"
#include "language.h"
#include "look/look.h"
#include "page_parts.h"

#include <QApplication>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

#include <gmock/gmock.h>

namespace tributary::gui::test
{

inline constexpr int patience_ms = 120'000;
inline const Candidate balance2 {Strategy::LoadBalance, 2};

/// The Graph page with a document of its own, without a screen.
class GraphTest : public ::testing::Test, public PageParts
{
protected:
    GraphTest()
    {
        RunSetup setup;
        setup.useExplicitList = true;
        setup.explicitList = QStringList {QStringLiteral("default"), QStringLiteral("LoadBalance:2")};
        document.editSetup(QStringLiteral("candidates"), setup);
        document.undoStack()->clear();
        page.resize(1100, 700);
        page.show();
        QApplication::processEvents();
    }
    ~GraphTest() override
    {
        useTheme(QStringLiteral("light"));
        (void)useLanguage(QStringLiteral("en"));
    }

    void open(const QString &path)
    {
        page.openGraph(path);
        ASSERT_TRUE(QTest::qWaitFor([&] { return page.board().scene() && page.board().streams(0); }, patience_ms));
    }

    /// stem, two branches of four operators in scopes, join and output.
    void openDiamond() { open(QStringLiteral(TRIBUTARY_SOURCE_DIR "/resources/examples/diamond_ge_proto.txt")); }

    QString write(const QByteArray &dump)
    {
        const QString path = folder.filePath(QStringLiteral("ge_proto_Build.txt"));
        EXPECT_TRUE(writeFileAtomically(path, dump));
        return path;
    }

    /// Does it, and waits until another layout is there.
    template <typename Action>
    void awaitLayout(Action action)
    {
        const ScenePtr before = page.board().scene();
        action();
        ASSERT_TRUE(QTest::qWaitFor([&] { return page.board().scene() != before; }, patience_ms));
    }

    void awaitCandidate(const Candidate &candidate)
    {
        page.showCandidate(candidate);
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return page.board().streams(0) && page.board().streams(0)->candidate == candidate; }, patience_ms));
    }

    /// Index of the operator in the graph.
    [[nodiscard]] int op(const char *name) const
    {
        const auto &operators = page.board().scene()->request.graph->graph().operators;
        for (std::size_t i = 0; i < operators.size(); ++i) {
            if (operators[i].name == QLatin1String(name))
                return static_cast<int>(i);
        }
        ADD_FAILURE() << name;
        return 0;
    }

    /// Waits for the analysis of the modules that are shown.
    void awaitInsight()
    {
        ASSERT_TRUE(QTest::qWaitFor([&] { return !page.board().view(0)->look().onPath.empty(); }, patience_ms));
    }

    /// The modules as "name:operators", in their order.
    [[nodiscard]] QStringList modules() const
    {
        QStringList list;
        for (const Module &module : page.board().scene()->request.graph->modules.graph.modules)
            list << QStringLiteral("%1:%2").arg(module.name).arg(module.operators.size());
        return list;
    }

    [[nodiscard]] int box(const char *name) const
    {
        return page.board().scene()->boxOf[static_cast<std::size_t>(op(name))];
    }

    [[nodiscard]] QString selectedName() const
    {
        return page.board().selected() == GraphScene::none ? QString()
                                                           : page.board().scene()->box(page.board().selected()).title;
    }

    [[nodiscard]] GraphView &view() const { return *page.board().view(0); }

    /// What is painted in the strip at the left of a box.
    [[nodiscard]] QColor paintedColour(const char *name) const
    {
        const QRectF rect = page.board().scene()->box(box(name)).rect;
        const QImage image = view().grab().toImage();
        const QPointF place = view().toPixel({rect.left() + 2.5, rect.center().y()});
        return image.pixelColor((place * image.devicePixelRatio()).toPoint());
    }

    template <typename Widget>
    [[nodiscard]] Widget *part(const char *name) const
    {
        auto *found = page.findChild<Widget *>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }

    [[nodiscard]] QStringList emptyWords() const
    {
        QStringList words;
        for (const QLabel *label : part<QWidget>("emptyWords")->findChildren<QLabel *>())
            words << label->text();
        return words;
    }

    QTemporaryDir folder;
    GraphPage page {context};
};

} // namespace tributary::gui::test
