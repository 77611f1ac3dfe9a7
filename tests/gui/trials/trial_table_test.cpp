// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bracket_translator.h"
#include "models/trial_filter.h"
#include "models/trial_table_model.h"
#include "trial_data.h"
#include "trials/data_table.h"
#include "trials/trial_table.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::gui;
using sample::loadBalance16;
using sample::loadBalance2;
using sample::manyTrials;
using Tester = QAbstractItemModelTester;

namespace
{

TrialRows rowsOf(const TrialList &trials, const TrialRows &known = {})
{
    return makeTrialRows({trials, nullptr, std::nullopt, {}}, known);
}

struct TrialTableTest : public ::testing::Test {
    TrialTableModel model;
    std::unique_ptr<TrialTable> view;

    void SetUp() override
    {
        QSettings().clear();
        view = std::make_unique<TrialTable>(&model);
        view->resize(900, 400);
        view->show();
    }
    DataTable &table() const { return *view->table(); }
    QAbstractItemModel &shown() const { return *view->filter(); }
    QString cell(int row, int column, int role = Qt::DisplayRole) const
    {
        return shown().index(row, column).data(role).toString();
    }
    template <typename T>
    T *child(const char *name) const
    {
        return view->findChild<T *>(QLatin1String(name));
    }
};

} // namespace

