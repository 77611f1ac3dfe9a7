// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page as a user meets it, without a screen.
#include "compare/compare_page.h"
#include "compare/legend.h"
#include "document/document.h"
#include "language.h"
#include "run/run_controller.h"
#include "sample_runs.h"
#include "targets/target_desk.h"
#include "window/message_bar.h"
#include "window/selection.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDomDocument>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <QUndoStack>

#include <gmock/gmock.h>

using namespace tributary;
using namespace tributary::gui;
using namespace tributary::gui::test;

namespace
{

using View = ComparePage::View;
constexpr std::array allViews {View::Forest, View::Ecdf, View::Histogram, View::Box, View::Series, View::Slope};

class CompareTest : public ::testing::Test
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
    RunStore runs;
    RunController controller;
    Document document;
    Selection selection;
    MessageBar messages;
    TargetDesk targets;
    PageContext context {runs, controller, document, selection, messages, targets};
    ComparePage page {context};
};

QString readAll(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return QString::fromUtf8(file.readAll());
}

} // namespace

TEST_F(CompareTest, SaysWhatToDoWithoutData)
{
    page.resize(900, 600);
    page.show();
    QApplication::processEvents();
    const auto *empty = page.findChild<QLabel *>(QStringLiteral("empty"));
    EXPECT_TRUE(empty->isVisible());
    EXPECT_TRUE(empty->text().contains(QStringLiteral("Start a run")));
    EXPECT_FALSE(page.findChild<QTabBar *>(QStringLiteral("views"))->isVisible());
}

TEST_F(CompareTest, ForestShowsThePairedSpeedups)
{
    showRun(threeCandidates());
    const ChartView &forest = chart(View::Forest);
    // Round r: (10000 + 10 r) / (8000 + 10 r); the geometric mean of five rounds.
    double logs = 0;
    for (int round = 1; round <= 5; ++round)
        logs += std::log((10'000 + 10.0 * round) / (8'000 + 10.0 * round));
    const QStringList cells = row(forest, QStringLiteral("LoadBalance:4"));
    EXPECT_NEAR(cells.value(3).toDouble(), std::exp(logs / 5), 1e-6);
    EXPECT_EQ(cells.value(6), QStringLiteral("5"));
    EXPECT_EQ(cells.value(7), QStringLiteral("faster"));
    EXPECT_TRUE(csvLines(forest).value(1).contains(QStringLiteral("LoadBalance:4"))); // best first
    EXPECT_TRUE(forest.accessibleDescription().contains(QStringLiteral("LoadBalance:4: 1.2")));
    EXPECT_EQ(forest.accessibleName(), QStringLiteral("Speedup"));
}

TEST_F(CompareTest, BaselineChangeChangesTheForest)
{
    showRun(threeCandidates());
    auto *combo = page.findChild<QComboBox *>(QStringLiteral("baseline"));
    EXPECT_EQ(combo->currentText(), QStringLiteral("default"));
    awaitData([&] {
        combo->setCurrentIndex(combo->findText(QStringLiteral("LoadBalance:4")));
        Q_EMIT combo->activated(combo->currentIndex());
    });
    EXPECT_EQ(document.project().baseline, balance4);
    const QStringList cells = row(chart(View::Forest), QStringLiteral("default"));
    EXPECT_LT(cells.value(3).toDouble(), 0.81);
    EXPECT_GT(cells.value(3).toDouble(), 0.79);
    EXPECT_EQ(cells.value(7), QStringLiteral("slower"));
    EXPECT_EQ(row(chart(View::Forest), QStringLiteral("LoadBalance:4")).value(7), QStringLiteral("baseline"));
    // The rounds start at the new baseline as well.
    EXPECT_EQ(row(chart(View::Slope), QStringLiteral("default")).value(3), QStringLiteral("8.01"));
}

TEST_F(CompareTest, LegendHidesInAllViews)
{
    showRun(threeCandidates());
    auto *list = page.findChild<QListWidget *>(QStringLiteral("legend"));
    ASSERT_EQ(list->count(), 3);
    for (const View view : allViews)
        EXPECT_FALSE(row(*page.chart(view), QStringLiteral("LoadBalance:4")).isEmpty());
    list->findItems(QStringLiteral("LoadBalance:4"), Qt::MatchExactly).value(0)->setCheckState(Qt::Unchecked);
    EXPECT_EQ(document.project().hidden, (CandidateList {balance4}));
    for (const View view : allViews) {
        EXPECT_TRUE(row(*page.chart(view), QStringLiteral("LoadBalance:4")).isEmpty()) << int(view);
        EXPECT_FALSE(row(*page.chart(view), QStringLiteral("LoadBalance:2")).isEmpty()) << int(view);
    }
    document.undoStack()->undo();
    EXPECT_EQ(list->findItems(QStringLiteral("LoadBalance:4"), Qt::MatchExactly).value(0)->checkState(), Qt::Checked);
    EXPECT_FALSE(row(*page.chart(View::Ecdf), QStringLiteral("LoadBalance:4")).isEmpty());
}

