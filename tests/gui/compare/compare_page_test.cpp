// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page as a user meets it, without a screen.
#include "compare_fixture.h"

#include "compare/legend.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QTranslator>
#include <QUndoStack>

#include <gmock/gmock.h>

#include <cmath>

using namespace tributary;
using namespace tributary::gui;
using namespace tributary::gui::test;

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
