// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a user does with the charts of the Compare page.
#include "compare_fixture.h"

#include <QClipboard>
#include <QDomDocument>
#include <QFile>
#include <QToolButton>

#include <gmock/gmock.h>

#include <cmath>

using namespace tributary;
using namespace tributary::gui;
using namespace tributary::gui::test;

namespace
{

QString readAll(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return QString::fromUtf8(file.readAll());
}

} // namespace

TEST_F(CompareTest, BrushZoomsAndBackspaceGoesBack)
{
    showRun(threeCandidates());
    for (const View view : {View::Ecdf, View::Histogram, View::Box, View::Series, View::Forest}) {
        ChartView &chart = this->chart(view);
        const auto before = chart.shownRanges();
        const QRectF plot = chart.frame().plot;
        const Axis axis = chart.frame().x;
        const QPoint from = (plot.topLeft() + QPointF(plot.width() / 4, plot.height() / 4)).toPoint();
        const QPoint to = (plot.topLeft() + QPointF(plot.width() / 2, plot.height() / 2)).toPoint();
        drag(chart, from, to);
        EXPECT_NEAR(chart.shownRanges().x.lo, axis.toValue(from.x()), 1e-9) << int(view);
        EXPECT_NEAR(chart.shownRanges().x.hi, axis.toValue(to.x()), 1e-9) << int(view);
        EXPECT_TRUE(chart.isZoomed());
        QTest::keyClick(&chart, Qt::Key_Backspace);
        EXPECT_EQ(chart.shownRanges(), before) << int(view);
        EXPECT_FALSE(chart.isZoomed());
    }
}

TEST_F(CompareTest, KeysZoomAndMove)
{
    showRun(threeCandidates());
    ChartView &chart = this->chart(View::Ecdf);
    const auto all = chart.shownRanges();
    QTest::keyClick(&chart, Qt::Key_W);
    QTest::keyClick(&chart, Qt::Key_W);
    const auto zoomed = chart.shownRanges();
    EXPECT_NEAR(zoomed.x.width(), all.x.width() / 1.5625, 1e-9);
    QTest::keyClick(&chart, Qt::Key_D);
    EXPECT_NEAR(
        chart.shownRanges().x.lo, std::min(zoomed.x.lo + 0.2 * zoomed.x.width(), all.x.hi - zoomed.x.width()), 1e-9);
    QTest::keyClick(&chart, Qt::Key_A);
    QTest::keyClick(&chart, Qt::Key_S);
    QTest::keyClick(&chart, Qt::Key_0, Qt::ControlModifier);
    EXPECT_EQ(chart.shownRanges(), all);
    EXPECT_FALSE(chart.isZoomed());
    QTest::keyClick(&chart, Qt::Key_W);
    QTest::mouseClick(&chart, Qt::RightButton, {}, chart.rect().center());
    EXPECT_EQ(chart.shownRanges(), all);
}

TEST_F(CompareTest, HoverReadsPercentiles)
{
    showRun(threeCandidates());
    const ChartView &ecdf = chart(View::Ecdf);
    const auto readout = ecdf.readoutAt({ecdf.frame().plot.center().x(), ecdf.frame().y.toPixel(50)});
    ASSERT_TRUE(readout);
    EXPECT_EQ(readout->heading, QStringLiteral("Median (P50)"));
    ASSERT_EQ(readout->lines.size(), 3U);
    EXPECT_EQ(readout->lines[0].text, QStringLiteral("LoadBalance:4: 8.030 ms (-19.9 %)"));
    EXPECT_EQ(readout->lines[2].text, QStringLiteral("default: 10.030 ms"));
    EXPECT_FALSE(ecdf.readoutAt({2, 2}));
}

