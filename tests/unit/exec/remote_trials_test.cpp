// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/remote_trials.h"

#include <QTemporaryDir>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "exec/fake_target.h"

using namespace tributary;
using namespace tributary::testing_support;
using Fault = FakeTarget::Fault;
using testing::ElementsAre;

namespace
{

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(QStringLiteral(", "));
}

class RemoteTrialsTest : public testing::Test
{
protected:
    RemoteTrialsTest()
    {
        m_workload.title = QStringLiteral("user@box");
        m_workload.words = QStringList {QStringLiteral("infer"), QStringLiteral("--om={om}"), QStringLiteral("{x}")};
        m_workload.environment = {{QStringLiteral("A"), QStringLiteral("1")}};
        m_workload.timeoutSeconds = 60;
    }

    RemoteTrials &trials()
    {
        if (!m_trials)
            m_trials = std::make_unique<RemoteTrials>(m_target, m_workload,
                RemoteListener {[this](const RunPhase &phase) { m_phases.push_back(phase); },
                    [this](const QByteArray &bytes) { m_output += bytes; }},
                m_clock, [this](qint64 milliseconds, const CancelToken &) {
                    m_pauses.push_back(milliseconds);
                    m_clock.now_us += milliseconds * 1000;
                    if (duringPause)
                        duringPause();
                });
        return *m_trials;
    }

    /// Everything is there and the calls so far are forgotten.
    void deploy()
    {
        const auto deployed = trials().deploy(m_items, m_cancel);
        ASSERT_TRUE(deployed) << deployed.error().english().toStdString();
        m_target.calls.clear();
        m_phases.clear();
    }
    Result<Trial> run()
    {
        return trials().run(m_spec, {m_dir.path()}, QStringLiteral("model_LoadBalance4.om"), m_cancel);
    }
    [[nodiscard]] QByteArray file(const char *name) const
    {
        return readFile(m_dir.filePath(QLatin1String(name))).value_or("(none)");
    }
    [[nodiscard]] bool told(RunPhase::Kind kind, RunPhase::State state) const
    {
        return std::any_of(m_phases.begin(), m_phases.end(),
            [&](const RunPhase &phase) { return phase.kind == kind && phase.state == state; });
    }

    QTemporaryDir m_dir;
    FakeTarget m_target;
    FakeClock m_clock;
    RemoteWorkload m_workload;
    std::vector<UploadItem> m_items {{QStringLiteral("/om/a.om"), QStringLiteral("model_default.om")},
        {QStringLiteral("/om/b.om"), QStringLiteral("model_LoadBalance4.om")}};
    TrialSpec m_spec {3, {Strategy::LoadBalance, 4}, 2, 1, Phase::Measure, false};
    CancelToken m_cancel;
    std::vector<RunPhase> m_phases;
    std::vector<qint64> m_pauses;
    QByteArray m_output;
    std::function<void()> duringPause;

private:
    std::unique_ptr<RemoteTrials> m_trials;
};

} // namespace

TEST_F(RemoteTrialsTest, TellsWhichPartOfTheChecksFailed)
{
    m_target.checkItems = {{CheckStep::Resolve, CheckItem::State::Passed, 0.1, "The address is known", {}, {}},
        {CheckStep::Connect, CheckItem::State::Failed, 0.1, "no way there", QStringLiteral("refused"),
            "Look at the port."}};
    const auto refused = trials().check(m_cancel);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().detail, QStringLiteral("refused"));
    EXPECT_TRUE(told(RunPhase::Kind::Connect, RunPhase::State::Failed));
    EXPECT_FALSE(told(RunPhase::Kind::Check, RunPhase::State::Begun));
    EXPECT_EQ(m_target.calls, words("check"));

    m_phases.clear();
    m_target.checkItems = {{CheckStep::Login, CheckItem::State::Passed, 0.1, "The login works", {}, {}},
        {CheckStep::Workdir, CheckItem::State::Failed, 0.1, "first", {}, {}},
        {CheckStep::Program, CheckItem::State::Failed, 0.1, "second", {}, {}}};
    const auto unfit = trials().check(m_cancel);
    ASSERT_FALSE(unfit);
    EXPECT_EQ(unfit.error().what.english(), QStringLiteral("first"));
    EXPECT_TRUE(told(RunPhase::Kind::Connect, RunPhase::State::Done));
    EXPECT_TRUE(told(RunPhase::Kind::Check, RunPhase::State::Progress)) << "the second is said, too";
    EXPECT_TRUE(told(RunPhase::Kind::Check, RunPhase::State::Failed));
    ASSERT_TRUE(trials().cleanUp(m_cancel)) << "nothing was put there";
    EXPECT_EQ(m_target.calls, words("check, check"));
}

