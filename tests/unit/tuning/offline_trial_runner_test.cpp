// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/offline_trial_runner.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include "exec/fake_target.h"
#include "tuning/fake_compiler.h"

using namespace tributary;
using namespace tributary::testing_support;
using Fault = FakeTarget::Fault;

namespace
{

/// What a call to the runner led to.
struct Answer {
    QString signal;
    Error error;
    Trial trial;
};

class OfflineTrialRunnerTest : public testing::Test
{
protected:
    OfflineTrialRunnerTest()
    {
        m_compile.each.words = QStringList {QStringLiteral("atc"), QStringLiteral("{om}")};
        m_compile.each.folder = OmFolder(m_dir.filePath(QStringLiteral("om")));
        m_flow.variants = {m_default, m_balance};
    }

    OfflineTrialRunner &runner()
    {
        if (m_runner)
            return *m_runner;
        m_compile.keepGoing = m_flow.keepGoing;
        auto compiler =
            std::make_unique<OmCompiler>(m_compile, [this] { return std::make_unique<FakeCompiler>(m_stage); });
        auto target = std::make_unique<FakeTarget>();
        target->plan = m_plan;
        if (!m_checkItems.empty())
            target->checkItems = m_checkItems;
        target->duringCheck = m_duringCheck;
        m_target = target.get();
        auto remote = std::make_unique<RemoteTrialThread>(
            std::move(target), RemoteWorkload {}, [](qint64, const CancelToken &) {});
        m_runner = std::make_unique<OfflineTrialRunner>(m_flow, std::move(compiler), std::move(remote));
        return *m_runner;
    }

    /// Does something with the runner and waits for its answer.
    Answer ask(const std::function<void(OfflineTrialRunner &)> &what)
    {
        Answer answer;
        QEventLoop loop;
        const auto take = [&](const char *signal) {
            EXPECT_TRUE(answer.signal.isEmpty()) << signal << " is a second answer";
            answer.signal = QLatin1String(signal);
            loop.quit();
        };
        QObject::connect(&runner(), &TrialRunner::prepared, &loop, [&] { take("prepared"); });
        QObject::connect(&runner(), &TrialRunner::closed, &loop, [&] { take("closed"); });
        QObject::connect(&runner(), &TrialRunner::failed, &loop, [&](const Error &error) {
            answer.error = error;
            take("failed");
        });
        QObject::connect(&runner(), &TrialRunner::finished, &loop, [&](const Trial &trial) {
            answer.trial = trial;
            take("finished");
        });
        what(runner());
        EXPECT_TRUE(answer.signal.isEmpty()) << "no answer from within the call";
        loop.exec();
        return answer;
    }
    Answer prepare()
    {
        return ask([](OfflineTrialRunner &runner) { runner.prepare(); });
    }
    Answer run(const Candidate &candidate, bool control = false)
    {
        TrialSpec spec;
        spec.candidate = candidate;
        spec.control = control;
        return ask([&](OfflineTrialRunner &runner) { runner.start(spec, {m_dir.path()}); });
    }
    Answer close()
    {
        return ask([](OfflineTrialRunner &runner) { runner.close(); });
    }

    int m_argc = 1;
    char m_name[8] = "test";
    char *m_argv[2] = {m_name, nullptr};
    QCoreApplication m_app {m_argc, m_argv};
    QTemporaryDir m_dir;
    CompilerStage m_stage;
    OmCompilerSetup m_compile;
    OfflineFlow m_flow;
    OmVariant m_default {Candidate {}, false};
    OmVariant m_balance {{Strategy::LoadBalance, 4}, false};
    QMap<QString, std::deque<Fault>> m_plan;
    std::vector<CheckItem> m_checkItems; ///< empty = all is well
    std::function<void()> m_duringCheck;
    std::unique_ptr<OfflineTrialRunner> m_runner;
    FakeTarget *m_target = nullptr; ///< its thread rests when an answer is there
};

} // namespace

TEST_F(OfflineTrialRunnerTest, CompilesAllThenUploadsThenRuns)
{
    EXPECT_EQ(prepare().signal, QStringLiteral("prepared"));
    EXPECT_EQ(m_stage.compiled, (QStringList {QStringLiteral("default"), QStringLiteral("LoadBalance:4")}));
    EXPECT_EQ(m_target->uploaded,
        (QStringList {QStringLiteral("model_default.om"), QStringLiteral("model_LoadBalance4.om")}));
    const Answer ran = run(m_balance.candidate);
    EXPECT_EQ(ran.signal, QStringLiteral("finished"));
    EXPECT_EQ(ran.trial.spec.candidate, m_balance.candidate);
    EXPECT_EQ(ran.trial.exit.kind, ExitState::Kind::Exited);
    EXPECT_EQ(ran.trial.modelDigest.size(), 64);
    EXPECT_NE(ran.trial.modelDigest, run(Candidate {}).trial.modelDigest);
    EXPECT_EQ(close().signal, QStringLiteral("closed"));
    EXPECT_EQ(m_target->calls.last(), QStringLiteral("clean up"));
}

