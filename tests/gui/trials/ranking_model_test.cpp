// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ranking_model.h"
#include "models/steps_model.h"
#include "trial_data.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::gui;
using sample::loadBalance2;
using sample::mainStream4;

namespace
{

AnalysisPtr analysisOf(const TrialList &trials, const Candidate &baseline = {})
{
    const RunConfig config = sample::makeConfig();
    AnalysisOptions options = Planner(config.plan, config.candidates).analysisOptions();
    options.baseline = baseline;
    return std::make_shared<const Analysis>(analyse(trials, options));
}

QString cell(const RankingModel &model, int row, int column, int role = Qt::DisplayRole)
{
    return model.index(row, column).data(role).toString();
}

} // namespace

TEST(RankingModel, ShowsTheResultBestFirst)
{
    RankingModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setAnalysis(analysisOf(sample::manyTrials(16)), 0.02);
    ASSERT_EQ(model.rowCount(), 4);
    EXPECT_EQ(cell(model, 0, RankingModel::CandidateName), QStringLiteral("LoadBalance:2"));
    EXPECT_TRUE(model.isRecommended(0));
    EXPECT_FALSE(model.isRecommended(1));
    EXPECT_TRUE(model.index(0, RankingModel::CandidateName).data(Qt::FontRole).isValid());
    EXPECT_EQ(cell(model, 0, RankingModel::CandidateName, Qt::AccessibleTextRole),
        QStringLiteral("LoadBalance:2, recommended"));
    EXPECT_EQ(cell(model, 0, RankingModel::VerdictWord), QStringLiteral("faster"));
    EXPECT_EQ(cell(model, 0, RankingModel::Label), QStringLiteral("improvement"));
    EXPECT_NEAR(cell(model, 0, RankingModel::Speedup).toDouble(), 1.25, 0.01);
    EXPECT_NEAR(cell(model, 0, RankingModel::Median).toDouble(), 8.0, 0.06);
    EXPECT_FALSE(cell(model, 0, RankingModel::VerdictWord, Qt::ToolTipRole).isEmpty());
    const auto chip = model.index(0, RankingModel::VerdictWord).data(ChipRole).value<ChipLook>();
    EXPECT_EQ(chip.role, Role::Good);
    EXPECT_EQ(chip.frame, ChipLook::Frame::Filled);
}

TEST(RankingModel, NamesWhomACandidateStandsFor)
{
    RankingModel model;
    model.setAnalysis(analysisOf(sample::manyTrials(16)), 0.02);
    EXPECT_FALSE(model.hasStandIns());
    RunConfig config = sample::makeConfig();
    config.plan.alike = {{loadBalance2, {{Strategy::MainStream, 2}, {Strategy::LoadBalance, 3}}}};
    model.setAnalysis(std::make_shared<const Analysis>(
                          analyse(sample::manyTrials(16), Planner(config.plan, config.candidates).analysisOptions())),
        0.02);
    EXPECT_TRUE(model.hasStandIns());
    const QString others = QStringLiteral("MainStream:2, LoadBalance:3");
    EXPECT_EQ(cell(model, 0, RankingModel::StandsFor), others);
    EXPECT_EQ(cell(model, 1, RankingModel::StandsFor), QString());
    for (const int column : {RankingModel::CandidateName, RankingModel::StandsFor})
        EXPECT_TRUE(cell(model, 0, column, Qt::ToolTipRole).contains(QStringLiteral("It stands for ") + others));
    EXPECT_FALSE(cell(model, 1, RankingModel::CandidateName, Qt::ToolTipRole).contains(QStringLiteral("stands for")));
}

TEST(RankingModel, AllBarsShareOneScaleThatHoldsTheBand)
{
    RankingModel model;
    model.setAnalysis(analysisOf(sample::manyTrials(16)), 0.02);
    const auto first = model.index(0, RankingModel::Speedup).data(EffectRole).value<EffectBar>();
    ASSERT_TRUE(first.lo && first.hi && first.speedup);
    EXPECT_LE(*first.lo, *first.speedup);
    EXPECT_LE(first.scaleLo, 1 / 1.02);
    EXPECT_GE(first.scaleHi, *first.hi);
    for (int row = 1; row < model.rowCount(); ++row) {
        const auto bar = model.index(row, RankingModel::Speedup).data(EffectRole).value<EffectBar>();
        EXPECT_EQ(bar.scaleLo, first.scaleLo);
        EXPECT_EQ(bar.scaleHi, first.scaleHi);
    }
}

TEST(RankingModel, ANewOrderMovesRowsAndKeepsPersistentIndexes)
{
    RankingModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setAnalysis(analysisOf(sample::manyTrials(16)), 0.02);
    const QPersistentModelIndex best = model.index(0, RankingModel::Median);
    TrialList trials = sample::manyTrials(16);
    for (TrialPtr &trial : trials) {
        if (trial->spec.candidate == mainStream4)
            trial = sample::makeTrial(trial->spec.sequence, mainStream4, trial->spec.round, 5000);
    }
    model.setAnalysis(analysisOf(trials), 0.02);
    EXPECT_EQ(model.find(mainStream4), 0);
    EXPECT_EQ(model.find(loadBalance2), 1);
    EXPECT_EQ(best.row(), 1);
    EXPECT_EQ(best.column(), RankingModel::Median);
    EXPECT_EQ(resets.count(), 0);
    model.setAnalysis(nullptr, 0.02);
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_FALSE(best.isValid());
}

TEST(RankingModel, SaysWhatIsNotConfirmedExcludedOrDifferent)
{
    CandidateResult result;
    result.verdict = Verdict::Faster;
    result.provisional = true;
    EXPECT_EQ(RankingModel::verdictWords(result), QStringLiteral("faster (not confirmed)"));
    EXPECT_EQ(RankingModel::verdictChip(result).frame, ChipLook::Frame::Dashed);
    result.outputDiffers = true;
    EXPECT_EQ(RankingModel::verdictWords(result), QStringLiteral("output differs"));
    EXPECT_EQ(RankingModel::verdictChip(result).role, Role::Bad);
    result.excluded = true;
    EXPECT_EQ(RankingModel::verdictWords(result), QStringLiteral("excluded"));
}

TEST(StepsModel, ShowsRecords)
{
    StepsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    auto log = std::make_shared<StepLog>();
    log->files = {QStringLiteral("/a/plog-1.log")};
    log->names = {QStringLiteral("RunGraph"), QStringLiteral("LoadBalance:2")};
    StepRecord record;
    record.object.id = 7;
    record.step = 3;
    record.cost_us = 12'345;
    record.line = 42;
    record.mode = 1;
    log->records = {record, record};
    model.setLog(log);
    ASSERT_EQ(model.rowCount(), 2);
    const auto text = [&](int column) { return model.index(1, column).data().toString(); };
    EXPECT_EQ(text(StepsModel::Step), QStringLiteral("3"));
    EXPECT_EQ(text(StepsModel::Cost), QStringLiteral("12.345"));
    EXPECT_EQ(text(StepsModel::Mode), QStringLiteral("LoadBalance:2"));
    EXPECT_EQ(text(StepsModel::Object), QStringLiteral("model:7"));
    EXPECT_EQ(text(StepsModel::Process), QString());
    EXPECT_EQ(text(StepsModel::Where), QStringLiteral("plog-1.log:42"));
    model.setLog(nullptr);
    EXPECT_EQ(model.rowCount(), 0);
}
