// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session_fixture.h"

#include <QFileInfo>

using namespace tributary;
using namespace tributary::testing_support;

TEST_F(SessionTest, RunsThePlanAndWritesEverything)
{
    TuningSession *session = makeSession();
    int finished = 0;
    int snapshots = 0;
    QObject::connect(session, &TuningSession::trialFinished, session, [&] { ++finished; });
    QObject::connect(session, &TuningSession::snapshotChanged, session, [&](const SnapshotPtr &snapshot) {
        ++snapshots;
        EXPECT_EQ(int(snapshot->trials.size()), snapshots);
        EXPECT_NEAR(snapshot->secondsLeft.value_or(-1), 0.5 * (6 - snapshots), 1e-9);
    });
    const RunEnd end = run(*session);
    EXPECT_EQ(end.kind, RunEnd::Kind::Completed);
    EXPECT_EQ(finished, 6);
    EXPECT_EQ(snapshots, 6);
    ASSERT_EQ(m_runner->started.size(), 6U);
    EXPECT_EQ(m_runner->started[0].label(), QStringLiteral("default"));
    EXPECT_EQ(m_runner->started[2].label(), QStringLiteral("LoadBalance:2")) << "mirrored";
    EXPECT_EQ(end.snapshot->analysis.recommendation.candidate.name(), QStringLiteral("LoadBalance:2"));
    for (const char *file : {"summary.csv", "summary.json", "journal.jsonl", "trial_000_default_r1/steps.csv",
             "trial_000_default_r1/stdout.log", "trial_005_LoadBalance2_r3/plog/plog-77_1.log"})
        EXPECT_TRUE(QFileInfo::exists(folder().path() + QLatin1Char('/') + QLatin1String(file))) << file;
}

TEST_F(SessionTest, TheSameResultComesFromTheJournal)
{
    const RunEnd end = run(*makeSession());
    const auto recorded = readRun(folder().path());
    ASSERT_TRUE(recorded) << recorded.error().english().toStdString();
    const SnapshotPtr again = snapshotOf(*recorded);
    ASSERT_EQ(again->trials.size(), end.snapshot->trials.size());
    EXPECT_EQ(again->analysis.recommendation.candidate, end.snapshot->analysis.recommendation.candidate);
    EXPECT_EQ(again->analysis.recommendation.certainty, end.snapshot->analysis.recommendation.certainty);
    EXPECT_EQ(again->analysis.find({Strategy::LoadBalance, 2})->effect->speedup,
        end.snapshot->analysis.find({Strategy::LoadBalance, 2})->effect->speedup);
}

TEST_F(SessionTest, AFailingTrialDoesNotEndTheRun)
{
    m_change = [](FakeRunner::Plan &plan) {
        if (plan.trial.spec.sequence == 1)
            plan.trial.exit.code = 3;
        if (plan.trial.spec.sequence == 2)
            plan.plog.clear();
    };
    const RunEnd end = run(*makeSession());
    EXPECT_EQ(end.kind, RunEnd::Kind::Completed);
    ASSERT_EQ(end.snapshot->trials.size(), 6U);
    EXPECT_TRUE(end.snapshot->trials[1]->hasReason(ReasonCode::ExitCode));
    EXPECT_TRUE(end.snapshot->trials[2]->hasReason(ReasonCode::NoSteps));
    EXPECT_TRUE(end.snapshot->trials[3]->isValid());
}

TEST_F(SessionTest, StopAfterTrialThenResume)
{
    {
        TuningSession *session = makeSession();
        QObject::connect(session, &TuningSession::trialStarted, session, [&](const TrialSpec &spec) {
            if (spec.sequence == 2)
                session->stopAfterTrial();
        });
        const RunEnd end = run(*session);
        EXPECT_EQ(end.kind, RunEnd::Kind::Stopped);
        EXPECT_EQ(end.snapshot->trials.size(), 3U);
        EXPECT_TRUE(QFileInfo::exists(folder().summaryJson())) << "what is there is summed up";
    }
    const RunEnd end = run(*makeSession());
    EXPECT_EQ(end.kind, RunEnd::Kind::Completed);
    EXPECT_EQ(end.snapshot->trials.size(), 6U);
    ASSERT_EQ(m_runner->started.size(), 3U);
    EXPECT_EQ(m_runner->started[0].sequence, 3);
}

