// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_script.h"
#include "ssh/ssh_client.h"
#include "ssh/sshd_fixture.h"

#include <QElapsedTimer>

#include <gtest/gtest.h>

#include <csignal>

using namespace tributary;
using test::SshClient;
using test::Sshd;

namespace
{

class Jump : public testing::Test
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(m_gate.isRunning()) << m_gate.log().toStdString();
        ASSERT_TRUE(m_target.isRunning()) << m_target.log().toStdString();
    }
    [[nodiscard]] SshRoute route() const
    {
        SshRoute jump = m_gate.route();
        jump.silenceSeconds = 2;
        SshRoute route = m_target.route();
        route.silenceSeconds = 2;
        route.jump = std::make_shared<const SshRoute>(jump);
        return route;
    }

    Sshd m_gate;
    Sshd m_target;
    SshClient m_client;
};

} // namespace

TEST_F(Jump, LeadsToTheTarget)
{
    auto session = m_client.connect(route());
    ASSERT_TRUE(session) << session.error().english().toStdString() << m_gate.log().toStdString();
    const auto end = runScript(**session, {"echo $SSH_CONNECTION"}, m_client.cancel);
    ASSERT_TRUE(end) << end.error().english().toStdString();
    EXPECT_TRUE(end->output.trimmed().endsWith(QByteArray::number(m_target.port()))) << end->output.toStdString();
    EXPECT_EQ(m_client.details[ConnectStep::Connect], QStringLiteral("through ") + m_gate.route().loginName());
    EXPECT_TRUE(m_gate.log().contains(QStringLiteral("Accepted publickey")));
}

TEST_F(Jump, CarriesMuchInBothDirections)
{
    auto session = m_client.connect(route());
    ASSERT_TRUE(session) << session.error().english().toStdString();
    qint64 received = 0;
    QByteArray script = "head -c 20000000 /dev/zero; : '";
    script += QByteArray(5000000, 'x') + "'";
    const auto end =
        runScript(**session, {script, [&](const QByteArray &bytes) { received += bytes.size(); }}, m_client.cancel);
    ASSERT_TRUE(end) << end.error().english().toStdString();
    EXPECT_EQ(received, 20000000);
}

TEST_F(Jump, IsCheckedAsTheTargetIs)
{
    m_client.answer = HostKeyPolicy::Answer::Refuse;
    const QString error = m_client.errorOf(route());
    EXPECT_TRUE(error.contains(QStringLiteral("port %1 is not known").arg(m_gate.port()))) << error.toStdString();
    EXPECT_FALSE(m_gate.log().contains(QStringLiteral("Accepted"))) << "nobody logs in to a server that is not trusted";
}

TEST_F(Jump, SaysThatItDoesNotReachTheTarget)
{
    SshRoute route = this->route();
    route.port = test::freePort();
    const QString error = m_client.errorOf(route);
    EXPECT_TRUE(error.contains(QStringLiteral("The jump host 127.0.0.1 does not connect"))) << error.toStdString();
}

TEST_F(Jump, IsAskedOnceThoughTheTargetNeedsTwoConnections)
{
    Sshd strict({QStringLiteral("MaxAuthTries 1")});
    ASSERT_TRUE(strict.isRunning()) << strict.log().toStdString();
    SshRoute route = this->route();
    route.port = strict.port();
    route.identityFiles = {
        m_target.path(QStringLiteral("login_ed25519")), strict.path(QStringLiteral("login_ed25519"))};
    EXPECT_EQ(m_client.errorOf(route), QString()) << strict.log().toStdString();
    EXPECT_EQ(m_client.steps.count(ConnectStep::Handshake), 2);
    EXPECT_EQ(m_gate.log().count(QStringLiteral("Accepted publickey")), 1) << m_gate.log().toStdString();
}

TEST_F(Jump, LostMeansThatTheConnectionIsLost)
{
    auto session = m_client.connect(route());
    ASSERT_TRUE(session) << session.error().english().toStdString();
    m_gate.kill();
    const auto end = runScript(**session, {"echo here"}, m_client.cancel);
    ASSERT_FALSE(end);
    EXPECT_TRUE((*session)->isLost());
    EXPECT_TRUE(end.error().english().contains(QStringLiteral("is lost"))) << end.error().english().toStdString();
}

TEST_F(Jump, StoppedIsNoticedAndLeftAtOnce)
{
    auto session = m_client.connect(route());
    ASSERT_TRUE(session) << session.error().english().toStdString();
    m_gate.signalAll(SIGSTOP);
    QElapsedTimer timer;
    timer.start();
    const auto end = runScript(**session, {"echo here"}, m_client.cancel);
    EXPECT_FALSE(end);
    EXPECT_TRUE((*session)->isLost());
    EXPECT_LT(timer.restart(), 20000);
    session->reset();
    EXPECT_LT(timer.elapsed(), 5000) << "the destructor waits for nobody";
    m_gate.signalAll(SIGCONT);
}

TEST(JumpRefusal, IsNamedWithTheSetting)
{
    Sshd gate({QStringLiteral("AllowTcpForwarding no")});
    Sshd target;
    ASSERT_TRUE(gate.isRunning() && target.isRunning());
    SshRoute route = target.route();
    route.jump = std::make_shared<const SshRoute>(gate.route());
    SshClient client;
    const QString error = client.errorOf(route);
    EXPECT_TRUE(error.contains(QStringLiteral("AllowTcpForwarding"))) << error.toStdString();
}
