// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/ssh_wire.h"
#include "ssh/ssh_agent.h"
#include "ssh/ssh_client.h"
#include "ssh/sshd_fixture.h"

#include <QDir>
#include <QFile>

#include <gtest/gtest.h>

using namespace tributary;
using test::PrivateHome;
using test::SshAgent;
using test::SshClient;
using test::Sshd;

namespace
{

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

class KeyLogin : public testing::Test
{
protected:
    void SetUp() override { ASSERT_TRUE(m_server.isRunning()) << m_server.log().toStdString(); }
    SshRoute routeWith(const QStringList &identityFiles) const
    {
        SshRoute route = m_server.route();
        route.identityFiles = identityFiles;
        return route;
    }
    /// A key that the server takes.
    QString goodKey(const char *options, const QString &name = QStringLiteral("good"))
    {
        const QString key = m_server.makeKey(name, words(options));
        m_server.authorise(key);
        return key;
    }
    /// Puts a key where the default keys are.
    void makeDefault(const QString &key, const char *name)
    {
        const QString path = PrivateHome::sshFile(QLatin1String(name));
        m_defaults << path;
        ASSERT_TRUE(QFile::copy(key, path));
        QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    }
    void TearDown() override
    {
        for (const QString &path : m_defaults)
            QFile::remove(path);
    }

    Sshd m_server;
    SshClient m_client;
    QStringList m_defaults;
};

class KeyKinds : public KeyLogin, public testing::WithParamInterface<const char *>
{
};

} // namespace

TEST_P(KeyKinds, LogIn)
{
    const QString key = goodKey(GetParam());
    const QString error = m_client.errorOf(routeWith({key}));
    EXPECT_EQ(error, QString()) << m_server.log().toStdString();
    EXPECT_TRUE(m_client.details[ConnectStep::Login].contains(key)) << "the method is told";
    EXPECT_EQ(m_client.steps,
        QList<ConnectStep>({ConnectStep::Resolve, ConnectStep::Connect, ConnectStep::Handshake, ConnectStep::HostKey,
            ConnectStep::Login}));
    EXPECT_TRUE(m_client.details[ConnectStep::Handshake].startsWith(QStringLiteral("SSH-2.0-OpenSSH")));
    EXPECT_EQ(m_client.details[ConnectStep::Connect], QStringLiteral("127.0.0.1"));
}

TEST_P(KeyKinds, LogInFromTheAgent)
{
    const QString key = goodKey(GetParam());
    const SshAgent agent;
    ASSERT_TRUE(agent.add(key));
    const QString error = m_client.errorOf(routeWith({}));
    EXPECT_EQ(error, QString()) << m_server.log().toStdString();
    EXPECT_TRUE(m_client.details[ConnectStep::Login].contains(QStringLiteral("agent: ")));
}

INSTANTIATE_TEST_SUITE_P(All, KeyKinds,
    testing::Values("-t ed25519", "-t ecdsa -b 256", "-t ecdsa -b 521 -m PEM", "-t rsa -b 2048",
        "-t rsa -b 2048 -m PEM", "-t rsa -b 2048 -m PKCS8"));

TEST_F(KeyLogin, OpensEncryptedKeysAndTellsAWrongPassphrase)
{
    for (const char *options : {"-t ed25519 -a 2 -N open-sesame", "-t rsa -b 2048 -a 2 -N open-sesame",
             "-t rsa -b 2048 -m PEM -N open-sesame", "-t ecdsa -m PKCS8 -N open-sesame"}) {
        const QString key = goodKey(options, QStringLiteral("encrypted"));
        m_client.credentials = {};
        m_client.credentials.passphrases =
            QStringList {QStringLiteral("wrong"), QStringLiteral("open-sesame"), QStringLiteral("unused")};
        EXPECT_EQ(m_client.errorOf(routeWith({key})), QString()) << options << m_server.log().toStdString();
        EXPECT_EQ(m_client.credentials.passphraseRetries, QList<bool>({false, true})) << options;
        EXPECT_EQ(m_client.credentials.passphrasesWorked, 1);
        QFile::remove(key);
        QFile::remove(key + QStringLiteral(".pub"));
    }
}

TEST_F(KeyLogin, GivesUpAfterThreeWrongPassphrasesBeforeAnythingIsSent)
{
    const QString key = goodKey("-t ed25519 -a 2 -N open-sesame");
    m_client.credentials.passphrases =
        QStringList {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("open-sesame")};
    const QString error = m_client.errorOf(routeWith({key}));
    EXPECT_TRUE(error.contains(QStringLiteral("The passphrase of the key %1 is wrong").arg(key)))
        << error.toStdString();
    EXPECT_FALSE(m_server.log().contains(QStringLiteral("Failed publickey"))) << m_server.log().toStdString();
    EXPECT_EQ(m_client.credentials.passphrasesWorked, 0);
}

TEST_F(KeyLogin, SaysThatNoPassphraseWasGiven)
{
    const QString key = goodKey("-t ed25519 -a 2 -N open-sesame");
    const QString error = m_client.errorOf(routeWith({key}));
    EXPECT_TRUE(error.contains(QStringLiteral("No passphrase was given"))) << error.toStdString();
}

TEST_F(KeyLogin, DoesNotAskForThePassphraseOfAKeyThatTheServerDoesNotTake)
{
    const QString key = m_server.makeKey(QStringLiteral("foreign"), words("-t ed25519 -a 2 -N open-sesame"));
    EXPECT_NE(m_client.errorOf(routeWith({key})), QString());
    EXPECT_TRUE(m_client.credentials.passphraseRetries.isEmpty());
}

