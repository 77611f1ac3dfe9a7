// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// KeychainSecretStore against a real gnome-keyring. Each step is a process of its own, as QtKeychain and GLib keep the
// session bus that they met first.
#include "keyring/keyring_session.h"

#include <QDir>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

using namespace tributary::testing;
using ::testing::ElementsAre;
using ::testing::StartsWith;

namespace
{

class KeychainTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        const QString missing = KeyringSession::missingProgram();
        if (!missing.isEmpty())
            GTEST_SKIP() << missing.toStdString() << " is not installed";
    }

    /// The lines that the probe prints; a further line "exit N" if it did not end well.
    std::vector<std::string> probeWithin(int limitMs, const QStringList &steps) const
    {
        QProcess probe;
        QProcessEnvironment environment = m_session.environment();
        environment.insert(m_more);
        probe.setProcessEnvironment(environment);
        probe.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        probe.start(QStringLiteral(TRIBUTARY_KEYCHAIN_PROBE), QStringList {QString::number(limitMs)} + steps);
        const bool ended = probe.waitForFinished(60000);
        std::vector<std::string> lines;
        for (const QByteArray &line : probe.readAllStandardOutput().trimmed().split('\n'))
            lines.push_back(line.toStdString());
        if (!ended || probe.exitStatus() != QProcess::NormalExit || probe.exitCode() != 0)
            lines.push_back("exit " + std::to_string(probe.exitCode()));
        probe.kill();
        probe.waitForFinished();
        return lines;
    }
    std::vector<std::string> probe(const QStringList &steps) const { return probeWithin(25000, steps); }

    static QString hex(const char *text) { return QString::fromLatin1(QByteArray(text).toHex()); }
    static std::string stored(const char *text) { return "stored " + hex(text).toStdString(); }

    KeyringSession m_session;
    QProcessEnvironment m_more; ///< for the probe
};

const QString key = QStringLiteral("me@box:22");

} // namespace

TEST_F(KeychainTest, StoresReadsReplacesAndRemoves)
{
    ASSERT_TRUE(m_session.startUnlocked());
    EXPECT_THAT(probe({QStringLiteral("read"), key, QStringLiteral("write"), key, hex("one"), QStringLiteral("write"),
                    key, hex("two")}),
        ElementsAre("not-there", "done", "done"));
    EXPECT_THAT(probe({QStringLiteral("read"), key}), ElementsAre(stored("two"))) << "another process";
    EXPECT_THAT(probe({QStringLiteral("remove"), key, QStringLiteral("read"), key, QStringLiteral("remove"), key}),
        ElementsAre("done", "not-there", "done"));
}

TEST_F(KeychainTest, KeepsHardSecretsAndKeysAsTheyAre)
{
    ASSERT_TRUE(m_session.startUnlocked());
    const char *secrets[] = {
        "p@ss \"w$rd`x\\é 1", "'; rm -rf ~ #", "密码🔑", " outer blanks ", "line\nbreak\ttab", "%1%n%s"};
    for (const char *secret : secrets)
        EXPECT_THAT(probe({QStringLiteral("write"), key, hex(secret), QStringLiteral("read"), key}),
            ElementsAre("done", stored(secret)));
    for (const char *hard : {"me@[fe80::1%eth0]:22", "key:/home/a b/.ssh/ключ", "DOM\\me@host:1"}) {
        const QString name = QString::fromUtf8(hard);
        EXPECT_THAT(probe({QStringLiteral("write"), name, hex(hard), QStringLiteral("read"), name}),
            ElementsAre("done", stored(hard)));
    }
    EXPECT_THAT(probe({QStringLiteral("read"), key}), ElementsAre(stored("%1%n%s"))) << "keys do not mix";
}

TEST_F(KeychainTest, RefusesWhatItWouldNotGiveBack)
{
    ASSERT_TRUE(m_session.startUnlocked());
    EXPECT_THAT(probe({QStringLiteral("write"), key, QString(), QStringLiteral("write"), key, QStringLiteral("610062"),
                    QStringLiteral("write"), key, QStringLiteral("fffe"), QStringLiteral("read"), key}),
        ElementsAre(StartsWith("failed"), StartsWith("failed"), StartsWith("failed"), "not-there"));
}

TEST_F(KeychainTest, TellsAnEmptyEntry)
{
    ASSERT_TRUE(m_session.startUnlocked());
    EXPECT_THAT(probe({QStringLiteral("empty"), key, QStringLiteral("read"), key}), ElementsAre("0", "empty"));
}

TEST_F(KeychainTest, TellsALockedKeyring)
{
    ASSERT_TRUE(m_session.startUnlocked());
    ASSERT_THAT(probe({QStringLiteral("write"), key, hex("kept")}), ElementsAre("done"));
    m_session.stopDaemon();
    ASSERT_TRUE(m_session.startLocked());
    EXPECT_THAT(
        probe({QStringLiteral("read"), key, QStringLiteral("write"), key, hex("other"), QStringLiteral("remove"), key}),
        ElementsAre(StartsWith("locked"), StartsWith("locked"), StartsWith("locked")));
    EXPECT_THAT(probe({QStringLiteral("read"), QStringLiteral("never@stored:1")}), ElementsAre(StartsWith("locked")))
        << "whether it is there cannot be known";
    m_session.stopDaemon();
    ASSERT_TRUE(m_session.startUnlocked());
    EXPECT_THAT(probe({QStringLiteral("read"), key}), ElementsAre(stored("kept")));
}