TEST_F(RemoteTrialsTest, AProgramThatIsNotOnTheTargetIsNamed)
{
    deploy();
    m_target.end.code = 127;
    m_target.text = "/bin/sh: 12: exec: infer: not found\n";
    const auto trial = run();
    ASSERT_TRUE(trial);
    EXPECT_EQ(trial->exit.kind, ExitState::Kind::LaunchFailed);
    EXPECT_EQ(trial->exit.message, QStringLiteral("infer is not on the target"));

    m_target.text = "loading the model\nhelper: not found\n";
    EXPECT_EQ(run()->exit.kind, ExitState::Kind::Exited) << "the workload's own words and code";
}

TEST_F(RemoteTrialsTest, AFolderThatWasRefusedIsNoTroubleOfTheCleanUp)
{
    m_target.plan[QStringLiteral("prepare")] = {Fault::Error};
    m_target.plan[QStringLiteral("clean up")] = {Fault::Error};
    ASSERT_FALSE(trials().deploy(m_items, m_cancel));
    EXPECT_FALSE(trials().cleanUp(m_cancel));
    EXPECT_TRUE(told(RunPhase::Kind::CleanUp, RunPhase::State::Skipped));
    EXPECT_FALSE(told(RunPhase::Kind::CleanUp, RunPhase::State::Failed)) << "the error was said already";
}

TEST_F(RemoteTrialsTest, SaysWhenOnlyTheLoginWasTried)
{
    m_target.checkItems = {{CheckStep::Login, CheckItem::State::Passed, 0.1, "The login works", {}, {}},
        {CheckStep::Shell, CheckItem::State::Skipped, 0.0, "Left out", {}, {}}};
    ASSERT_TRUE(trials().check(m_cancel));
    EXPECT_TRUE(told(RunPhase::Kind::Check, RunPhase::State::Skipped));
    EXPECT_FALSE(told(RunPhase::Kind::Check, RunPhase::State::Done));
}

TEST_F(RemoteTrialsTest, ConnectsPreparesAndUploadsOnce)
{
    ASSERT_TRUE(trials().deploy(m_items, m_cancel));
    EXPECT_EQ(m_target.calls, words("connect, prepare, upload"));
    EXPECT_TRUE(told(RunPhase::Kind::Connect, RunPhase::State::Done));
    const auto progress = std::find_if(m_phases.begin(), m_phases.end(),
        [](const RunPhase &phase) { return phase.state == RunPhase::State::Progress; });
    ASSERT_NE(progress, m_phases.end());
    EXPECT_EQ(progress->kind, RunPhase::Kind::Upload);
    EXPECT_EQ(progress->item, QStringLiteral("model_default.om"));
    EXPECT_EQ(progress->done, 5);
    EXPECT_EQ(progress->total, 10);
    EXPECT_EQ(progress->bytesPerSecond, 2.5);
    m_target.calls.clear();
    ASSERT_TRUE(run());
    EXPECT_EQ(m_target.calls, words("run, fetch"));
}