TEST_F(CompareTest, CurvesStandSideBySide)
{
    showRun(threeCandidates());
    for (const View view : {View::Ecdf, View::Histogram}) {
        ChartView &chart = this->chart(view);
        const auto over = chart.shownRanges();
        auto *button = chart.parentWidget()->findChild<QToolButton *>(QStringLiteral("split"));
        ASSERT_TRUE(button->isVisible());
        button->click();
        EXPECT_TRUE(chart.isSplit());
        EXPECT_EQ(chart.shownRanges(), over);
        // The lane decides what a click selects: the second is that of LoadBalance:2.
        const QRectF plot = chart.frame().plot;
        const double x = chart.frame().x.toPixel(9);
        const auto readout = chart.readoutAt({x, plot.top() + plot.height() * 0.5});
        ASSERT_TRUE(readout);
        EXPECT_EQ(readout->item, 1);
        for (const auto &[dot, item] : readout->dots)
            EXPECT_EQ(static_cast<std::size_t>((dot.y() - plot.top()) / plot.height() * 3), item) << int(view);
        EXPECT_FALSE(readout->dots.empty());
        button->click();
        EXPECT_FALSE(chart.isSplit());
    }
}

TEST_F(CompareTest, ArrowsWalkAndReturnOpensTheTrial)
{
    showRun(threeCandidates());
    ChartView &series = chart(View::Series);
    QSignalSpy opened(&selection, &Selection::openTrialRequested);
    QTest::keyClick(&series, Qt::Key_Right);
    QTest::keyClick(&series, Qt::Key_Right);
    EXPECT_TRUE(series.accessibleDescription().startsWith(QStringLiteral("LoadBalance:2, round 1")))
        << series.accessibleDescription().toStdString();
    QTest::keyClick(&series, Qt::Key_Space);
    EXPECT_EQ(selection.trial(), 1);
    EXPECT_EQ(selection.selected(), (CandidateList {balance2}));
    QTest::keyClick(&series, Qt::Key_Right);
    QTest::keyClick(&series, Qt::Key_Right);
    QTest::keyClick(&series, Qt::Key_Right);
    QTest::keyClick(&series, Qt::Key_Return);
    ASSERT_EQ(opened.size(), 1);
    EXPECT_EQ(opened.front().front().toInt(), 4);
}

TEST_F(CompareTest, ExportsParse)
{
    showRun(threeCandidates());
    for (const View view : allViews) {
        const ChartView &chart = *page.chart(view);
        const QString base = folder.filePath(QString::number(int(view)));
        page.saveChart(chart, ExportFormat::Png, base + QStringLiteral(".png"));
        page.saveChart(chart, ExportFormat::Svg, base + QStringLiteral(".svg"));
        page.saveChart(chart, ExportFormat::Csv, base + QStringLiteral(".csv"));
        const QImage image(base + QStringLiteral(".png"));
        EXPECT_EQ(image.size(), chart.exportSize() * 2) << int(view);
        QDomDocument xml;
        ASSERT_TRUE(xml.setContent(readAll(base + QStringLiteral(".svg"))));
        EXPECT_EQ(xml.documentElement().tagName(), QStringLiteral("svg"));
        EXPECT_EQ(
            xml.documentElement().elementsByTagName(QStringLiteral("title")).at(0).toElement().text(), chart.title());
        EXPECT_EQ(readAll(base + QStringLiteral(".csv")), chart.csv());
        EXPECT_TRUE(messages.texts().value(0).contains(base)) << messages.texts().value(0).toStdString();
    }
    const QStringList ecdf = readAll(folder.filePath(QStringLiteral("2.csv"))).split(QStringLiteral("\r\n"));
    EXPECT_EQ(ecdf.value(0), QStringLiteral("run,candidate,ms,share"));
    EXPECT_TRUE(ecdf.value(1).startsWith(QStringLiteral("Run 1,LoadBalance:4,7.91,"))) << ecdf.value(1).toStdString();
    EXPECT_EQ(ecdf.value(ecdf.size() - 2), QStringLiteral("Run 1,default,10.15,1"));
}

