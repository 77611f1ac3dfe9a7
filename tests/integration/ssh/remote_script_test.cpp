// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_script.h"

#include "ssh/sshd_fixture.h"

#include <QElapsedTimer>

#include <gtest/gtest.h>

using namespace tributary;
using test::Sshd;

namespace
{

class RemoteScriptTest : public testing::Test
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(m_server.isRunning()) << m_server.log().toStdString();
        auto session = test::connectTo(m_server);
        ASSERT_TRUE(session) << session.error().english().toStdString() << m_server.log().toStdString();
        m_session = std::move(*session);
    }
    Result<RemoteEnd> run(const char *text) { return runScript(*m_session, {text}, m_never); }

    Sshd m_server;
    std::unique_ptr<SshSession> m_session;
    CancelToken m_never;
};

} // namespace

TEST_F(RemoteScriptTest, GivesOutputOfBothStreamsInOrderAndTheStatus)
{
    const auto end = run("echo one; echo two >&2; echo three; exit 7");
    ASSERT_TRUE(end) << end.error().english().toStdString();
    EXPECT_EQ(end->output, "one\ntwo\nthree\n");
    EXPECT_EQ(end->status, 7);
}

TEST_F(RemoteScriptTest, IsNotEatenByWhatReadsStdin)
{
    const auto end = run("cat; echo after");
    ASSERT_TRUE(end);
    EXPECT_EQ(end->output, "after\n");
    EXPECT_EQ(end->status, 0);
}

TEST_F(RemoteScriptTest, NothingIsWaitedForAfterItsEnd)
{
    int slow = 0;
    for (int i = 0; i < 10; ++i) {
        QElapsedTimer timer;
        timer.start();
        ASSERT_TRUE(run(":"));
        slow += timer.elapsed() >= 1000 ? 1 : 0; // as long as a channel's end is waited for at most
    }
    EXPECT_LT(slow, 2) << "once a machine may be as slow as that";
}

TEST_F(RemoteScriptTest, EndsThoughAChildKeepsTheOutputOpen)
{
    const auto end = run("sleep 60 & echo started");
    ASSERT_TRUE(end);
    EXPECT_EQ(end->output, "started\n");
}

TEST_F(RemoteScriptTest, TellsAKillBySignal)
{
    const auto end = run("sh -c 'kill -9 $$'");
    ASSERT_TRUE(end);
    EXPECT_EQ(end->status, 137);
}

TEST_F(RemoteScriptTest, TakesMuchOutput)
{
    const auto end = run("head -c 3000000 /dev/zero | tr '\\0' x >&2; echo; head -c 10 /dev/zero | tr '\\0' y");
    ASSERT_TRUE(end);
    EXPECT_EQ(end->output.size(), 1 << 20) << "the rest is dropped";
}
