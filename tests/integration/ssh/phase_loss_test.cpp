// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A whole run on a target whose server is killed, or falls silent, in each of its phases.
#include "exec/remote_trials.h"
#include "exec/ssh_target_machine.h"
#include "ssh/deployment_fixture.h"

#include <QDir>

#include <csignal>
#include <tuple>

using namespace tributary;
using Kind = RunPhase::Kind;
using State = RunPhase::State;

namespace
{

enum class How { Killed, Stopped };

class PhaseLossTest : public test::DeploymentTest, public testing::WithParamInterface<std::tuple<Kind, How>>
{
protected:
    PhaseLossTest()
    {
        m_workload.title = "user@box";
        m_workload.words = {"/bin/sh", "-c", command(), "sh", "{om}"};
        m_workload.timeoutSeconds = 120;
    }

    [[nodiscard]] static Kind phase() { return std::get<0>(GetParam()); }
    [[nodiscard]] static How how() { return std::get<1>(GetParam()); }

    /// Hangs at its first start if the server is to go while it runs; leaves logs that take a moment to fetch.
    [[nodiscard]] QString command() const
    {
        const QString hang = phase() == Kind::Run
            ? "if mkdir '" + here("first") + "'; then echo up; setsid sleep 600 & sleep 600; fi; "
            : QString();
        return hang
            + QStringLiteral(
                "head -c 10 \"$1\" && for n in 1 2; do head -c %1 /dev/zero >$ASCEND_PROCESS_LOG_PATH/$n.log; done")
                  .arg(logBytes());
    }
    [[nodiscard]] static qint64 logBytes() { return phase() == Kind::Fetch ? 20 << 20 : 1000; }

    RemoteTrials &trials()
    {
        if (!m_trials) {
            SshRoute way = route();
            way.silenceSeconds = 4; // the least that counts
            way.connectSeconds = 4;
            m_machine = std::make_unique<SshTargetMachine>(way,
                TargetAccess {std::make_shared<FixedHostKeyPolicy>(HostKeyPolicy::Answer::AcceptOnce),
                    std::make_shared<NoCredentials>(), {}},
                m_plan, m_local.path());
            m_trials = std::make_unique<RemoteTrials>(*m_machine, m_workload,
                RemoteListener {[this](const RunPhase &now) { onPhase(now); },
                    [this](const QByteArray &bytes) {
                        m_output += bytes;
                        if (phase() == Kind::Run && m_output.contains("up"))
                            hit();
                    }},
                m_clock, [](qint64, const CancelToken &) {});
        }
        return *m_trials;
    }

    void onPhase(const RunPhase &now)
    {
        if (now.kind == Kind::Reconnect && now.state == State::Begun && !std::exchange(m_isRestarted, true)) {
            EXPECT_TRUE(m_server->restart());
        }
        m_losses += now.kind == Kind::Reconnect && now.state == State::Done ? 1 : 0;
        m_hasFailedCleanUp = m_hasFailedCleanUp || (now.kind == Kind::CleanUp && now.state == State::Failed);
        // The first progress of two files of the log is told when the second is still to come.
        const bool isTransfer = phase() == Kind::Upload || phase() == Kind::Fetch;
        if (now.kind == phase() && now.state == (isTransfer ? State::Progress : State::Begun) && phase() != Kind::Run)
            hit();
    }

    /// Once.
    void hit()
    {
        if (std::exchange(m_isHit, true))
            return;
        if (how() == How::Stopped)
            m_server->signalAll(SIGSTOP);
        else if (phase() == Kind::CleanUp)
            EXPECT_TRUE(m_server->restart()); // it connects again at once, and only once
        else
            m_server->kill();
    }

    QTemporaryDir m_trialDir;
    SystemClock m_clock;
    RemoteWorkload m_workload;
    std::unique_ptr<SshTargetMachine> m_machine;
    std::unique_ptr<RemoteTrials> m_trials;
    bool m_isHit = false;
    bool m_hasFailedCleanUp = false;
    bool m_isRestarted = false;
    int m_losses = 0; ///< of the connection, made good
};

} // namespace

TEST_P(PhaseLossTest, EndsWithAGoodTrialAndACleanTarget)
{
    serve();
    m_session.reset(); // it makes its own
    const QByteArray model = noise(phase() == Kind::Upload ? 40 << 20 : 1 << 20);
    const std::vector<UploadItem> models {
        {makeFile("a.om", model), "model_a.om"}, {makeFile("b.om", model), "model_b.om"}};
    const auto deployed = trials().deploy(models, m_cancel);
    ASSERT_TRUE(deployed) << text(deployed.error());
    const auto trial = trials().run({}, {m_trialDir.path()}, "model_b.om", m_cancel);
    ASSERT_TRUE(trial) << text(trial.error());
    EXPECT_EQ(trial->exit.kind, ExitState::Kind::Exited);
    EXPECT_EQ(trial->exit.code, 0) << m_output.toStdString();
    EXPECT_TRUE(trial->reasons.empty()) << trial->reasons[0].english().toStdString();
    EXPECT_EQ(QFileInfo(m_trialDir.filePath("plog/1.log")).size(), logBytes());
    EXPECT_EQ(QFileInfo(m_trialDir.filePath("plog/2.log")).size(), logBytes());
    EXPECT_TRUE(contentOf(remotePath("om/model_b.om")) == model);

    auto cleaned = trials().cleanUp(m_cancel);
    if (phase() == Kind::CleanUp && how() == How::Stopped) { // nobody is there to connect to
        ASSERT_FALSE(cleaned);
        EXPECT_TRUE(m_hasFailedCleanUp) << "it is told";
        EXPECT_TRUE(QFileInfo::exists(m_plan.workdir));
        ASSERT_TRUE(m_server->restart());
        cleaned = trials().cleanUp(m_cancel); // as a run that goes on does at its end
    }
    EXPECT_TRUE(cleaned) << text(cleaned.error());
    EXPECT_FALSE(QFileInfo::exists(m_plan.workdir));
    EXPECT_EQ(processesOfRun(), QList<qint64>());
    EXPECT_TRUE(m_isHit);
    EXPECT_EQ(m_losses, phase() == Kind::CleanUp ? 0 : 1);
}

INSTANTIATE_TEST_SUITE_P(Ssh, PhaseLossTest,
    testing::Combine(testing::Values(Kind::Prepare, Kind::Upload, Kind::Run, Kind::Fetch, Kind::CleanUp),
        testing::Values(How::Killed, How::Stopped)),
    [](const auto &each) {
        const std::string phase = runPhaseName(std::get<0>(each.param)).remove('_').toStdString();
        return phase + (std::get<1>(each.param) == How::Killed ? "Killed" : "Stopped");
    });
