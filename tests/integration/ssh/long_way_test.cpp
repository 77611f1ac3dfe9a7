// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Over a way of 20 ms there and back.
#include "../bench/delay_proxy.h"
#include "remote/remote_script.h"
#include "ssh/deployment_fixture.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace tributary;

namespace
{

constexpr qsizetype large = 72 << 20; // enough for a second channel

class LongWayTest : public test::DeploymentTest
{
protected:
    void start(const QStringList &config = {})
    {
        serve(config);
        m_way = std::make_unique<bench::DelayProxy>(m_server->route().port, 10);
        m_port = m_way->port();
        connectAgain();
        prepare();
    }
    void expectUpload(const QString &path)
    {
        const auto sent = upload({path});
        ASSERT_TRUE(sent) << text(sent.error()) << m_log.join('\n').toStdString();
        EXPECT_TRUE(contentOf(remotePath("om/a")) == contentOf(path));
    }
    bool hasLogged(const QString &words) const { return !m_log.filter(words).isEmpty(); }

    std::unique_ptr<bench::DelayProxy> m_way;
};

} // namespace

TEST_F(LongWayTest, LargeFileGoesOverTwoChannels)
{
    start();
    expectUpload(makeFile("a", noise(large)));
    EXPECT_TRUE(hasLogged("by SFTP over 2 channels")) << m_log.join('\n').toStdString();
    EXPECT_EQ(m_progress.last().done, large);
    const auto isSmaller = [](const TransferProgress &a, const TransferProgress &b) { return a.done < b.done; };
    EXPECT_TRUE(std::is_sorted(m_progress.begin(), m_progress.end(), isSmaller));
}

TEST_F(LongWayTest, OneChannelIsEnough)
{
    start({"MaxSessions 1"});
    expectUpload(makeFile("a", noise(large)));
    EXPECT_TRUE(hasLogged("by SFTP in")) << m_log.join('\n').toStdString();
}

TEST_F(LongWayTest, KeysMayBeExchangedMeanwhile)
{
    start({"RekeyLimit 16M"});
    expectUpload(makeFile("a", noise(large)));
}

TEST_F(LongWayTest, ResumesAfterTheServerWasKilled)
{
    start();
    const QString path = makeFile("a", noise(large));
    m_onProgress = [this](const TransferProgress &progress) {
        if (progress.done > (50 << 20) && progress.done < progress.total)
            m_server->kill();
    };
    const auto cut = upload({path});
    ASSERT_FALSE(cut);
    EXPECT_THAT(text(cut.error()), testing::HasSubstr("is lost"));
    EXPECT_TRUE(m_session->isLost());
    m_onProgress = {};
    ASSERT_TRUE(m_server->restart());
    connectAgain();
    prepare();
    expectUpload(path);
    EXPECT_TRUE(hasLogged("a: continued at byte")) << m_log.join('\n').toStdString();
}

TEST_F(LongWayTest, CancelIsSeenAndTheSessionIsDropped)
{
    start();
    m_onProgress = [this](const TransferProgress &progress) {
        if (progress.done > 0)
            m_cancel.cancel();
    };
    ASSERT_FALSE(upload({makeFile("a", noise(large))}));
    EXPECT_TRUE(m_session->isLost());
}

// The last words of a script and the end of its channel may come together.
TEST_F(LongWayTest, ScriptsDoNotWaitForAnEndThatHasCome)
{
    start();
    constexpr int scripts = 20;
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < scripts; ++i)
        ASSERT_TRUE(runScript(*m_session, {"echo"}, m_cancel));
    EXPECT_LT(timer.elapsed(), scripts * 500); // the wait has an end of 1000 ms
}
