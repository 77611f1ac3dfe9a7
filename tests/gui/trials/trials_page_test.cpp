// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bracket_translator.h"
#include "models/steps_model.h"
#include "models/trial_table_model.h"
#include "page_parts.h"
#include "steplog/steps_csv.h"
#include "trial_data.h"
#include "trials/data_table.h"
#include "trials/environment_panel.h"
#include "trials/gates_panel.h"
#include "trials/live_output.h"
#include "trials/log_files.h"
#include "trials/log_view.h"
#include "trials/ranking_actions.h"
#include "trials/ranking_view.h"
#include "trials/steps_panel.h"
#include "trials/summary_strip.h"
#include "trials/trial_details.h"
#include "trials/trial_table.h"
#include "trials/trials_page.h"
#include "tuning/result_folder.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTranslator>
#include <QTreeWidget>
#include <QUndoStack>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::gui;
using sample::loadBalance2;
using sample::mainStream4;
using sample::waitFor;

namespace
{

struct TrialsPageTest : public ::testing::Test, public test::PageParts {
    QTemporaryDir dir;
    std::unique_ptr<TrialsPage> page;

    void SetUp() override
    {
        QSettings().clear();
        page = std::make_unique<TrialsPage>(context);
        page->resize(1300, 900);
        page->show();
    }
    void show(const TrialList &trials) { show(sample::makeRun(trials, dir.path())); }
    void show(const std::shared_ptr<ShownRun> &run)
    {
        const int rows = int(run->snapshot->trials.size());
        runs.put(run);
        ASSERT_TRUE(waitFor([&] { return page->trialModel()->rowCount() >= rows; }));
    }
    /// Triggers an action of the candidate's context menu; false if it cannot be.
    bool trigger(const Candidate &candidate, const char *action)
    {
        const std::unique_ptr<QMenu> menu(page->ranking()->makeMenu(page->rankingModel()->find(candidate), nullptr));
        auto *found = menu->findChild<QAction *>(QLatin1String(action));
        const auto *parent = found ? qobject_cast<QMenu *>(found->parent()) : nullptr;
        if (!found || !found->isEnabled() || (parent && !parent->isEnabled()))
            return false;
        found->trigger();
        return true;
    }
    QString write(const QString &name, const QByteArray &content) const
    {
        const QString path = dir.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return path;
    }
};

} // namespace

TEST_F(TrialsPageTest, SaysWhatToDoWhileThereIsNothing)
{
    EXPECT_FALSE(page->summary()->isVisible());
    EXPECT_FALSE(page->trials()->isVisible());
    show(sample::manyTrials(12));
    EXPECT_TRUE(page->trials()->isVisible());
    EXPECT_TRUE(page->summary()->text().contains(QStringLiteral("Recommended: LoadBalance:2")));
    EXPECT_TRUE(page->summary()->text().contains(QStringLiteral("Certainty: ")));
    runs.clear();
    EXPECT_FALSE(page->trials()->isVisible());
}

TEST_F(TrialsPageTest, SaysWhyAllTrialsFail)
{
    TrialList trials;
    for (int i = 0; i < 4; ++i)
        trials.push_back(sample::makeInvalid(i, {}, i + 1, i == 0 ? ReasonCode::ExitCode : ReasonCode::NoSteps));
    show(trials);
    const QString text = page->summary()->text();
    EXPECT_TRUE(text.contains(QStringLiteral("No trial is valid so far.")));
    EXPECT_TRUE(text.contains(QStringLiteral("3 of 4 trials: reason no_steps")));
    EXPECT_TRUE(text.contains(gateNextStep(ReasonCode::NoSteps)));
}

