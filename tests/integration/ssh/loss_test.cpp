// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_script.h"
#include "remote/script_channel.h"
#include "ssh/ssh_client.h"
#include "ssh/sshd_fixture.h"

#include <QElapsedTimer>

#include <gtest/gtest.h>

#include <csignal>
#include <thread>

using namespace tributary;
using test::SshClient;
using test::Sshd;

namespace
{

constexpr int silenceSeconds = 2;
constexpr int generousMs = 20000; // far more than the silence, far less than a hang

/// Does things to the server while a connection is made or used.
class Loss : public testing::Test
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(m_server.isRunning()) << m_server.log().toStdString();
        m_route = m_server.route();
        m_route.silenceSeconds = silenceSeconds;
    }
    void TearDown() override { m_server.signalAll(SIGCONT); }
    /// A login that asks for a passphrase, so that something can happen between handshake and login.
    void interruptLogin(std::function<void()> interruption)
    {
        const QString key = m_server.makeKey(QStringLiteral("encrypted"),
            {QStringLiteral("-t"), QStringLiteral("ed25519"), QStringLiteral("-a"), QStringLiteral("1"),
                QStringLiteral("-N"), QStringLiteral("pass")});
        m_server.authorise(key);
        m_route.identityFiles = QStringList(key);
        m_client.credentials.passphrases = QStringList(QStringLiteral("pass"));
        m_client.credentials.onAsked = std::move(interruption);
    }
    /// Cancels half a second from now; the call must end within a second of that.
    void cancelSoon()
    {
        m_canceller = std::thread([this] {
            std::this_thread::sleep_for(std::chrono::milliseconds(500));
            m_sinceCancel.start();
            m_client.cancel.cancel();
        });
    }
    void expectPromptEnd()
    {
        m_canceller.join();
        EXPECT_LT(m_sinceCancel.elapsed(), 1000);
    }

    Sshd m_server;
    SshRoute m_route;
    SshClient m_client;
    QElapsedTimer m_timer;
    QElapsedTimer m_sinceCancel;
    std::thread m_canceller;
};

} // namespace

TEST_F(Loss, StoppedBeforeTheHandshakeIsNoticed)
{
    m_server.signalAll(SIGSTOP);
    m_timer.start();
    const QString error = m_client.errorOf(m_route);
    EXPECT_TRUE(error.contains(QStringLiteral("says nothing"))) << error.toStdString();
    EXPECT_LT(m_timer.elapsed(), generousMs);
}

TEST_F(Loss, StoppedBeforeTheHandshakeCanBeCancelled)
{
    m_server.signalAll(SIGSTOP);
    m_route.silenceSeconds = 600;
    m_route.connectSeconds = 600;
    cancelSoon();
    const QString error = m_client.errorOf(m_route);
    expectPromptEnd();
    EXPECT_EQ(error, QStringLiteral("Cancelled"));
}

TEST_F(Loss, StoppedInTheLoginIsNoticed)
{
    interruptLogin([this] { m_server.signalAll(SIGSTOP); });
    m_timer.start();
    const QString error = m_client.errorOf(m_route);
    EXPECT_TRUE(error.contains(QStringLiteral("is lost"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("no answer for 2 s"))) << error.toStdString();
    EXPECT_LT(m_timer.elapsed(), generousMs);
}

TEST_F(Loss, StoppedInTheLoginCanBeCancelled)
{
    m_route.silenceSeconds = 600;
    interruptLogin([this] {
        m_server.signalAll(SIGSTOP);
        cancelSoon();
    });
    const QString error = m_client.errorOf(m_route);
    expectPromptEnd();
    EXPECT_EQ(error, QStringLiteral("Cancelled"));
}

TEST_F(Loss, KilledInTheLoginIsAnError)
{
    interruptLogin([this] { m_server.kill(); });
    m_timer.start();
    const QString error = m_client.errorOf(m_route);
    EXPECT_TRUE(error.contains(QStringLiteral("No connection to 127.0.0.1"))) << error.toStdString();
    EXPECT_LT(m_timer.elapsed(), generousMs);
}

TEST_F(Loss, StoppedAfterTheLoginIsNoticed)
{
    auto session = m_client.connect(m_route);
    ASSERT_TRUE(session) << session.error().english().toStdString();
    m_server.signalAll(SIGSTOP);
    m_timer.start();
    const auto end = runScript(**session, {"echo here"}, m_client.cancel);
    ASSERT_FALSE(end);
    EXPECT_TRUE((*session)->isLost());
    EXPECT_LT(m_timer.elapsed(), generousMs);
    session->reset();
}

TEST_F(Loss, KilledAfterTheLoginIsNoticed)
{
    auto session = m_client.connect(m_route);
    ASSERT_TRUE(session) << session.error().english().toStdString();
    m_server.kill();
    const auto end = runScript(**session, {"echo here"}, m_client.cancel);
    ASSERT_FALSE(end);
    EXPECT_TRUE((*session)->isLost());
}

TEST_F(Loss, ASilentCommandIsNotTakenForALostServer)
{
    m_route.silenceSeconds = 1; // the shortest that counts is four
    auto session = m_client.connect(m_route);
    ASSERT_TRUE(session) << session.error().english().toStdString();
    const auto end = runScript(**session, {"sleep 7; echo done"}, m_client.cancel);
    ASSERT_TRUE(end) << end.error().english().toStdString();
    EXPECT_EQ(end->output, "done\n");
}

TEST_F(Loss, AnAnswerThatComesWhileNobodyWatchesCounts)
{
    m_route.silenceSeconds = 1; // the shortest that counts is four
    auto session = m_client.connect(m_route);
    ASSERT_TRUE(session) << session.error().english().toStdString();
    auto script = ScriptChannel::start(**session, "sleep 30", m_client.cancel);
    ASSERT_TRUE(script) << script.error().english().toStdString();
    m_timer.start();
    while (m_timer.elapsed() < 5500) {
        const auto lost = (*session)->idle(50, m_client.cancel);
        ASSERT_FALSE(lost) << lost->english().toStdString();
        // A busy machine gives this thread no time just now: what was asked for is there before it looks again.
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        QByteArray bytes;
        ASSERT_TRUE(script->readSome(bytes));
    }
}

TEST_F(Loss, AUserWhoThinksIsNotTakenForALostServer)
{
    m_route.silenceSeconds = 1;
    interruptLogin([] { std::this_thread::sleep_for(std::chrono::seconds(3)); });
    EXPECT_EQ(m_client.errorOf(m_route), QString()) << m_server.log().toStdString();
}