TEST_F(KeychainTest, TellsAKeyringThatWasNeverMade)
{
    ASSERT_TRUE(m_session.startLocked());
    const auto lines = probe({QStringLiteral("read"), key, QStringLiteral("write"), key, hex("x")});
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0], "not-there");
    EXPECT_THAT(lines[1], ::testing::HasSubstr("no keyring to store into"));
}

TEST_F(KeychainTest, TellsThatThereIsNoSessionBus)
{
    EXPECT_THAT(
        probe({QStringLiteral("read"), key, QStringLiteral("write"), key, hex("x"), QStringLiteral("remove"), key}),
        ElementsAre(StartsWith("no-service"), StartsWith("no-service"), StartsWith("no-service")));
}

TEST_F(KeychainTest, TellsThatTheBusOffersNoKeychain)
{
    ASSERT_TRUE(m_session.startBus());
    EXPECT_THAT(
        probe({QStringLiteral("read"), key, QStringLiteral("write"), key, hex("x"), QStringLiteral("remove"), key}),
        ElementsAre(StartsWith("no-service"), StartsWith("no-service"), StartsWith("no-service")));
    EXPECT_TRUE(QDir(m_session.path(QStringLiteral("config"))).isEmpty()) << "nothing is written elsewhere instead";
}

TEST_F(KeychainTest, TellsThatTheSystemRefusesTheAccess)
{
    ASSERT_TRUE(m_session.startUnlocked());
    ASSERT_THAT(probe({QStringLiteral("write"), key, hex("kept")}), ElementsAre("done"));
    ASSERT_TRUE(m_session.denySecrets());
    EXPECT_THAT(
        probe({QStringLiteral("read"), key, QStringLiteral("write"), key, hex("x"), QStringLiteral("remove"), key}),
        ElementsAre(StartsWith("denied"), StartsWith("denied"), StartsWith("denied")));
}

TEST_F(KeychainTest, TellsThatTheUserOfAWalletRefusesTheAccess)
{
    ASSERT_TRUE(m_session.startBus());
    QProcess wallet;
    wallet.setProcessEnvironment(m_session.environment());
    wallet.start(QStringLiteral(TRIBUTARY_FAKE_KWALLET), QStringList());
    ASSERT_TRUE(wallet.waitForReadyRead(20000)) << "it is ready";
    m_more.insert(QStringLiteral("XDG_CURRENT_DESKTOP"), QStringLiteral("KDE"));
    m_more.insert(QStringLiteral("KDE_SESSION_VERSION"), QStringLiteral("5"));
    EXPECT_THAT(
        probe({QStringLiteral("read"), key, QStringLiteral("write"), key, hex("x"), QStringLiteral("remove"), key}),
        ElementsAre(StartsWith("denied"), StartsWith("denied"), StartsWith("denied")));
    wallet.kill();
    wallet.waitForFinished();
}

TEST_F(KeychainTest, LeavesAFrozenDaemonAloneAndEnds)
{
    ASSERT_TRUE(m_session.startUnlocked());
    ASSERT_THAT(probe({QStringLiteral("write"), key, hex("kept")}), ElementsAre("done"));
    m_session.signalDaemon(SIGSTOP);
    EXPECT_THAT(probeWithin(300,
                    {QStringLiteral("read"), key, QStringLiteral("read"), key, QStringLiteral("write"), key, hex("x"),
                        QStringLiteral("remove"), key}),
        ElementsAre(StartsWith("slow"), StartsWith("slow"), StartsWith("slow"), StartsWith("slow")));
    m_session.signalDaemon(SIGCONT);
    EXPECT_THAT(probe({QStringLiteral("read"), key}), ElementsAre(stored("kept")));
}

TEST_F(KeychainTest, WorksAgainWhenTheDaemonDoes)
{
    ASSERT_TRUE(m_session.startUnlocked());
    ASSERT_THAT(probe({QStringLiteral("write"), key, hex("kept")}), ElementsAre("done"));
    m_session.signalDaemon(SIGSTOP);
    const QString pid = QString::number(m_session.daemonPid());
    EXPECT_THAT(
        probeWithin(300, {QStringLiteral("read"), key, QStringLiteral("cont"), pid, QStringLiteral("until"), key}),
        ElementsAre(StartsWith("slow"), "done", stored("kept")));
}

TEST_F(KeychainTest, EndsWithACancellation)
{
    ASSERT_TRUE(m_session.startUnlocked());
    m_session.signalDaemon(SIGSTOP);
    EXPECT_THAT(probe({QStringLiteral("cancel"), key}), ElementsAre(StartsWith("cancelled")));
    m_session.signalDaemon(SIGCONT);
}
