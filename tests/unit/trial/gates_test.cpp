// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trial/gates.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

/// A log of one process with `steps` good steps of model 7 under LoadBalance:2, 1000 us apart, 800 us long.
class GatesTest : public testing::Test
{
protected:
    GatesTest()
    {
        m_log.files = {QStringLiteral("run/plog/plog-10_1.log")};
        m_log.names = {QStringLiteral("NnExecute"), QStringLiteral("LoadBalance:2"), QStringLiteral("default")};
        m_trial.spec.candidate = {Strategy::LoadBalance, 2};
        addSteps(7, 13);
    }

    void addSteps(std::int64_t model, int count, std::int64_t pid = 10)
    {
        for (int step = 0; step < count; ++step) {
            StepRecord record;
            record.pid = pid;
            record.object.id = model;
            record.step = step;
            record.start_us = 1000 * step;
            record.end_us = record.start_us + 800;
            record.cost_us = 800;
            record.line = std::uint32_t(step + 1);
            record.mode = 1;
            m_log.records.push_back(record);
        }
    }

    Trial judge() { return judgeTrial(m_trial, m_log, m_options); }

    QStringList codes()
    {
        QStringList names;
        for (const Reason &reason : judge().reasons)
            names << reasonCodeName(reason.code);
        return names;
    }

    static QStringList only(const char *code) { return {QString::fromLatin1(code)}; }

    Trial m_trial;
    StepLog m_log;
    GateOptions m_options;
};

} // namespace

TEST_F(GatesTest, AGoodTrialIsValid)
{
    const Trial trial = judge();
    EXPECT_TRUE(trial.isValid());
    EXPECT_EQ(trial.stepCount, 13);
    EXPECT_EQ(trial.mainObject->name(), QStringLiteral("model:7"));
    EXPECT_EQ(trial.mainProcess, 10);
    EXPECT_EQ(trial.kept_us, std::vector<std::int64_t>(12, 800));
}

TEST_F(GatesTest, ExitCodeSignalTimeoutAndInterruption)
{
    m_trial.exit.code = 3;
    EXPECT_EQ(codes(), only("exit_code"));
    m_trial.exit = {ExitState::Kind::Signalled, 11, {}};
    EXPECT_EQ(codes(), only("exit_code"));
    EXPECT_TRUE(judge().reasons.front().sentence.english().contains(QStringLiteral("signal 11")));
    m_trial.exit = {ExitState::Kind::TimedOut, 15, {}};
    EXPECT_EQ(codes(), only("timeout"));
    m_trial.exit = {ExitState::Kind::Interrupted, 15, {}};
    EXPECT_EQ(codes(), only("interrupted"));
}

TEST_F(GatesTest, AStoppedTrialHasNoOtherReason)
{
    m_log.records.clear();
    LogProblem problem;
    problem.what = "Cannot read plog";
    m_log.problems.push_back(problem);
    m_log.problemCount = 1;
    m_trial.exit = {ExitState::Kind::Interrupted, 15, {}};
    EXPECT_EQ(codes(), only("interrupted"));
}

TEST_F(GatesTest, ALaunchFailureThatIsExplainedIsSaidOnce)
{
    m_log.records.clear();
    m_trial.exit = {ExitState::Kind::LaunchFailed, 127, QStringLiteral("long words")};
    m_trial.reasons.push_back({ReasonCode::LaunchFailed, Text("cv did not compile"), {}, 0});
    EXPECT_EQ(codes(), only("launch_failed"));
    EXPECT_EQ(judge().reasons.front().sentence.english(), QStringLiteral("cv did not compile"));
}

TEST_F(GatesTest, LaunchFailureSaysOnlyThat)
{
    m_log.records.clear();
    m_trial.exit = {ExitState::Kind::LaunchFailed, 127, QStringLiteral("No such file")};
    EXPECT_EQ(codes(), only("launch_failed"));
    EXPECT_TRUE(judge().reasons.front().sentence.english().contains(QStringLiteral("No such file")));
}

TEST_F(GatesTest, LogsThatDidNotArriveSayNothing)
{
    m_log.records.clear();
    m_trial.reasons.push_back({ReasonCode::FetchFailed, Text("the logs could not be fetched"), {}, 0});
    EXPECT_EQ(codes(), only("fetch_failed"));
}

TEST_F(GatesTest, NoSteps)
{
    m_log.records.clear();
    EXPECT_EQ(codes(), only("no_steps"));
}

TEST_F(GatesTest, AMalformedLineNamesFileAndLine)
{
    m_log.problems.push_back({QStringLiteral("stdout.log"), 42, Text("the field ret is missing")});
    m_log.problemCount = 1;
    EXPECT_EQ(codes(), only("malformed_log"));
    const Reason reason = judge().reasons.front();
    EXPECT_EQ(reason.line, 42);
    EXPECT_EQ(reason.english(), QStringLiteral("the field ret is missing (stdout.log:42)"));
    EXPECT_TRUE(judge().notes.empty());
    m_log.problemCount = 7;
    EXPECT_EQ(judge().notes.front().english(), QStringLiteral("7 STEP lines cannot be used; the first is named above"));
}

