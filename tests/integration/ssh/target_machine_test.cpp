// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// When to connect again is of use: SshTargetMachine::isRefused().
#include "exec/ssh_target_machine.h"
#include "ssh/ssh_client.h"
#include "ssh/sshd_fixture.h"

#include <gtest/gtest.h>

using namespace tributary;
using test::Sshd;

namespace
{

class TargetMachineTest : public testing::Test
{
protected:
    void SetUp() override { ASSERT_TRUE(m_server.isRunning()) << m_server.log().toStdString(); }
    SshTargetMachine machine(const SshRoute &route) const
    {
        return SshTargetMachine(route, {m_hostKeys, m_credentials, {m_server.path(QStringLiteral("known_hosts"))}},
            DeploymentPlan {}, m_server.path(QString()));
    }
    static std::string errorOf(const Result<void> &connected)
    {
        return connected ? "(connected)" : connected.error().english().toStdString();
    }

    Sshd m_server;
    std::shared_ptr<FixedHostKeyPolicy> m_hostKeys =
        std::make_shared<FixedHostKeyPolicy>(HostKeyPolicy::Answer::Remember);
    std::shared_ptr<test::FakeCredentials> m_credentials = std::make_shared<test::FakeCredentials>();
    CancelToken m_never;
};

} // namespace

TEST_F(TargetMachineTest, AServerThatGoesInTheMiddleOfALoginHasNotRefusedIt)
{
    const QString key = m_server.makeKey(QStringLiteral("encrypted"),
        {QStringLiteral("-t"), QStringLiteral("ed25519"), QStringLiteral("-a"), QStringLiteral("1"),
            QStringLiteral("-N"), QStringLiteral("pass")});
    m_server.authorise(key);
    SshRoute route = m_server.route();
    route.identityFiles = QStringList(key);
    m_credentials->passphrases = QStringList {QStringLiteral("pass"), QStringLiteral("pass")};
    m_credentials->onAsked = [this] { EXPECT_TRUE(m_server.restart()); };
    SshTargetMachine target = machine(route);
    EXPECT_FALSE(target.connect(m_never));
    EXPECT_FALSE(target.isRefused());
    m_credentials->onAsked = {};
    const auto connected = target.connect(m_never);
    EXPECT_TRUE(connected) << errorOf(connected);
}

TEST_F(TargetMachineTest, ALoginThatIsRefusedAgainAndAgainIs)
{
    SshRoute route = m_server.route();
    route.identityFiles =
        QStringList(m_server.makeKey(QStringLiteral("stranger"), {QStringLiteral("-t"), QStringLiteral("ed25519")}));
    SshTargetMachine target = machine(route);
    for (const bool isRefused : {false, false, true}) {
        EXPECT_FALSE(target.connect(m_never));
        EXPECT_EQ(target.isRefused(), isRefused);
    }
}

TEST_F(TargetMachineTest, AnotherHostKeyIsARefusalAtOnce)
{
    SshTargetMachine target = machine(m_server.route());
    const auto connected = target.connect(m_never);
    ASSERT_TRUE(connected) << errorOf(connected);
    ASSERT_TRUE(QFile::remove(m_server.path(QStringLiteral("host_ed25519"))));
    m_server.makeKey(QStringLiteral("host_ed25519"), {QStringLiteral("-t"), QStringLiteral("ed25519")});
    ASSERT_TRUE(m_server.restart());
    EXPECT_FALSE(target.connect(m_never));
    EXPECT_TRUE(target.isRefused());
}

TEST_F(TargetMachineTest, AServerThatIsNotThereHasRefusedNothing)
{
    SshTargetMachine target = machine(m_server.route());
    m_server.kill();
    for (int i = 0; i < 4; ++i) {
        EXPECT_FALSE(target.connect(m_never));
        EXPECT_FALSE(target.isRefused());
    }
}