TEST_F(RemoteTrialsTest, ATrialLeavesItsFilesAndTimes)
{
    deploy();
    m_clock.now_us = 5'000'000;
    m_target.end = {Deployment::RunEnd::Kind::Exited, 3, 2.5, true};
    const auto trial = run();
    ASSERT_TRUE(trial);
    EXPECT_EQ(trial->spec, m_spec);
    EXPECT_EQ(trial->exit.kind, ExitState::Kind::Exited);
    EXPECT_EQ(trial->exit.code, 3);
    EXPECT_EQ(trial->wallSeconds, 2.5);
    EXPECT_EQ(trial->startedAt.toSecsSinceEpoch(), 5);
    ASSERT_EQ(trial->notes.size(), 1U);
    EXPECT_TRUE(trial->notes[0].english().contains(QStringLiteral("left processes running")));
    EXPECT_TRUE(trial->reasons.empty()) << "the gates judge later";
    EXPECT_EQ(m_output, "hello\n");
    EXPECT_EQ(file("stdout.log"), "hello\n");
    EXPECT_EQ(file("plog/plog-1.log"), "log");
    EXPECT_EQ(file("fetch_plog.log"), "one file\n");
    EXPECT_EQ(m_target.lastRun.words,
        (QStringList {QStringLiteral("infer"), QStringLiteral("--om=/work dir/om/model_LoadBalance4.om"),
            QStringLiteral("{x}")}));
    EXPECT_EQ(m_target.lastRun.environment.value(QStringLiteral("A")), QStringLiteral("1"));
    EXPECT_EQ(m_target.lastRun.timeoutSeconds, 60);
}

TEST_F(RemoteTrialsTest, TellsHowTheCommandEnded)
{
    using Kind = Deployment::RunEnd::Kind;
    const std::pair<Kind, ExitState::Kind> ends[] = {{Kind::Exited, ExitState::Kind::Exited},
        {Kind::Signalled, ExitState::Kind::Signalled}, {Kind::TimedOut, ExitState::Kind::TimedOut},
        {Kind::Interrupted, ExitState::Kind::Interrupted}};
    deploy();
    for (const auto &[remote, local] : ends) {
        m_target.end = {remote, 9, 1, false};
        const auto trial = run();
        ASSERT_TRUE(trial);
        EXPECT_EQ(trial->exit.kind, local);
        EXPECT_EQ(trial->exit.code, 9);
    }
}

TEST_F(RemoteTrialsTest, TheFirstConnectionIsTriedOnce)
{
    m_target.plan[QStringLiteral("connect")] = {Fault::Lost};
    const auto deployed = trials().deploy(m_items, m_cancel);
    ASSERT_FALSE(deployed);
    EXPECT_EQ(deployed.error().english(), QStringLiteral("no way there"));
    EXPECT_EQ(m_target.calls, words("connect"));
    EXPECT_TRUE(m_pauses.empty());
}

TEST_F(RemoteTrialsTest, ALostUploadGoesOnOverANewConnection)
{
    m_target.plan[QStringLiteral("upload")] = {Fault::Lost, Fault::None};
    ASSERT_TRUE(trials().deploy(m_items, m_cancel));
    EXPECT_EQ(m_target.calls, words("connect, prepare, upload, connect, prepare, upload"));
    EXPECT_THAT(m_pauses, ElementsAre(1000));
}

TEST_F(RemoteTrialsTest, AnUploadThatFailsIsNotRepeated)
{
    m_target.plan[QStringLiteral("upload")] = {Fault::Error};
    const auto deployed = trials().deploy(m_items, m_cancel);
    ASSERT_FALSE(deployed);
    EXPECT_EQ(deployed.error().english(), QStringLiteral("it broke"));
    EXPECT_EQ(m_target.calls, words("connect, prepare, upload"));
}

TEST_F(RemoteTrialsTest, WhatIsAddedLaterIsUploadedAlone)
{
    deploy();
    m_target.uploaded.clear();
    ASSERT_TRUE(trials().deploy({{QStringLiteral("/om/c.om"), QStringLiteral("model_cv.om")}}, m_cancel));
    EXPECT_EQ(m_target.uploaded, words("model_cv.om"));
    EXPECT_EQ(m_target.calls, words("upload"));
}