TEST_F(KeyLogin, NamesACipherThatItCannotRead)
{
    const QString key = goodKey("-t ed25519 -a 2 -Z chacha20-poly1305@openssh.com -N open-sesame");
    const QString error = m_client.errorOf(routeWith({key}));
    EXPECT_TRUE(error.contains(QStringLiteral("chacha20-poly1305"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("ssh-keygen -p"))) << error.toStdString();
    EXPECT_TRUE(m_client.credentials.passphraseRetries.isEmpty()) << "no passphrase would help";
}

TEST_F(KeyLogin, GoesOnWithTheNextNamedKey)
{
    const QString foreign = m_server.makeKey(QStringLiteral("foreign"), words("-t ed25519"));
    const QString missing = m_server.path(QStringLiteral("missing"));
    const QString good = goodKey("-t ed25519");
    EXPECT_EQ(m_client.errorOf(routeWith({missing, foreign, good})), QString());
    EXPECT_TRUE(m_client.details[ConnectStep::Login].contains(good));
}

TEST_F(KeyLogin, ListsWhatWasTriedAndWhatIsOffered)
{
    const QString foreign = m_server.makeKey(QStringLiteral("foreign"), words("-t ed25519"));
    const QString error = m_client.errorOf(routeWith({foreign, m_server.path(QStringLiteral("missing"))}));
    EXPECT_TRUE(error.contains(QStringLiteral("refuses the login as ") + Sshd::user())) << error.toStdString();
    EXPECT_TRUE(error.contains(foreign + QStringLiteral(", ssh-ed25519 (refused)"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("Cannot read ") + m_server.path(QStringLiteral("missing"))));
    EXPECT_TRUE(error.contains(QStringLiteral("the server offers: publickey"))) << error.toStdString();
}

TEST_F(KeyLogin, WarnsOfAKeyFileThatOthersMayRead)
{
    const QString key = goodKey("-t ed25519");
    QFile::setPermissions(key, QFileDevice::ReadOwner | QFileDevice::ReadOther);
    EXPECT_EQ(m_client.errorOf(routeWith({key})), QString());
    EXPECT_TRUE(m_client.details[ConnectStep::Login].contains(QStringLiteral("chmod 600")));
}

TEST_F(KeyLogin, UsesTheDefaultKeys)
{
    makeDefault(goodKey("-t rsa -b 2048"), "id_rsa");
    EXPECT_EQ(m_client.errorOf(routeWith({})), QString()) << m_server.log().toStdString();
    EXPECT_TRUE(m_client.details[ConnectStep::Login].contains(QStringLiteral("id_rsa")));
    const QString foreign = m_server.makeKey(QStringLiteral("foreign"), words("-t ed25519"));
    EXPECT_NE(m_client.errorOf(routeWith({foreign})), QString()) << "not if another one is named";
}

TEST_F(KeyLogin, GetsPastAnAgentFullOfForeignKeys)
{
    const SshAgent agent;
    for (int i = 0; i < 8; ++i)
        ASSERT_TRUE(agent.add(m_server.makeKey(QStringLiteral("foreign%1").arg(i), words("-t ed25519"))));
    makeDefault(goodKey("-t ed25519"), "id_ed25519");
    EXPECT_EQ(m_client.errorOf(routeWith({})), QString()) << m_server.log().toStdString();
    EXPECT_TRUE(m_client.details[ConnectStep::Login].contains(QStringLiteral("1 keys of the agent were not tried")))
        << m_client.details[ConnectStep::Login].toStdString();
}

TEST_F(KeyLogin, TriesOnlyTheNamedKeyOfTheAgent)
{
    const SshAgent agent;
    for (int i = 0; i < 8; ++i)
        ASSERT_TRUE(agent.add(m_server.makeKey(QStringLiteral("foreign%1").arg(i), words("-t ed25519"))));
    const QString plain = goodKey("-t ed25519");
    ASSERT_TRUE(agent.add(plain));
    ASSERT_TRUE(QFile::remove(plain)); // only its public half is left
    EXPECT_EQ(m_client.errorOf(routeWith({plain})), QString()) << m_server.log().toStdString();
    EXPECT_TRUE(m_client.details[ConnectStep::Login].contains(QStringLiteral("agent: ")));
    EXPECT_FALSE(m_server.log().contains(QStringLiteral("Failed publickey"))) << m_server.log().toStdString();
    EXPECT_EQ(m_client.steps.count(ConnectStep::Handshake), 1);
}

TEST_F(KeyLogin, DoesWithoutAnAgentThatIsGone)
{
    qputenv("SSH_AUTH_SOCK", "/nonexistent/agent");
    makeDefault(goodKey("-t ed25519"), "id_ed25519");
    EXPECT_EQ(m_client.errorOf(routeWith({})), QString());
    qunsetenv("SSH_AUTH_SOCK");
}

TEST(KeyLoginLimits, GoesOnInANewConnectionWhenTheServerEndsTheFirst)
{
    Sshd server({QStringLiteral("MaxAuthTries 2")});
    ASSERT_TRUE(server.isRunning()) << server.log().toStdString();
    SshRoute route = server.route();
    const QString good = route.identityFiles.front();
    route.identityFiles.clear();
    for (int i = 0; i < 2; ++i)
        route.identityFiles << server.makeKey(QStringLiteral("foreign%1").arg(i), words("-t ed25519"));
    route.identityFiles << good;
    SshClient client;
    EXPECT_EQ(client.errorOf(route), QString()) << server.log().toStdString();
    EXPECT_EQ(client.steps.count(ConnectStep::Handshake), 2);
    EXPECT_TRUE(client.details[ConnectStep::Login].contains(good));
}