TEST_F(SessionTest, StopNowEndsTheTrialAndResumeRunsItAgain)
{
    {
        TuningSession *session = makeSession();
        QObject::connect(session, &TuningSession::trialStarted, session, [&](const TrialSpec &spec) {
            if (spec.sequence == 2) {
                m_runner->hang = true;
                QTimer::singleShot(0, session, &TuningSession::stopNow);
            }
        });
        const RunEnd end = run(*session);
        EXPECT_EQ(end.kind, RunEnd::Kind::Stopped);
        ASSERT_EQ(end.snapshot->trials.size(), 3U);
        EXPECT_TRUE(end.snapshot->trials[2]->hasReason(ReasonCode::Interrupted));
    }
    const RunEnd end = run(*makeSession());
    ASSERT_EQ(end.snapshot->trials.size(), 6U);
    EXPECT_EQ(m_runner->started.front().sequence, 2);
    EXPECT_EQ(m_runner->started.size(), 4U);
    EXPECT_EQ(readJournal(folder().journal())->trials.size(), 6U);
}

TEST_F(SessionTest, ATrialWhoseStepsCannotBeWrittenIsRunAgain)
{
    m_change = [this](FakeRunner::Plan &plan) {
        if (plan.trial.spec.sequence == 2)
            (void)makeFolder(folder().trial(plan.trial.spec).stepsCsv());
    };
    const RunEnd end = run(*makeSession());
    EXPECT_EQ(end.kind, RunEnd::Kind::Failed);
    ASSERT_TRUE(end.error);
    EXPECT_TRUE(end.error->english().contains(QStringLiteral("steps.csv")));
    EXPECT_EQ(readJournal(folder().journal())->trials.size(), 2U);
}

TEST_F(SessionTest, AFullDiskStopsTheRunAndKeepsWhatIsThere)
{
    m_change = [this](FakeRunner::Plan &plan) {
        if (plan.trial.spec.sequence == 2) {
            // The next folder cannot be made: a file is in its place.
            (void)writeFileAtomically(folder().path() + QStringLiteral("/trial_003_default_r2"), "x");
        }
    };
    const RunEnd end = run(*makeSession());
    EXPECT_EQ(end.kind, RunEnd::Kind::Failed);
    ASSERT_TRUE(end.error);
    EXPECT_TRUE(end.error->english().contains(QStringLiteral("trial_003_default_r2")));
    EXPECT_EQ(readJournal(folder().journal())->trials.size(), 3U);
}

TEST_F(SessionTest, ADifferentOutputIsNeverRecommended)
{
    m_config.outputCheck.pattern = QStringLiteral("digest=(\\w+)");
    m_change = [](FakeRunner::Plan &plan) {
        plan.output = plan.trial.spec.candidate.isBaseline() ? "digest=1\n" : "digest=2\n";
    };
    const RunEnd end = run(*makeSession());
    EXPECT_TRUE(end.snapshot->analysis.find({Strategy::LoadBalance, 2})->outputDiffers);
    EXPECT_TRUE(end.snapshot->trials[1]->hasReason(ReasonCode::OutputDiffers));
    EXPECT_TRUE(end.snapshot->analysis.recommendation.candidate.isBaseline());
    EXPECT_TRUE(readJournal(folder().journal())->trials[1].isValid()) << "the trial itself is as it was measured";
}

TEST_F(SessionTest, TheAdaptivePlanConfirmsInFreshRounds)
{
    m_config.plan.kind = PlanKind::Adaptive;
    const RunEnd end = run(*makeSession());
    EXPECT_EQ(end.kind, RunEnd::Kind::Completed);
    EXPECT_EQ(end.snapshot->analysis.recommendation.kind, Recommendation::Kind::Change);
    const CandidateResult *winner = end.snapshot->analysis.find({Strategy::LoadBalance, 2});
    EXPECT_EQ(winner->verdict, Verdict::Faster);
    EXPECT_FALSE(winner->provisional);
    EXPECT_TRUE(std::any_of(m_runner->started.begin(), m_runner->started.end(),
        [](const TrialSpec &spec) { return spec.phase == Phase::Confirm; }));
}