TEST_F(GatesTest, ModeIsCheckedAfterTheWarmUpOnly)
{
    m_log.records[0].mode = 2;
    EXPECT_TRUE(judge().isValid());
    m_log.records[4].mode = 2;
    EXPECT_EQ(codes(), only("mode_mismatch"));
    const Reason reason = judge().reasons.front();
    EXPECT_EQ(reason.line, 5);
    EXPECT_TRUE(reason.sentence.english().startsWith(
        QStringLiteral("1 of 12 steps ran with mode default instead of LoadBalance:2")));
}

TEST_F(GatesTest, ReturnValuesAreCheckedAfterTheWarmUpOnly)
{
    m_log.records[0].ret = 5;
    EXPECT_TRUE(judge().isValid());
    m_log.records[3].syncRet = 4294967295;
    EXPECT_EQ(codes(), only("nonzero_ret"));
    EXPECT_TRUE(
        judge().reasons.front().sentence.english().contains(QStringLiteral("step 3 has ret=0 sync_ret=4294967295")));
}

TEST_F(GatesTest, TooFewStepsCountsAfterTheWarmUp)
{
    m_log.records.resize(6);
    EXPECT_TRUE(judge().isValid());
    m_log.records.resize(5);
    EXPECT_EQ(codes(), only("too_few_steps"));
    m_options.dropFirst = 0;
    EXPECT_TRUE(judge().isValid());
}

TEST_F(GatesTest, WarmUpIsAStepIndexNotAPosition)
{
    m_log.records.erase(m_log.records.begin()); // the warm-up step was lost: nothing else may be dropped for it
    EXPECT_EQ(judge().kept_us.size(), 12U);
}

TEST_F(GatesTest, OverlapOfTheMainObjectOnly)
{
    m_log.records[5].end_us = m_log.records[6].start_us;
    EXPECT_TRUE(judge().isValid()) << "touching is not overlapping";
    m_log.records[5].end_us = m_log.records[6].start_us + 1;
    EXPECT_EQ(codes(), only("overlap"));
}

TEST_F(GatesTest, OverlapFindsAStepCoveredByAnEarlierLongOne)
{
    m_log.records[2].end_us = 4500; // covers step 3 and reaches into step 4
    const auto reasons = judge().reasons;
    ASSERT_EQ(reasons.size(), 1U);
    EXPECT_EQ(reasons.front().code, ReasonCode::Overlap);
    m_log.records.erase(m_log.records.begin() + 3);
    EXPECT_EQ(codes(), only("overlap"));
}

TEST_F(GatesTest, OtherObjectsMayOverlapAndFail)
{
    addSteps(9, 5);
    for (auto it = m_log.records.end() - 5; it != m_log.records.end(); ++it) {
        it->end_us += 5000;
        it->ret = 1;
        it->mode = 2;
    }
    EXPECT_TRUE(judge().isValid());
    EXPECT_EQ(judge().stepCount, 18);
}

TEST_F(GatesTest, MainObjectIsTheOneWithMostStepsThenTheSmallerId)
{
    addSteps(3, 13);
    EXPECT_EQ(judge().mainObject->name(), QStringLiteral("model:3"));
    addSteps(9, 14);
    EXPECT_EQ(judge().mainObject->name(), QStringLiteral("model:9"));
    m_options.mainObject = ExecObject::parse(u"model:7");
    EXPECT_EQ(judge().mainObject->name(), QStringLiteral("model:7"));
}

TEST_F(GatesTest, AMissingMainObjectNamesWhatWasRecorded)
{
    m_options.mainObject = ExecObject::parse(u"0:1");
    EXPECT_EQ(codes(), only("main_object_missing"));
    EXPECT_TRUE(judge().reasons.front().sentence.english().contains(QStringLiteral("model:7")));
}

TEST_F(GatesTest, ProcessesAreKeptApart)
{
    addSteps(7, 20, 11); // the same times in another process do not overlap with ours
    const Trial trial = judge();
    EXPECT_TRUE(trial.isValid());
    EXPECT_EQ(trial.mainProcess, 11);
    EXPECT_EQ(trial.kept_us.size(), 19U);
    ASSERT_EQ(trial.notes.size(), 1U);
    EXPECT_EQ(trial.notes.front().english(),
        QStringLiteral("2 processes recorded model:7; the steps of process 11 are used"));
}

TEST_F(GatesTest, TheMainProcessIsChosenByRankOrId)
{
    addSteps(7, 20, 11);
    m_options.mainProcess = 1;
    EXPECT_EQ(judge().mainProcess, 10);
    m_options.mainProcess = 2;
    EXPECT_EQ(judge().mainProcess, 11);
    m_options.mainProcess = 10;
    EXPECT_EQ(judge().mainProcess, 10);
    m_options.mainProcess = 3;
    EXPECT_EQ(codes(), only("main_object_missing"));
}

TEST_F(GatesTest, EveryGateThatHitsIsNamed)
{
    m_trial.exit.code = 1;
    m_log.records.resize(3);
    m_log.records[2].ret = 1;
    m_log.records[2].mode = 2;
    m_log.records[1].end_us = 5000;
    EXPECT_EQ(codes(),
        QStringList({QStringLiteral("exit_code"), QStringLiteral("mode_mismatch"), QStringLiteral("nonzero_ret"),
            QStringLiteral("too_few_steps"), QStringLiteral("overlap")}));
}