TEST_F(TrialsPageTest, ASnapshotMoreKeepsSelectionOfBothTables)
{
    show(sample::manyTrials(16));
    page->trials()->jumpTo(6);
    page->ranking()->table()->selectRow(page->rankingModel()->find(mainStream4));
    TrialList more = runs.current()->snapshot->trials;
    more.push_back(sample::makeTrial(16, mainStream4, 5, 1000));
    show(more);
    EXPECT_EQ(page->trials()->currentTrial(), 6);
    EXPECT_EQ(selection.trial(), 6);
    EXPECT_EQ(page->ranking()->selected(), CandidateList {mainStream4});
    EXPECT_TRUE(page->ranking()->details().startsWith(QStringLiteral("MainStream:4: ")));
}

TEST_F(TrialsPageTest, SharesTheSelection)
{
    show(sample::manyTrials(16));
    page->ranking()->table()->selectRow(page->rankingModel()->find(loadBalance2));
    EXPECT_EQ(selection.selected(), CandidateList {loadBalance2});
    selection.setSelected({mainStream4});
    EXPECT_EQ(page->ranking()->selected(), CandidateList {mainStream4});
    selection.setTrial(3);
    EXPECT_EQ(page->trials()->currentTrial(), 3);
    Q_EMIT selection.openTrialRequested(9);
    EXPECT_EQ(page->trials()->currentTrial(), 9);
    EXPECT_EQ(selection.trial(), 9);
}

TEST_F(TrialsPageTest, AnyCandidateCanBeTheBaseline)
{
    show(sample::manyTrials(16));
    const RankingModel &ranking = *page->rankingModel();
    ASSERT_TRUE(trigger(loadBalance2, "setBaseline"));
    EXPECT_EQ(document.project().baseline, loadBalance2);
    const auto verdict = [&](const Candidate &candidate) {
        const int row = ranking.find(candidate);
        return row < 0 ? Verdict::NotEnoughData : ranking.result(row).verdict;
    };
    ASSERT_TRUE(waitFor([&] { return verdict(loadBalance2) == Verdict::Baseline; }));
    EXPECT_EQ(verdict({}), Verdict::Slower);
    EXPECT_TRUE(page->summary()->text().contains(QStringLiteral("Compared with LoadBalance:2 instead of default.")));
    auto *back = page->summary()->findChild<QPushButton *>(QStringLiteral("useDefaultBaseline"));
    back->click();
    ASSERT_TRUE(waitFor([&] { return verdict({}) == Verdict::Baseline; }));
    document.undoStack()->undo();
    EXPECT_TRUE(waitFor([&] { return verdict(loadBalance2) == Verdict::Baseline; }));
}