TEST_F(CompareTest, HiddenCandidatesAreKeptInTheProject)
{
    showRun(threeCandidates());
    const Candidate elsewhere {Strategy::MainStream, 7}; // in a run that is not shown
    document.setHidden({elsewhere});
    auto *list = page.findChild<QListWidget *>(QStringLiteral("legend"));
    const auto tick = [&](const QString &name) {
        return list->findItems(name, Qt::MatchExactly).value(0)->checkState();
    };
    list->findItems(QStringLiteral("LoadBalance:2"), Qt::MatchExactly).value(0)->setCheckState(Qt::Unchecked);
    EXPECT_THAT(document.project().hidden, ::testing::UnorderedElementsAre(balance2, elsewhere));
    ASSERT_TRUE(document.saveAs(folder.filePath(QStringLiteral("p.tributary"))));

    document.newProject();
    EXPECT_EQ(tick(QStringLiteral("LoadBalance:2")), Qt::Checked);
    ASSERT_TRUE(document.open(folder.filePath(QStringLiteral("p.tributary"))));
    EXPECT_EQ(tick(QStringLiteral("LoadBalance:2")), Qt::Unchecked);
    EXPECT_EQ(tick(QStringLiteral("LoadBalance:4")), Qt::Checked);
    EXPECT_TRUE(row(*page.chart(View::Box), QStringLiteral("LoadBalance:2")).isEmpty());
    EXPECT_FALSE(document.isModified()); // showing what is stored is no change

    selection.setSelected({balance2});
    page.findChild<QPushButton *>(QStringLiteral("showSelected"))->click();
    EXPECT_THAT(document.project().hidden, ::testing::UnorderedElementsAre(balance4, elsewhere));
    page.findChild<QPushButton *>(QStringLiteral("showAll"))->click();
    EXPECT_TRUE(document.project().hidden.empty());
    // Each is one step of undo, however many candidates it changes.
    document.undoStack()->undo();
    document.undoStack()->undo();
    EXPECT_THAT(document.project().hidden, ::testing::UnorderedElementsAre(balance2, elsewhere));
    EXPECT_EQ(tick(QStringLiteral("LoadBalance:2")), Qt::Unchecked);
}

TEST_F(CompareTest, HiddenInOneRunIsHiddenInAll)
{
    showRun(threeCandidates());
    SampleRun last = threeCandidates();
    last.name = QStringLiteral("Last week");
    runs.put(makeRun(last));
    awaitData([&] { page.setOtherRuns({QStringLiteral("/runs/Last week")}); });
    auto *list = page.findChild<QListWidget *>(QStringLiteral("legend"));
    const auto item = [&](const QString &label) { return list->findItems(label, Qt::MatchExactly).value(0); };
    item(QStringLiteral("Last week · LoadBalance:4"))->setCheckState(Qt::Unchecked);
    EXPECT_EQ(item(QStringLiteral("Run 1 · LoadBalance:4"))->checkState(), Qt::Unchecked);
    EXPECT_EQ(item(QStringLiteral("Last week · LoadBalance:2"))->checkState(), Qt::Checked);
    EXPECT_TRUE(row(*page.chart(View::Ecdf), QStringLiteral("LoadBalance:4")).isEmpty());
    EXPECT_EQ(document.project().hidden, (CandidateList {balance4}));
    item(QStringLiteral("Run 1 · LoadBalance:4"))->setCheckState(Qt::Checked);
    EXPECT_EQ(item(QStringLiteral("Last week · LoadBalance:4"))->checkState(), Qt::Checked);
    EXPECT_TRUE(document.project().hidden.empty());
}

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

