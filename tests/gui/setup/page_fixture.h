// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page_parts.h"
#include "setup/estimate_panel.h"
#include "setup/help_panel.h"
#include "setup/preflight_panel.h"
#include "setup/preflight_row.h"
#include "setup/section_box.h"
#include "setup/setup_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <QUndoStack>

#include <gtest/gtest.h>

namespace tributary::gui
{

/// A page with everything behind it, shown offscreen.
class PageFixture : public ::testing::Test, public test::PageParts
{
protected:
    void SetUp() override
    {
        page.resize(1000, 700);
        page.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&page));
    }

    template <typename Widget>
    Widget *field(const char *name)
    {
        auto *found = page.findChild<Widget *>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }

    [[nodiscard]] const RunSetup &setup() const { return document.project().setup; }

    void change(const std::function<void(RunSetup &)> &how)
    {
        RunSetup after = setup();
        how(after);
        document.editSetup(QStringLiteral("change"), after);
    }

    /// Waits, with a limit that a slow machine keeps.
    static bool waitFor(const std::function<bool()> &what) { return QTest::qWaitFor(what, 60000); }

    /// The text of all labels below that are not hidden.
    QString visibleText()
    {
        QStringList texts;
        for (const QLabel *label : page.findChildren<QLabel *>()) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts.join(QLatin1Char('\n'));
    }

    SetupPage page {context};
};

} // namespace tributary::gui