TEST_F(CompareTest, HistogramCountsEveryStep)
{
    showRun(threeCandidates());
    std::map<QString, int> steps;
    for (const QString &line : csvLines(chart(View::Histogram)).mid(1)) {
        const QStringList cells = line.split(QLatin1Char(','));
        steps[cells.value(1)] += cells.value(4).toInt();
    }
    EXPECT_EQ(steps[QStringLiteral("default")], 505);
    EXPECT_EQ(steps[QStringLiteral("LoadBalance:4")], 505);
}

TEST_F(CompareTest, AFileThatCannotBeWrittenIsAMessage)
{
    showRun(threeCandidates());
    page.saveChart(*page.chart(View::Box), ExportFormat::Svg, folder.filePath(QStringLiteral("none/box.svg")));
    ASSERT_EQ(messages.texts().size(), 1);
    EXPECT_TRUE(messages.texts().front().contains(QStringLiteral("none/box.svg")));
}

TEST_F(CompareTest, CopiesTheImage)
{
    showRun(threeCandidates());
    copyChartImage(*page.chart(View::Ecdf));
    EXPECT_EQ(QApplication::clipboard()->image().size(), page.chart(View::Ecdf)->exportSize() * 2);
}

TEST_F(CompareTest, OrdersTrialsAsTheyRan)
{
    showRun(threeCandidates());
    const CompareData &data = *page.data();
    ASSERT_EQ(data.trials.size(), 15U);
    EXPECT_EQ(data.series_us.size(), 1515U);
    EXPECT_EQ(data.trials[4].start, 404);
    EXPECT_EQ(data.trialAt(404)->trial->spec.candidate, balance2);
    EXPECT_EQ(data.trialAt(403)->trial->spec.sequence, 3);
    EXPECT_EQ(data.trialAt(1515), nullptr);
}

TEST_F(CompareTest, DrawsUnusualData)
{
    SampleRun one;
    one.candidates = {baseline};
    one.level_us = {{baseline, 5'000}};
    one.rounds = 1;

    SampleRun invalid = threeCandidates();
    invalid.level_us.clear();

    SampleRun equal = threeCandidates();
    equal.spread_us = 0;
    equal.rounds = 1;
    equal.level_us = {{baseline, 4'990}, {balance2, 4'990}, {balance4, 4'990}};

    SampleRun zeros = threeCandidates();
    zeros.level_us = {{baseline, 90}, {balance2, 0}, {balance4, 50}};

    SampleRun single = threeCandidates();
    single.steps = 1;

    SampleRun many = threeCandidates();
    many.candidates = {baseline};
    many.level_us = {{baseline, 10'000}};
    for (const Strategy strategy : {Strategy::LoadBalance, Strategy::MainStream, Strategy::WeightedLoadBalance}) {
        for (int streams = 1; streams <= 64; ++streams) {
            many.candidates.push_back({strategy, streams});
            many.level_us[many.candidates.back()] = 9'000 + 7 * streams;
        }
    }
    for (const SampleRun &sample : {one, invalid, equal, zeros, single, many}) {
        showRun(sample);
        for (const View view : allViews) {
            ChartView &chart = this->chart(view);
            for (const bool log : {false, true}) {
                chart.setLog(log);
                const auto ranges = chart.shownRanges();
                EXPECT_GT(ranges.x.width(), 0) << int(view);
                EXPECT_GT(ranges.y.width(), 0) << int(view);
                EXPECT_TRUE(!log || !chart.canBeLog() || ranges.x.lo > 0 || view == View::Series);
                EXPECT_FALSE(chart.grab().isNull());
                for (int x = 0; x < chart.width(); x += 37)
                    (void)chart.readoutAt({double(x), chart.height() / 2.0});
                for (const int key : {Qt::Key_W, Qt::Key_D, Qt::Key_Down, Qt::Key_Down, Qt::Key_Space, Qt::Key_S})
                    QTest::keyClick(&chart, Qt::Key(key));
                chart.showAll();
            }
            EXPECT_FALSE(chart.summary().isEmpty());
            EXPECT_GE(csvLines(chart).size(), 1);
        }
        selection.clear();
    }
}