TEST_F(TrialsPageTest, TheMenuSetsTheComparisonAndCopiesTheCommand)
{
    show(sample::manyTrials(16));
    ASSERT_TRUE(trigger(mainStream4, "setComparison"));
    EXPECT_EQ(document.project().comparison, mainStream4);
    ASSERT_TRUE(trigger(mainStream4, "setComparison"));
    EXPECT_FALSE(document.project().comparison);
    ASSERT_TRUE(trigger(mainStream4, "copyReproduce"));
    EXPECT_EQ(QApplication::clipboard()->text(),
        QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE=MainStream:4 ./workload --steps 20"));
    EXPECT_FALSE(trigger({}, "exclude"));
    EXPECT_FALSE(trigger({}, "setBaseline")); // it is
}

TEST_F(TrialsPageTest, ExcludingIsUndoneWithTheSetup)
{
    show(sample::manyTrials(16));
    const auto isExcluded = [&] {
        const int row = page->rankingModel()->find(loadBalance2);
        return row >= 0 && page->rankingModel()->result(row).excluded;
    };
    ASSERT_TRUE(trigger(loadBalance2, "exclude"));
    EXPECT_EQ(document.project().setup.plan.excluded, CandidateList {loadBalance2});
    EXPECT_EQ(runs.current()->config.plan.excluded, CandidateList {loadBalance2});
    ASSERT_TRUE(waitFor(isExcluded));
    EXPECT_FALSE(page->summary()->text().contains(QStringLiteral("Recommended: LoadBalance:2")));
    document.undoStack()->undo();
    EXPECT_TRUE(waitFor([&] { return !isExcluded(); }));
    EXPECT_TRUE(runs.current()->config.plan.excluded.empty());
}

TEST_F(TrialsPageTest, MoreRoundsGoOnWithTheRun)
{
    // A real run of a command that ends at once: all its trials are invalid, but they are run.
    RunConfig config = sample::makeConfig(1);
    config.command = QStringLiteral("true");
    config.workingFolder = dir.path();
    config.candidates = {Candidate {}, loadBalance2};
    const QString folder = dir.filePath(QStringLiteral("run"));
    QObject::connect(&controller, &RunController::snapshotChanged, page.get(), [&](const SnapshotPtr &snapshot) {
        auto run = std::make_shared<ShownRun>();
        run->folder = folder;
        run->config = config;
        run->snapshot = snapshot;
        runs.put(run);
    });
    controller.start({config, folder, false, false, false});
    ASSERT_TRUE(waitFor([&] { return !controller.isBusy() && page->trialModel()->rowCount() == 2; }));
    ASSERT_TRUE(trigger(loadBalance2, "rounds2"));
    EXPECT_TRUE(controller.isBusy());
    EXPECT_FALSE(trigger(loadBalance2, "rounds1")) << "a run goes on";
    ASSERT_TRUE(waitFor([&] { return !controller.isBusy() && page->trialModel()->rowCount() == 6; }));
    const auto recorded = readRun(folder);
    ASSERT_TRUE(recorded);
    ASSERT_EQ(recorded->config.plan.extraRounds.size(), 1U);
    EXPECT_EQ(recorded->config.plan.extraRounds[0].candidates, CandidateList {loadBalance2});
    EXPECT_EQ(recorded->config.plan.extraRounds[0].rounds, 2);
}

TEST_F(TrialsPageTest, AnImportedRunCannotGoOn)
{
    show(sample::manyTrials(12));
    EXPECT_FALSE(trigger(loadBalance2, "rounds1"));
}

TEST_F(TrialsPageTest, DetailsShowFilesStepsAndTheOffendingLine)
{
    const QString trial = QStringLiteral("trial_001_LoadBalance2_r1/");
    const QString log = write(trial + QStringLiteral("plog/run/plog-1.log"), "one\ntwo bad\nthree\n");
    write(trial + QStringLiteral("stdout.log"), "hello\n");
    write(trial + QStringLiteral("steps.csv"), stepsCsvHeader() + "model:1,RunGraph,default,0,0,5,5,0,0,0,7,a.log,1\n");
    TrialList trials = sample::manyTrials(1);
    auto invalid = sample::makeInvalid(1, loadBalance2, 1, ReasonCode::ModeMismatch);
    invalid->reasons[0].file = log;
    invalid->reasons[0].line = 2;
    trials.push_back(invalid);
    show(trials);
    page->trials()->jumpTo(1);
    TrialDetails &details = *page->details();

    details.showKind(TrialDetails::Kind::Gates);
    QPlainTextEdit &excerpt = *details.gates()->excerpt();
    ASSERT_TRUE(waitFor([&] { return !excerpt.extraSelections().isEmpty(); }));
    EXPECT_EQ(excerpt.extraSelections().first().cursor.block().text(), QStringLiteral("2  two bad"));
    EXPECT_EQ(details.gates()->tree()->currentItem()->text(2), QStringLiteral("reason mode_mismatch"));

    details.showKind(TrialDetails::Kind::Logs);
    QTreeWidget &tree = *details.logs()->tree();
    ASSERT_TRUE(waitFor([&] { return tree.topLevelItemCount() == 3; }));
    EXPECT_EQ(tree.topLevelItem(0)->text(0), QStringLiteral("stdout.log"));
    const int tabs = details.count();
    Q_EMIT tree.itemActivated(tree.topLevelItem(0), 0);
    ASSERT_EQ(details.count(), tabs + 1);
    const auto *view = qobject_cast<LogView *>(details.currentWidget());
    ASSERT_TRUE(view);
    EXPECT_TRUE(waitFor([&] { return view->view()->toPlainText() == QStringLiteral("hello\n"); }));
    Q_EMIT details.tabCloseRequested(tabs);
    EXPECT_EQ(details.count(), tabs);

    details.showKind(TrialDetails::Kind::Steps);
    EXPECT_TRUE(waitFor([&] { return details.steps()->model()->rowCount() == 1; }));

    details.showKind(TrialDetails::Kind::Environment);
    const auto found = details.environment()->tree()->findItems(
        QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE"), Qt::MatchExactly | Qt::MatchRecursive);
    ASSERT_EQ(found.size(), 1);
    EXPECT_EQ(found[0]->text(1), QStringLiteral("LoadBalance:2"));
}

TEST_F(TrialsPageTest, FollowsTheLanguageAtOnce)
{
    show(sample::manyTrials(12));
    selection.setSelected({loadBalance2});
    BracketTranslator translator;
    QApplication::installTranslator(&translator);
    QApplication::processEvents();
    const auto isTranslated = [](const QString &text) { return text.startsWith(QLatin1Char('[')); };
    const QAbstractItemModel *models[] = {page->trialModel(), page->rankingModel(), page->details()->steps()->model()};
    for (const QAbstractItemModel *model : models) {
        for (int column = 0; column < model->columnCount(); ++column)
            EXPECT_TRUE(isTranslated(model->headerData(column, Qt::Horizontal).toString())) << column;
    }
    for (int tab = 0; tab < page->details()->count(); ++tab)
        EXPECT_TRUE(isTranslated(page->details()->tabText(tab)));
    EXPECT_TRUE(isTranslated(page->summary()->text()));
    EXPECT_TRUE(isTranslated(page->ranking()->details()));
    EXPECT_TRUE(isTranslated(page->ranking()->table()->accessibleName()));
    for (const QWidget *widget : page->findChildren<QLineEdit *>()) {
        EXPECT_TRUE(!widget->isVisibleTo(page.get()) || isTranslated(widget->accessibleName()))
            << widget->objectName().toStdString();
    }
    QApplication::removeTranslator(&translator);
    QApplication::processEvents();
    EXPECT_TRUE(page->summary()->text().startsWith(QStringLiteral("Recommended: ")));
}

TEST(LiveOutput, IsCappedAndFollowsTheEnd)
{
    LiveOutput output;
    output.resize(400, 200);
    output.show();
    output.begin({0, {}, 1, 0, Phase::Measure, false});
    for (int i = 0; i < 3 * LiveOutput::maxLines; ++i)
        output.append("\x1b[32mline " + QByteArray::number(i) + "\x1b[0m\n");
    output.finish();
    QPlainTextEdit &view = *output.view();
    EXPECT_LE(view.blockCount(), int(LiveOutput::maxLines));
    EXPECT_TRUE(view.toPlainText().endsWith(QStringLiteral("line 14999\n")));
    EXPECT_FALSE(view.toPlainText().contains(QChar(0x1b)));
    EXPECT_EQ(view.verticalScrollBar()->value(), view.verticalScrollBar()->maximum());
}

TEST(LiveOutput, StaysWhereTheUserReads)
{
    LiveOutput output;
    output.resize(400, 200);
    output.show();
    output.begin({0, {}, 1, 0, Phase::Measure, false});
    for (int i = 0; i < 200; ++i)
        output.append("line " + QByteArray::number(i) + '\n');
    QScrollBar &bar = *output.view()->verticalScrollBar();
    ASSERT_TRUE(waitFor([&] { return bar.maximum() > 100; }));
    bar.setValue(50);
    const QString before = output.view()->toPlainText();
    output.append("more\n");
    ASSERT_TRUE(waitFor([&] { return output.view()->toPlainText() != before; }));
    EXPECT_EQ(bar.value(), 50);
    bar.setValue(bar.maximum());
    output.append("and more\n");
    output.finish();
    EXPECT_EQ(bar.value(), bar.maximum());
}
