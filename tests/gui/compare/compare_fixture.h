// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/compare_page.h"
#include "language.h"
#include "page_parts.h"
#include "sample_runs.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <array>

namespace tributary::gui::test
{

using View = ComparePage::View;
constexpr std::array allViews {View::Forest, View::Ecdf, View::Histogram, View::Box, View::Series, View::Slope};

/// The Compare page with a store of runs behind it.
class CompareTest : public ::testing::Test, public PageParts
{
protected:
    ~CompareTest() override
    {
        useTheme(QStringLiteral("light"));
        (void)useLanguage(QStringLiteral("en"));
    }

    void showRun(const SampleRun &sample)
    {
        QSignalSpy changed(&page, &ComparePage::dataChanged);
        runs.put(makeRun(sample));
        if (!page.isVisible()) {
            page.resize(1100, 760);
            page.show();
        }
        ASSERT_TRUE(changed.wait(5000));
    }

    template <typename Action>
    void awaitData(Action action)
    {
        QSignalSpy changed(&page, &ComparePage::dataChanged);
        action();
        ASSERT_TRUE(changed.wait(5000));
    }

    ChartView &chart(View view)
    {
        page.setView(view);
        QApplication::processEvents();
        return *page.chart(view);
    }

    static QStringList csvLines(const ChartView &view)
    {
        return view.csv().split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    }

    static QStringList row(const ChartView &view, const QString &candidate)
    {
        for (const QString &line : csvLines(view)) {
            const QStringList cells = line.split(QLatin1Char(','));
            if (cells.value(1) == candidate)
                return cells;
        }
        return {};
    }

    static void drag(QWidget &widget, QPoint from, QPoint to)
    {
        QTest::mousePress(&widget, Qt::LeftButton, {}, from);
        QTest::mouseMove(&widget, (from + to) / 2);
        QTest::mouseMove(&widget, to);
        QTest::mouseRelease(&widget, Qt::LeftButton, {}, to);
    }

    QTemporaryDir folder;
    ComparePage page {context};
};

} // namespace tributary::gui::test
