// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/connection_check.h"

#include "base/files.h"
#include "ssh/ssh_client.h"
#include "ssh/sshd_fixture.h"

#include <QDir>

#include <csignal>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tributary;
using test::Sshd;

namespace
{

using State = CheckItem::State;

class ConnectionCheckTest : public testing::Test
{
protected:
    void start(const QStringList &config = {})
    {
        m_server = std::make_unique<Sshd>(config);
        ASSERT_TRUE(m_server->isRunning()) << m_server->log().toStdString();
        Target &target = m_check.target;
        target.host = QStringLiteral("127.0.0.1");
        target.port = m_server->port();
        target.user = Sshd::user();
        target.identityFile = m_server->path(QStringLiteral("login_ed25519"));
        target.remoteWorkdir = m_folder.filePath(QStringLiteral("work/tune"));
        target.runCommand = QStringLiteral("sh {om}");
    }

    void run(const std::function<void(const CheckItem &)> &onItem = {})
    {
        FixedHostKeyPolicy policy(m_answer);
        const std::vector<CheckItem> items = checkConnection(m_check, {policy, m_credentials, {}}, m_cancel, onItem);
        m_items.clear();
        for (const CheckItem &item : items)
            m_items.insert(item.step, item);
        EXPECT_EQ(items.size(), 11U);
        EXPECT_EQ(m_items.size(), 11) << "each step once";
        EXPECT_TRUE(std::is_sorted(
            items.begin(), items.end(), [](const CheckItem &a, const CheckItem &b) { return a.step < b.step; }));
        EXPECT_EQ(hasFailure(items), !stepsThat(State::Failed).empty());
    }