TEST_F(OfflineTrialRunnerTest, LooksAtTheTargetBeforeAnythingIsCompiled)
{
    m_duringCheck = [this] { EXPECT_TRUE(m_stage.compiled.isEmpty()); };
    EXPECT_EQ(prepare().signal, QStringLiteral("prepared"));
    EXPECT_EQ(m_target->calls.mid(0, 2), (QStringList {QStringLiteral("check"), QStringLiteral("connect")}));
}

TEST_F(OfflineTrialRunnerTest, ATargetThatWillNotDoEndsTheRunBeforeAnythingIsCompiled)
{
    m_checkItems = {{CheckStep::Login, CheckItem::State::Passed, 0.1, "The login works", {}, {}},
        {CheckStep::CannEnv, CheckItem::State::Failed, 0.1, "cann_env is not there", {}, "Give its path."}};
    const Answer answer = prepare();
    EXPECT_EQ(answer.signal, QStringLiteral("failed"));
    EXPECT_EQ(answer.error.what.english(), QStringLiteral("cann_env is not there"));
    EXPECT_EQ(answer.error.hint.english(), QStringLiteral("Give its path."));
    EXPECT_TRUE(m_stage.compiled.isEmpty());
    EXPECT_EQ(m_target->calls, QStringList {QStringLiteral("check")});
}

TEST_F(OfflineTrialRunnerTest, AWarningOfTheTargetIsToldAndGoesOn)
{
    m_checkItems = {{CheckStep::Login, CheckItem::State::Passed, 0.1, "The login works", {}, {}},
        {CheckStep::Npu, CheckItem::State::Warning, 0.1, "Another program uses an NPU", QStringLiteral("python3"), {}}};
    QStringList notes;
    QObject::connect(&runner(), &TrialRunner::phaseChanged, &runner(), [&notes](const RunPhase &phase) {
        if (phase.kind == RunPhase::Kind::Check && phase.state == RunPhase::State::Progress)
            notes << phase.note.english();
    });
    EXPECT_EQ(prepare().signal, QStringLiteral("prepared"));
    ASSERT_EQ(notes.size(), 1);
    EXPECT_TRUE(notes.first().contains(QStringLiteral("Another program uses an NPU")));
    EXPECT_FALSE(m_stage.compiled.isEmpty());
}

TEST_F(OfflineTrialRunnerTest, AStopWhileTheTargetIsLookedAtEndsThePreparation)
{
    m_duringCheck = [this] {
        QMetaObject::invokeMethod(
            m_runner.get(), [this] { m_runner->stop(); }, Qt::BlockingQueuedConnection);
    };
    EXPECT_EQ(prepare().signal, QStringLiteral("prepared"));
    EXPECT_TRUE(m_stage.compiled.isEmpty());
}

TEST_F(OfflineTrialRunnerTest, NothingIsUploadedIfACandidateDoesNotCompile)
{
    m_stage.change = [](FakeCompile &compile) { compile.exit.code = compile.mode == QLatin1String("default") ? 0 : 1; };
    const Answer answer = prepare();
    EXPECT_EQ(answer.signal, QStringLiteral("failed"));
    EXPECT_TRUE(answer.error.english().contains(QStringLiteral("LoadBalance:4 did not compile: exit code 1")));
    EXPECT_EQ(close().signal, QStringLiteral("closed"));
    EXPECT_EQ(m_target->calls, QStringList {QStringLiteral("check")}) << "nobody connected to bring anything";
}

TEST_F(OfflineTrialRunnerTest, KeepGoingLeavesTheCandidateOut)
{
    m_flow.keepGoing = true;
    m_stage.change = [](FakeCompile &compile) { compile.exit.code = compile.mode == QLatin1String("default") ? 0 : 1; };
    EXPECT_EQ(prepare().signal, QStringLiteral("prepared"));
    EXPECT_EQ(m_target->uploaded, QStringList {QStringLiteral("model_default.om")});
    const Answer ran = run(m_balance.candidate);
    EXPECT_EQ(ran.signal, QStringLiteral("finished"));
    EXPECT_EQ(ran.trial.exit.kind, ExitState::Kind::LaunchFailed);
    ASSERT_EQ(ran.trial.reasons.size(), 1U);
    EXPECT_EQ(ran.trial.reasons.front().code, ReasonCode::LaunchFailed);
    EXPECT_EQ(
        ran.trial.reasons.front().sentence.english(), QStringLiteral("LoadBalance:4 did not compile: exit code 1"));
    EXPECT_TRUE(ran.trial.modelDigest.isEmpty());
    EXPECT_EQ(run(Candidate {}).trial.exit.kind, ExitState::Kind::Exited);
}