TEST_F(RemoteTrialsTest, ATrialThatLosesTheConnectionIsRunAgain)
{
    deploy();
    m_target.plan[QStringLiteral("run")] = {Fault::Lost, Fault::None};
    m_target.plan[QStringLiteral("connect")] = {Fault::Lost, Fault::Lost, Fault::None};
    m_target.uploaded.clear();
    const auto trial = run();
    ASSERT_TRUE(trial);
    EXPECT_EQ(m_target.calls, words("run, connect, connect, connect, prepare, upload, run, fetch"));
    EXPECT_THAT(m_pauses, ElementsAre(1000, 2000, 4000));
    EXPECT_EQ(m_target.uploaded, words("model_default.om, model_LoadBalance4.om")) << "all are looked at again";
    EXPECT_EQ(file("stdout.log"), "hello\n") << "of the second time only";
    EXPECT_EQ(trial->exit.kind, ExitState::Kind::Exited);
    ASSERT_EQ(trial->notes.size(), 1U);
    EXPECT_EQ(trial->notes[0].english(), QStringLiteral("the connection was lost 1 time(s); the trial was run again"));
    EXPECT_TRUE(told(RunPhase::Kind::Reconnect, RunPhase::State::Done));
}

TEST_F(RemoteTrialsTest, TheConnectionIsGivenUpAfterFiveMinutes)
{
    deploy();
    m_target.plan[QStringLiteral("run")] = {Fault::Lost};
    m_target.plan[QStringLiteral("connect")] = std::deque<Fault>(100, Fault::Lost);
    const auto trial = run();
    ASSERT_FALSE(trial);
    const QString error = trial.error().english();
    EXPECT_TRUE(error.contains(QStringLiteral("user@box is gone for good"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("no way there")));
    EXPECT_TRUE(error.contains(QStringLiteral("resume")));
    // 1 + 2 + 4 + 8 + 16 = 31 s, then nine times 30 s.
    ASSERT_EQ(m_pauses.size(), 14U);
    EXPECT_THAT(std::vector<qint64>(m_pauses.begin(), m_pauses.begin() + 7),
        ElementsAre(1000, 2000, 4000, 8000, 16000, 30000, 30000));
}

TEST_F(RemoteTrialsTest, AServerThatSaysNoIsNotAskedAgain)
{
    deploy();
    m_target.plan[QStringLiteral("run")] = {Fault::Lost};
    m_target.plan[QStringLiteral("connect")] = {Fault::Refused};
    ASSERT_FALSE(run());
    EXPECT_THAT(m_pauses, ElementsAre(1000));
}

TEST_F(RemoteTrialsTest, ATrialThatAlwaysLosesTheConnectionEndsTheRun)
{
    deploy();
    m_target.plan[QStringLiteral("run")] = std::deque<Fault>(100, Fault::Lost);
    ASSERT_FALSE(run());
    EXPECT_EQ(m_target.calls.count(QStringLiteral("run")), RemoteTrials::mostAttempts);
}

TEST_F(RemoteTrialsTest, ACommandThatCannotBeStartedCostsThisTrialOnly)
{
    deploy();
    m_target.plan[QStringLiteral("run")] = {Fault::Error};
    const auto trial = run();
    ASSERT_TRUE(trial);
    EXPECT_EQ(trial->exit.kind, ExitState::Kind::LaunchFailed);
    EXPECT_EQ(trial->exit.message, QStringLiteral("it broke"));
    EXPECT_EQ(m_target.calls, words("run")) << "there are no logs to fetch";
    ASSERT_TRUE(run());
}

TEST_F(RemoteTrialsTest, AFetchThatFailsCostsThisTrialOnly)
{
    deploy();
    m_target.plan[QStringLiteral("fetch")] = {Fault::Error};
    const auto trial = run();
    ASSERT_TRUE(trial);
    ASSERT_EQ(trial->reasons.size(), 1U);
    EXPECT_EQ(trial->reasons[0].code, ReasonCode::FetchFailed);
    EXPECT_EQ(trial->reasons[0].english(), QStringLiteral("the logs could not be fetched: it broke"));
    EXPECT_EQ(file("fetch_plog.log"), "one file\nit broke\n");
    const auto next = run();
    ASSERT_TRUE(next);
    EXPECT_TRUE(next->reasons.empty());
}

TEST_F(RemoteTrialsTest, AFetchThatLosesTheConnectionIsRepeatedAlone)
{
    deploy();
    m_target.plan[QStringLiteral("fetch")] = {Fault::Lost, Fault::None};
    const auto trial = run();
    ASSERT_TRUE(trial);
    EXPECT_EQ(m_target.calls, words("run, fetch, connect, prepare, upload, fetch"));
    EXPECT_TRUE(trial->reasons.empty());
}

TEST_F(RemoteTrialsTest, WhatWasNotTakenIsNoted)
{
    deploy();
    m_target.refused = QStringList {QStringLiteral("../evil: leads out of the folder")};
    const auto trial = run();
    ASSERT_TRUE(trial);
    ASSERT_EQ(trial->notes.size(), 1U);
    EXPECT_TRUE(trial->notes[0].english().contains(QStringLiteral("../evil: leads out")));
}

TEST_F(RemoteTrialsTest, AStopMakesAnInterruptedTrial)
{
    deploy();
    m_target.duringRun = [this] { m_cancel.cancel(); };
    const auto trial = run();
    ASSERT_TRUE(trial);
    EXPECT_EQ(trial->exit.kind, ExitState::Kind::Interrupted);
    EXPECT_EQ(m_target.calls, words("run")) << "its logs are of no use";
}

TEST_F(RemoteTrialsTest, AStopEndsTheWaitingForAConnection)
{
    deploy();
    m_target.plan[QStringLiteral("run")] = {Fault::Lost};
    duringPause = [this] { m_cancel.cancel(); };
    const auto trial = run();
    ASSERT_TRUE(trial);
    EXPECT_EQ(trial->exit.kind, ExitState::Kind::Interrupted);
    EXPECT_EQ(m_target.calls, words("run"));
}

TEST_F(RemoteTrialsTest, OutputFilesAreFetchedIfTheTrialWroteThem)
{
    m_workload.outputFiles = QStringList {QStringLiteral("new.bin"), QStringLiteral("old.bin"), QStringLiteral("gone")};
    m_target.files[QStringLiteral("old.bin")] = "of another candidate";
    deploy();
    m_target.duringRun = [this] { m_target.files[QStringLiteral("new.bin")] = "numbers"; };
    const auto trial = run();
    ASSERT_TRUE(trial);
    EXPECT_EQ(file("output/0"), "numbers");
    EXPECT_EQ(file("output/1"), "(none)");
    ASSERT_EQ(trial->notes.size(), 2U);
    EXPECT_EQ(trial->notes[0].english(), QStringLiteral("the workload did not write old.bin"));
    EXPECT_EQ(trial->notes[1].english(), QStringLiteral("the output file gone could not be fetched: no such file"));
}

TEST_F(RemoteTrialsTest, CleansUpWhatItHasPutThere)
{
    ASSERT_TRUE(trials().cleanUp(m_cancel));
    EXPECT_TRUE(m_target.calls.isEmpty()) << "nothing is there, so nobody connects";
    deploy();
    ASSERT_TRUE(trials().cleanUp(m_cancel));
    EXPECT_EQ(m_target.calls, words("clean up"));
    ASSERT_TRUE(trials().cleanUp(m_cancel));
    EXPECT_EQ(m_target.calls, words("clean up")) << "once";
}

TEST_F(RemoteTrialsTest, CleansUpOverANewConnectionIfTheOldOneIsGone)
{
    deploy();
    m_target.plan[QStringLiteral("clean up")] = {Fault::Lost, Fault::None};
    ASSERT_TRUE(trials().cleanUp(m_cancel));
    EXPECT_EQ(m_target.calls, words("clean up, connect, clean up"));
}

TEST_F(RemoteTrialsTest, ACleanUpThatFailsIsTold)
{
    deploy();
    m_target.plan[QStringLiteral("clean up")] = {Fault::Error};
    ASSERT_FALSE(trials().cleanUp(m_cancel));
    ASSERT_TRUE(told(RunPhase::Kind::CleanUp, RunPhase::State::Failed));
    EXPECT_EQ(m_phases.back().note.english(), QStringLiteral("/work dir is left there: it broke"));
}