TEST_F(CompareTest, SelectionIsShared)
{
    showRun(threeCandidates());
    ChartView &forest = chart(View::Forest);
    const double rowHeight = forest.frame().plot.height() / forest.frame().y.shown.width();
    const QPointF first(forest.frame().plot.center().x(), forest.frame().plot.top() + rowHeight / 2);
    QTest::mouseClick(&forest, Qt::LeftButton, {}, first.toPoint());
    EXPECT_EQ(selection.selected(), (CandidateList {balance4}));
    const auto *list = page.findChild<QListWidget *>(QStringLiteral("legend"));
    ASSERT_EQ(list->selectedItems().size(), 1);
    EXPECT_EQ(list->selectedItems().front()->text(), QStringLiteral("LoadBalance:4"));
    QTest::mouseClick(&forest, Qt::LeftButton, Qt::ControlModifier, (first + QPointF(0, rowHeight)).toPoint());
    EXPECT_EQ(selection.selected(), (CandidateList {balance4, balance2}));
    QTest::mouseClick(&forest, Qt::LeftButton, {}, first.toPoint());
    QTest::mouseClick(&forest, Qt::LeftButton, {}, first.toPoint());
    EXPECT_TRUE(selection.selected().empty());
    selection.setSelected({balance2});
    EXPECT_TRUE(page.chart(View::Ecdf)->state().picked[1]);
    EXPECT_FALSE(page.chart(View::Ecdf)->state().picked[0]);
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

TEST_F(CompareTest, TwoRunsAreComparedWithPrefix)
{
    showRun(threeCandidates());
    SampleRun last = threeCandidates();
    last.name = QStringLiteral("Last week");
    last.level_us[balance4] = 9'500;
    runs.put(makeRun(last));
    awaitData([&] { page.setOtherRuns({QStringLiteral("/runs/Last week")}); });
    ASSERT_EQ(page.data()->items.size(), 6U);
    EXPECT_EQ(page.data()->label(0), QStringLiteral("Run 1 · LoadBalance:4"));
    EXPECT_EQ(page.data()->label(5), QStringLiteral("Last week · default"));
    EXPECT_EQ(page.findChild<QToolButton *>(QStringLiteral("runs"))->text(), QStringLiteral("Runs: 2"));
    EXPECT_EQ(page.findChild<QListWidget *>(QStringLiteral("legend"))->count(), 6);
    // Each run is compared with its own baseline.
    const QStringList lines = csvLines(chart(View::Forest));
    EXPECT_TRUE(lines.contains(QStringLiteral("Run 1,default,default,,,,,baseline,no,no,no,10.03")));
    const auto old = std::find_if(lines.begin(), lines.end(),
        [](const QString &line) { return line.startsWith(QStringLiteral("Last week,LoadBalance:4")); });
    ASSERT_NE(old, lines.end());
    EXPECT_NEAR(old->split(QLatin1Char(',')).value(3).toDouble(), 10.03 / 9.53, 1e-3);
    // Lighter, and never the same as in the current run.
    const auto &looks = page.chart(View::Ecdf)->state().looks;
    EXPECT_NE(looks[0].colour, looks[4].colour);
    EXPECT_TRUE(looks[4].open);
    // Gone with its run.
    awaitData([&] { runs.remove(QStringLiteral("/runs/Last week")); });
    EXPECT_EQ(page.data()->items.size(), 3U);
    EXPECT_TRUE(page.otherRuns().isEmpty());
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

TEST_F(CompareTest, LanguageAndThemeSwitchAtOnce)
{
    showRun(threeCandidates());
    ChartView &forest = chart(View::Forest);
    const QColor light = forest.grab().toImage().pixelColor(3, 3);
    useTheme(QStringLiteral("dark"));
    QApplication::processEvents();
    const QColor dark = forest.grab().toImage().pixelColor(3, 3);
    EXPECT_GT(light.lightness(), 200);
    EXPECT_LT(dark.lightness(), 80);
    EXPECT_EQ(forest.state().looks.back().colour, roleColour(Role::Baseline));

    // A translator of our own: the words must come through wherever they stand.
    class Shouting : public QTranslator
    {
    public:
        [[nodiscard]] bool isEmpty() const override { return false; }
        QString translate(
            const char * /*context*/, const char *source, const char * /*disambiguation*/, int /*n*/) const override
        {
            return QString::fromUtf8(source).toUpper();
        }
    } translator;
    QApplication::installTranslator(&translator);
    QApplication::processEvents();
    EXPECT_EQ(page.findChild<QTabBar *>(QStringLiteral("views"))->tabText(1), QStringLiteral("SPEEDUP"));
    EXPECT_EQ(forest.accessibleName(), QStringLiteral("SPEEDUP"));
    EXPECT_TRUE(forest.accessibleDescription().contains(QStringLiteral("FASTER")));
    QApplication::removeTranslator(&translator);
    QApplication::processEvents();
    EXPECT_EQ(forest.accessibleName(), QStringLiteral("Speedup"));
}

TEST_F(CompareTest, ViewsByTabAndDoubleClick)
{
    showRun(threeCandidates());
    page.setView(View::All);
    QApplication::processEvents();
    for (const View view : allViews)
        EXPECT_TRUE(page.chart(view)->isVisible());
    QTest::mouseDClick(page.chart(View::Box), Qt::LeftButton, {}, page.chart(View::Box)->rect().center());
    EXPECT_EQ(page.view(), View::Box);
    EXPECT_TRUE(page.chart(View::Box)->isVisible());
    EXPECT_FALSE(page.chart(View::Ecdf)->isVisible());
    EXPECT_TRUE(page.chart(View::Box)->hasFocus() || QApplication::focusWidget() == nullptr);
    page.findChild<QTabBar *>(QStringLiteral("views"))->setCurrentIndex(0);
    EXPECT_EQ(page.view(), View::All);
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

TEST_F(CompareTest, AllInvalidPointsToTheTrials)
{
    SampleRun invalid = threeCandidates();
    invalid.level_us.clear();
    showRun(invalid);
    EXPECT_TRUE(page.chart(View::Ecdf)->summary().contains(QStringLiteral("No valid trial")));
}

TEST_F(CompareTest, KeepsTheZoomWhenARunGoesOn)
{
    showRun(threeCandidates());
    ChartView &chart = this->chart(View::Ecdf);
    QTest::keyClick(&chart, Qt::Key_W);
    const auto zoomed = chart.shownRanges();
    SampleRun more = threeCandidates();
    more.rounds = 6;
    awaitData([&] { runs.put(makeRun(more)); });
    EXPECT_EQ(page.data()->trials.size(), 18U);
    EXPECT_EQ(chart.shownRanges(), zoomed);
}