TEST_F(OfflineTrialRunnerTest, KeepGoingEndsWithoutTheBaseline)
{
    m_flow.keepGoing = true;
    m_stage.change = [](FakeCompile &compile) { compile.exit.code = compile.mode == QLatin1String("default") ? 1 : 0; };
    const Answer answer = prepare();
    EXPECT_EQ(answer.signal, QStringLiteral("failed"));
    EXPECT_TRUE(answer.error.what.english().contains(QStringLiteral("nothing can be compared without it")));
    EXPECT_EQ(m_stage.compiled, QStringList {QStringLiteral("default")}) << "the others are not compiled for nothing";
    EXPECT_FALSE(m_target->calls.contains(QStringLiteral("connect")));
}

TEST_F(OfflineTrialRunnerTest, KeepGoingNeedsOneModelAtLeast)
{
    m_flow.keepGoing = true;
    m_stage.change = [](FakeCompile &compile) { compile.exit.code = 1; };
    EXPECT_EQ(prepare().signal, QStringLiteral("failed"));
}

TEST_F(OfflineTrialRunnerTest, ACandidateThatComesLaterIsCompiledThen)
{
    (void)prepare();
    m_stage.compiled.clear();
    m_target->uploaded.clear();
    const Answer ran = run({Strategy::LoadBalance, 5});
    EXPECT_EQ(ran.trial.exit.kind, ExitState::Kind::Exited);
    EXPECT_EQ(m_stage.compiled, QStringList {QStringLiteral("LoadBalance:5")});
    EXPECT_EQ(m_target->uploaded, QStringList {QStringLiteral("model_LoadBalance5.om")});
    m_stage.compiled.clear();
    (void)run({Strategy::LoadBalance, 5});
    EXPECT_TRUE(m_stage.compiled.isEmpty());
    (void)run(Candidate {}, true);
    EXPECT_EQ(m_target->uploaded.last(), QStringLiteral("model_default-control.om")) << "the control has its own";
}

TEST_F(OfflineTrialRunnerTest, ATargetThatCannotBeReachedEndsTheRun)
{
    m_plan[QStringLiteral("connect")] = {Fault::Lost};
    const Answer answer = prepare();
    EXPECT_EQ(answer.signal, QStringLiteral("failed"));
    EXPECT_EQ(answer.error.english(), QStringLiteral("no way there"));
}

TEST_F(OfflineTrialRunnerTest, AConnectionThatIsGoneForGoodEndsTheRun)
{
    (void)prepare();
    m_target->plan[QStringLiteral("run")] = {Fault::Lost};
    m_target->plan[QStringLiteral("connect")] = {Fault::Refused};
    const Answer answer = run(m_balance.candidate);
    EXPECT_EQ(answer.signal, QStringLiteral("failed"));
    EXPECT_TRUE(answer.error.english().contains(QStringLiteral("resume")));
}

TEST_F(OfflineTrialRunnerTest, AStopWhileCompilingEndsThePreparation)
{
    m_stage.hold = true;
    QObject::connect(&runner(), &TrialRunner::phaseChanged, &runner(), [this](const RunPhase &phase) {
        if (phase.kind == RunPhase::Kind::Compile && phase.state == RunPhase::State::Begun)
            QMetaObject::invokeMethod(
                m_runner.get(), [this] { m_runner->stop(); }, Qt::QueuedConnection);
    });
    EXPECT_EQ(prepare().signal, QStringLiteral("prepared"));
    EXPECT_EQ(m_target->calls, QStringList {QStringLiteral("check")});
    EXPECT_EQ(m_stage.compiled, QStringList {QStringLiteral("default")});
}

TEST_F(OfflineTrialRunnerTest, AStopWhileATrialRunsInterruptsIt)
{
    (void)prepare();
    m_target->duringRun = [this] {
        QMetaObject::invokeMethod(
            m_runner.get(), [this] { m_runner->stop(); }, Qt::BlockingQueuedConnection);
    };
    EXPECT_EQ(run(m_balance.candidate).trial.exit.kind, ExitState::Kind::Interrupted);
    m_target->duringRun = {};
    EXPECT_EQ(run(m_balance.candidate).trial.exit.kind, ExitState::Kind::Exited) << "a stop is over with its trial";
}

TEST_F(OfflineTrialRunnerTest, TheWorkFolderCanBeKept)
{
    m_flow.keepRemote = true;
    (void)prepare();
    EXPECT_EQ(close().signal, QStringLiteral("closed"));
    EXPECT_FALSE(m_target->calls.contains(QStringLiteral("clean up")));
}