    std::vector<CheckStep> stepsThat(State state) const
    {
        std::vector<CheckStep> steps;
        for (const CheckItem &item : m_items) {
            if (item.state == state)
                steps.push_back(item.step);
        }
        return steps;
    }
    std::string text(CheckStep step) const
    {
        const CheckItem &item = m_items[step];
        return (checkStateName(item.state) + QLatin1Char(' ') + Error {item.what, item.detail, item.hint}.english())
            .toStdString();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Sshd> m_server;
    ConnectionCheck m_check;
    test::FakeCredentials m_credentials;
    HostKeyPolicy::Answer m_answer = HostKeyPolicy::Answer::AcceptOnce;
    CancelToken m_cancel;
    QMap<CheckStep, CheckItem> m_items;
};

} // namespace

TEST_F(ConnectionCheckTest, PassesAndLeavesNothing)
{
    start();
    std::vector<CheckStep> told;
    run([&](const CheckItem &item) { told.push_back(item.step); });
    EXPECT_THAT(stepsThat(State::Failed), testing::IsEmpty()) << text(stepsThat(State::Failed).front());
    EXPECT_EQ(told.size(), 11U);
    for (const CheckStep step : {CheckStep::Resolve, CheckStep::Connect, CheckStep::HostKey, CheckStep::Login,
             CheckStep::Shell, CheckStep::Sftp, CheckStep::Workdir, CheckStep::Program})
        EXPECT_EQ(m_items[step].state, State::Passed) << text(step);
    EXPECT_TRUE(m_items[CheckStep::Connect].detail.contains(QStringLiteral("OpenSSH"))) << text(CheckStep::Connect);
    EXPECT_TRUE(m_items[CheckStep::HostKey].detail.contains(QStringLiteral("SHA256:"))) << text(CheckStep::HostKey);
    EXPECT_TRUE(m_items[CheckStep::Shell].detail.contains(QStringLiteral("Linux"))) << text(CheckStep::Shell);
    EXPECT_EQ(m_items[CheckStep::CannEnv].state, State::Skipped);
    EXPECT_TRUE(QDir(m_folder.path()).isEmpty());
}

TEST_F(ConnectionCheckTest, GoesOnAfterAFailureOnTheTarget)
{
    start();
    m_check.target.remoteWorkdir = QStringLiteral("/proc/none/tune");
    m_check.target.cannEnv = m_folder.filePath(QStringLiteral("set_env.sh"));
    m_check.target.runCommand = QStringLiteral("no-such-program-here {om}");
    run();
    EXPECT_THAT(
        stepsThat(State::Failed), testing::ElementsAre(CheckStep::Workdir, CheckStep::CannEnv, CheckStep::Program));
    for (const CheckStep step : stepsThat(State::Failed))
        EXPECT_FALSE(m_items[step].hint.isEmpty()) << text(step);
}

TEST_F(ConnectionCheckTest, StopsAtARefusedHostKey)
{
    start();
    m_answer = HostKeyPolicy::Answer::Refuse;
    run();
    EXPECT_THAT(stepsThat(State::Failed), testing::ElementsAre(CheckStep::HostKey));
    EXPECT_THAT(stepsThat(State::Passed), testing::ElementsAre(CheckStep::Resolve, CheckStep::Connect));
    EXPECT_EQ(stepsThat(State::Skipped).size(), 8U);
}

TEST_F(ConnectionCheckTest, StopsAtARefusedLogin)
{
    start({QStringLiteral("AuthorizedKeysFile none")});
    run();
    EXPECT_THAT(stepsThat(State::Failed), testing::ElementsAre(CheckStep::Login));
    EXPECT_EQ(stepsThat(State::Passed).size(), 3U);
}

TEST_F(ConnectionCheckTest, SaysThatNobodyListens)
{
    start();
    m_server->kill();
    run();
    EXPECT_THAT(stepsThat(State::Failed), testing::ElementsAre(CheckStep::Connect));
    EXPECT_THAT(stepsThat(State::Passed), testing::ElementsAre(CheckStep::Resolve));
}

TEST_F(ConnectionCheckTest, SaysThatATargetLeadsNowhere)
{
    start();
    m_check.target.remoteWorkdir = QStringLiteral("/tmp");
    run();
    EXPECT_THAT(stepsThat(State::Failed), testing::ElementsAre(CheckStep::Resolve));
    EXPECT_TRUE(m_items[CheckStep::Resolve].what.english().contains(QStringLiteral("remote_workdir")));
}

TEST_F(ConnectionCheckTest, WarnsWithoutSftp)
{
    start({QStringLiteral("Subsystem none /bin/false")});
    run();
    EXPECT_EQ(m_items[CheckStep::Sftp].state, State::Warning) << text(CheckStep::Sftp);
    EXPECT_TRUE(m_items[CheckStep::Sftp].hint.english().contains(QStringLiteral("SCP")));
    EXPECT_EQ(m_items[CheckStep::Workdir].state, State::Passed) << "the rest is tried";
}

TEST_F(ConnectionCheckTest, TriesSftpThoughNoCommandsMayRun)
{
    start({QStringLiteral("ForceCommand internal-sftp")});
    run();
    EXPECT_EQ(m_items[CheckStep::Shell].state, State::Failed) << text(CheckStep::Shell);
    EXPECT_EQ(m_items[CheckStep::Sftp].state, State::Passed) << text(CheckStep::Sftp);
    EXPECT_EQ(m_items[CheckStep::Workdir].state, State::Skipped);
}

TEST_F(ConnectionCheckTest, GivesUpAStepThatHangs)
{
    start();
    m_check.target.cannEnv = m_folder.filePath(QStringLiteral("set_env.sh"));
    const QByteArray flag = m_folder.filePath(QStringLiteral("flag")).toUtf8(); // hangs at the first time only
    ASSERT_TRUE(
        writeFileAtomically(m_check.target.cannEnv, "[ -e " + flag + " ] || { : >" + flag + "; sleep 100; }\n"));
    m_check.stepSeconds = 10;
    run();
    EXPECT_EQ(m_items[CheckStep::CannEnv].state, State::Failed) << text(CheckStep::CannEnv);
    EXPECT_TRUE(m_items[CheckStep::CannEnv].what.english().contains(QStringLiteral("10 s")));
    EXPECT_NE(m_items[CheckStep::Program].state, State::Skipped) << "the rest is tried";
    EXPECT_NE(m_items[CheckStep::Npu].state, State::Skipped) << "the rest is tried";
}

TEST_F(ConnectionCheckTest, EndsWithACancellation)
{
    start();
    run([this](const CheckItem &item) {
        if (item.step == CheckStep::Login)
            m_cancel.cancel();
    });
    EXPECT_THAT(stepsThat(State::Failed), testing::IsEmpty());
    EXPECT_EQ(stepsThat(State::Skipped).size(), 7U);
    EXPECT_EQ(m_items[CheckStep::Npu].what.english(), QStringLiteral("Cancelled"));
}

TEST_F(ConnectionCheckTest, NoticesALostConnection)
{
    start();
    run([this](const CheckItem &item) {
        if (item.step == CheckStep::Shell)
            m_server->kill();
    });
    EXPECT_THAT(stepsThat(State::Failed), testing::ElementsAre(CheckStep::Sftp));
    EXPECT_TRUE(m_items[CheckStep::Sftp].what.english().contains(QStringLiteral("lost"))) << text(CheckStep::Sftp);
    EXPECT_EQ(stepsThat(State::Skipped).size(), 5U);
}

TEST_F(ConnectionCheckTest, NoticesAServerThatStops)
{
    start();
    m_check.target.keepAlive = 5;
    run([this](const CheckItem &item) {
        if (item.step == CheckStep::Shell)
            m_server->signalAll(SIGSTOP);
    });
    EXPECT_THAT(stepsThat(State::Failed), testing::ElementsAre(CheckStep::Sftp)) << text(CheckStep::Sftp);
    EXPECT_EQ(stepsThat(State::Skipped).size(), 5U);
}

TEST(CheckSteps, HaveNamesAndTitles)
{
    for (int i = 0; i <= int(CheckStep::Npu); ++i) {
        EXPECT_FALSE(checkStepName(CheckStep(i)).isEmpty());
        EXPECT_FALSE(checkStepTitle(CheckStep(i)).isEmpty());
    }
    EXPECT_EQ(checkStepName(CheckStep::HostKey), QStringLiteral("host_key"));
    EXPECT_EQ(checkStepName(CheckStep::Npu), QStringLiteral("npu"));
}