TEST(TrialRow, KnowsEveryState)
{
    TrialRowSource source;
    source.finished = {
        sample::makeTrial(0, {}, 1, 10'000), sample::makeInvalid(1, loadBalance2, 1, ReasonCode::ExitCode)};
    source.interrupted = sample::makeInvalid(2, loadBalance16, 1, ReasonCode::Interrupted);
    source.running = TrialSpec {3, sample::mainStream4, 1, 3, Phase::Measure, false};
    source.queued = {TrialSpec {4, {}, 2, 0, Phase::Measure, false}};
    const TrialRows rows = makeTrialRows(source, {});
    ASSERT_EQ(rows.size(), 5U);
    const TrialState expected[] = {
        TrialState::Valid, TrialState::Invalid, TrialState::Interrupted, TrialState::Running, TrialState::Queued};
    for (std::size_t i = 0; i < 5; ++i)
        EXPECT_EQ(rows[i]->state, expected[i]);
    EXPECT_EQ(rows[0]->median_us, 10'000.0);
    EXPECT_EQ(rows[0]->sparkline.size(), 21);
    EXPECT_FALSE(rows[1]->median_us);
    // The interrupted trial is run again under its number.
    source.running->sequence = 2;
    EXPECT_EQ(makeTrialRows(source, rows)[2]->state, TrialState::Running);
    // What is known is not computed again.
    EXPECT_EQ(makeTrialRows(source, rows)[0], rows[0]);
}

TEST(TrialRow, QueuesTheRestOfTheRound)
{
    const RunConfig config = sample::makeConfig();
    const TrialSpec running {1, loadBalance2, 1, 1, Phase::Measure, false};
    const auto queue = queuedTrials(config, {sample::makeTrial(0, {}, 1, 10'000)}, running);
    ASSERT_EQ(queue.size(), 2U);
    EXPECT_EQ(queue[0].candidate, loadBalance16);
    EXPECT_EQ(queue[0].sequence, 2);
    EXPECT_EQ(queue[1].candidate, sample::mainStream4);
    EXPECT_EQ(queuedTrials(config, {}, std::nullopt).size(), 4U);
    EXPECT_TRUE(queuedTrials(config, manyTrials(12), std::nullopt).empty());
}

TEST(TrialTableModel, ShowsEveryReasonCode)
{
    TrialTableModel model;
    const Tester tester(&model, Tester::FailureReportingMode::Fatal);
    TrialList trials;
    for (int code = 0; code <= int(ReasonCode::RecordedInvalid); ++code)
        trials.push_back(sample::makeInvalid(code, {}, code + 1, ReasonCode(code)));
    auto two = sample::makeInvalid(int(trials.size()), {}, 20, ReasonCode::ExitCode);
    two->reasons.push_back({ReasonCode::Overlap, Text("the second"), {}, 0});
    trials.push_back(two);
    model.setRows(rowsOf(trials));
    for (int row = 0; row + 1 < model.rowCount(); ++row) {
        EXPECT_EQ(model.index(row, TrialTableModel::Why).data().toString(),
            QStringLiteral("reason ") + reasonCodeName(ReasonCode(row)));
        const auto chip = model.index(row, TrialTableModel::State).data(ChipRole).value<ChipLook>();
        EXPECT_EQ(chip.role, ReasonCode(row) == ReasonCode::Interrupted ? Role::Caution : Role::Bad);
    }
    const QModelIndex last = model.index(model.rowCount() - 1, TrialTableModel::Why);
    EXPECT_EQ(last.data().toString(), QStringLiteral("reason exit_code"));
    EXPECT_EQ(last.data(Qt::ToolTipRole).toString(), QStringLiteral("reason exit_code\nthe second"));
}

TEST(TrialTableModel, ChangesOnlyWhatDiffers)
{
    TrialTableModel model;
    const Tester tester(&model, Tester::FailureReportingMode::Fatal);
    TrialList trials = manyTrials(100);
    model.setRows(rowsOf(trials));
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy inserts(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removals(&model, &QAbstractItemModel::rowsRemoved);
    model.setRows(rowsOf(trials, model.rows()));
    EXPECT_EQ(changes.count() + inserts.count() + removals.count(), 0);

    trials.push_back(sample::makeTrial(100, {}, 26, 10'000));
    trials[40] = sample::makeInvalid(40, {}, 11, ReasonCode::Overlap);
    trials[41] = sample::makeInvalid(41, {}, 11, ReasonCode::Overlap);
    model.setRows(rowsOf(trials, model.rows()));
    ASSERT_EQ(changes.count(), 1);
    EXPECT_EQ(changes[0][0].toModelIndex().row(), 40);
    EXPECT_EQ(changes[0][1].toModelIndex().row(), 41);
    ASSERT_EQ(inserts.count(), 1);
    EXPECT_EQ(inserts[0][1].toInt(), 100);

    trials.erase(trials.begin() + 10, trials.begin() + 13);
    model.setRows(rowsOf(trials, model.rows()));
    EXPECT_EQ(removals.count(), 1);
    EXPECT_EQ(model.rowCount(), 98);
    trials.insert(trials.begin() + 10, sample::makeTrial(11, {}, 3, 10'000));
    model.setRows(rowsOf(trials, model.rows()));
    EXPECT_EQ(model.row(10).spec.sequence, 11);
    EXPECT_EQ(model.find(11), 10);
    EXPECT_EQ(model.find(12), -1);
    EXPECT_EQ(resets.count(), 0);
}

TEST(TrialTableModel, TheRunningTrialShowsItsTime)
{
    TrialTableModel model;
    TrialRowSource source;
    source.running = TrialSpec {0, {}, 1, 0, Phase::Screen, false};
    model.setRows(makeTrialRows(source, {}));
    model.setElapsed(2.5);
    EXPECT_EQ(model.index(0, TrialTableModel::WallTime).data().toString(), QStringLiteral("2.50 s"));
    EXPECT_EQ(model.index(0, TrialTableModel::Round).data().toString(), QStringLiteral("1, screening"));
}

TEST_F(TrialTableTest, AnUpdateMovesNeitherSelectionNorPlace)
{
    TrialList trials = manyTrials(10'000);
    model.setRows(rowsOf(trials));
    table().sortByColumn(TrialTableModel::Median, Qt::AscendingOrder); // new rows come in everywhere
    ASSERT_TRUE(view->jumpTo(5001));
    const QModelIndex before = table().currentIndex();
    const int place = table().rowViewportPosition(before.row());
    const QSignalSpy resets(view->filter(), &QAbstractItemModel::modelReset);
    for (int i = 10'000; i < 10'040; ++i)
        trials.push_back(sample::makeTrial(i, loadBalance2, i / 4, 7000));
    model.setRows(rowsOf(trials, model.rows()));
    QApplication::processEvents();
    EXPECT_EQ(view->currentTrial(), 5001);
    EXPECT_EQ(table().selectionModel()->selectedRows().size(), 1);
    EXPECT_EQ(table().currentIndex().row(), before.row() + 40);
    EXPECT_EQ(table().rowViewportPosition(table().currentIndex().row()), place);
    EXPECT_EQ(resets.count(), 0);

    // In the order of the run nothing moves at all.
    table().sortByColumn(TrialTableModel::Number, Qt::AscendingOrder);
    table().verticalScrollBar()->setValue(4321);
    trials.push_back(sample::makeTrial(10'040, {}, 3000, 9000));
    model.setRows(rowsOf(trials, model.rows()));
    EXPECT_EQ(table().verticalScrollBar()->value(), 4321);
}

TEST_F(TrialTableTest, SortsByValueAndPutsMissingOnesLast)
{
    TrialList trials = {sample::makeTrial(0, loadBalance16, 1, 9000), sample::makeTrial(1, loadBalance2, 1, 10'000),
        sample::makeInvalid(2, {}, 1, ReasonCode::NoSteps)};
    model.setRows(rowsOf(trials));
    const auto order = [&] {
        QString text;
        for (int row = 0; row < shown().rowCount(); ++row)
            text += cell(row, TrialTableModel::Number);
        return text;
    };
    table().sortByColumn(TrialTableModel::Median, Qt::AscendingOrder); // as numbers: 9 before 10
    EXPECT_EQ(order(), QStringLiteral("012"));
    table().sortByColumn(TrialTableModel::Median, Qt::DescendingOrder);
    EXPECT_EQ(order(), QStringLiteral("102"));
    table().sortByColumn(TrialTableModel::CandidateName, Qt::AscendingOrder); // LoadBalance:2 before :16
    EXPECT_EQ(order(), QStringLiteral("210"));
}

TEST_F(TrialTableTest, FiltersByStateCandidateAndText)
{
    TrialList trials = manyTrials(20);
    trials.push_back(sample::makeInvalid(20, loadBalance2, 6, ReasonCode::Overlap));
    model.setRows(rowsOf(trials));
    view->setLooks(CandidateLooks(*sample::makeRun(trials), {}));
    auto *state = child<QComboBox>("stateFilter");
    auto *candidate = child<QComboBox>("candidateFilter");
    auto *text = child<QLineEdit>("textFilter");
    state->setCurrentIndex(state->findData(int(TrialState::Invalid)));
    EXPECT_EQ(shown().rowCount(), 1);
    state->setCurrentIndex(0);
    candidate->setCurrentIndex(candidate->findData(QStringLiteral("LoadBalance:2")));
    EXPECT_EQ(shown().rowCount(), 6);
    QTest::keyClicks(text, QStringLiteral("OVERLAP"));
    EXPECT_TRUE(sample::waitFor([&] { return shown().rowCount() == 1; }));
    // A way to a trial that the filter hides lifts it.
    EXPECT_TRUE(view->jumpTo(4));
    EXPECT_EQ(view->currentTrial(), 4);
    EXPECT_EQ(shown().rowCount(), 21);
    EXPECT_TRUE(text->text().isEmpty());
    EXPECT_FALSE(view->jumpTo(99));
}

TEST_F(TrialTableTest, GoesToATrialByItsNumber)
{
    model.setRows(rowsOf(manyTrials(1000)));
    view->activateWindow();
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_G, Qt::ControlModifier);
    auto *goTo = child<QLineEdit>("goTo");
    QTest::keyClicks(goTo, QStringLiteral("777"));
    QSignalSpy chosen(view.get(), &TrialTable::trialChosen);
    QTest::keyClick(goTo, Qt::Key_Return);
    EXPECT_EQ(view->currentTrial(), 777);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].toInt(), 777);
    EXPECT_TRUE(table().viewport()->rect().contains(table().visualRect(table().currentIndex()).center()));
}

TEST_F(TrialTableTest, CopiesTheSelectionAsItIsShown)
{
    TrialList trials = {
        sample::makeTrial(0, loadBalance2, 1, 12'000), sample::makeInvalid(1, {}, 1, ReasonCode::ExitCode)};
    auto quoted = sample::makeInvalid(2, {}, 2, ReasonCode::ExitCode);
    quoted->reasons[0].sentence = Text("a \"word\", and more");
    trials.push_back(quoted);
    model.setRows(rowsOf(trials));
    using Column = TrialTableModel::Column;
    for (const int hidden : {Column::Course, Column::Round, Column::Exit, Column::WallTime})
        table().setColumnHidden(hidden, true);
    view->activateWindow();
    table().setFocus();
    table().selectAll();
    QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(),
        QStringLiteral("#,State,Candidate,Steps,Median (ms),Reason\n"
                       "0,valid,LoadBalance:2,21,12.000,\n"
                       "1,invalid,default,0,,reason exit_code\n"
                       "2,invalid,default,0,,\"a \"\"word\"\", and more\"\n"));
}

TEST_F(TrialTableTest, ExportsAllRowsWithTheirSteps)
{
    const QTemporaryDir dir;
    model.setRows(rowsOf({sample::makeTrial(0, loadBalance2, 1, 12'000)}));
    QSignalSpy failures(view.get(), &TrialTable::failed);
    view->exportTo(dir.filePath(QStringLiteral("t.csv")));
    QFile file(dir.filePath(QStringLiteral("t.csv")));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    ASSERT_EQ(lines.size(), 3);
    EXPECT_TRUE(lines[1].startsWith("0,valid,LoadBalance:2,1,0,21,12.000,11880 12000 12120 11880"));
    EXPECT_EQ(failures.count(), 0);
    view->exportTo(dir.filePath(QStringLiteral("none/t.csv")));
    EXPECT_EQ(failures.count(), 1);
}

TEST_F(TrialTableTest, NoTitleIsCut)
{
    BracketTranslator brackets; // longer words
    QCoreApplication::installTranslator(&brackets);
    QSettings().clear();
    const TrialTable wordy(&model);
    const QHeaderView *header = wordy.table()->horizontalHeader();
    for (int column = 1; column < header->count(); ++column) { // the number is as wide as its numbers
        const QString title = model.headerData(column, Qt::Horizontal).toString();
        EXPECT_GE(header->sectionSize(column), header->sectionSizeHint(column)) << title.toStdString();
    }
    QCoreApplication::removeTranslator(&brackets);
}

TEST_F(TrialTableTest, ColumnsAreHiddenByTheMenuAndRemembered)
{
    model.setRows(rowsOf(manyTrials(4)));
    const std::unique_ptr<QMenu> menu(table().makeColumnMenu(nullptr));
    ASSERT_EQ(menu->actions().size(), int(TrialTableModel::ColumnCount));
    QAction *exit = menu->actions().at(TrialTableModel::Exit);
    EXPECT_TRUE(exit->isChecked());
    exit->trigger();
    EXPECT_TRUE(table().isColumnHidden(TrialTableModel::Exit));
    const TrialTable again(&model);
    EXPECT_TRUE(again.table()->isColumnHidden(TrialTableModel::Exit));
    exit->trigger();
    EXPECT_FALSE(table().isColumnHidden(TrialTableModel::Exit));
    // The last one cannot be hidden.
    for (QAction *action : menu->actions())
        action->setChecked(false);
    EXPECT_EQ(table().horizontalHeader()->hiddenSectionCount(), int(TrialTableModel::ColumnCount) - 1);
}
