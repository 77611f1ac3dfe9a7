// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"
#include "remote/known_hosts.h"
#include "ssh/fake_server.h"
#include "ssh/ssh_client.h"
#include "ssh/sshd_fixture.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <libssh2.h>

#include <gtest/gtest.h>

using namespace tributary;
using Answer = HostKeyPolicy::Answer;
using test::FakeServer;
using test::SshClient;
using test::Sshd;

namespace
{

class HostKeys : public testing::Test
{
protected:
    void SetUp() override
    {
        m_file = m_folder.filePath(QStringLiteral("known_hosts"));
        m_client.knownHosts = QStringList(m_file);
    }
    void start(const QStringList &keyTypes, QStringList config = {})
    {
        // The fixture makes one ed25519 key; others are made before the server starts, so they live here.
        for (const QString &type : keyTypes) {
            const QString path = m_folder.filePath(QStringLiteral("host_") + type);
            if (!QFileInfo::exists(path))
                QProcess::execute(QStringLiteral("ssh-keygen"),
                    {QStringLiteral("-q"), QStringLiteral("-t"), type, QStringLiteral("-N"), QString(),
                        QStringLiteral("-f"), path});
            config << QStringLiteral("HostKey ") + path;
        }
        m_server = std::make_unique<Sshd>(config);
        ASSERT_TRUE(m_server->isRunning()) << m_server->log().toStdString();
    }
    /// The line that records this key for this server.
    [[nodiscard]] QByteArray recorded(const QString &keyFile) const
    {
        const QByteArray text = readFile(keyFile + QStringLiteral(".pub")).value();
        return knownHostsName(QStringLiteral("127.0.0.1"), m_server->port()) + ' ' + text;
    }
    [[nodiscard]] QString hostKey(const char *type) const
    {
        return m_folder.filePath(QStringLiteral("host_") + QLatin1String(type));
    }
    void know(const QByteArray &lines) { ASSERT_TRUE(writeFileAtomically(m_file, lines)); }
    [[nodiscard]] static QString fingerprintOf(const QString &keyFile)
    {
        QProcess keygen;
        keygen.start(QStringLiteral("ssh-keygen"), {QStringLiteral("-l"), QStringLiteral("-f"), keyFile});
        keygen.waitForFinished();
        return QString::fromUtf8(keygen.readAllStandardOutput()).section(QLatin1Char(' '), 1, 1);
    }
    int openSsh(const QStringList &options) const
    {
        QStringList words {QStringLiteral("-F"), QStringLiteral("none"), QStringLiteral("-o"),
            QStringLiteral("BatchMode=yes"), QStringLiteral("-o"), QStringLiteral("UserKnownHostsFile=") + m_file,
            QStringLiteral("-o"), QStringLiteral("GlobalKnownHostsFile=/dev/null"), QStringLiteral("-i"),
            m_server->path(QStringLiteral("login_ed25519")), QStringLiteral("-p"), QString::number(m_server->port())};
        return QProcess::execute(QStringLiteral("ssh"),
            words + options + QStringList {Sshd::user() + QStringLiteral("@127.0.0.1"), QStringLiteral("true")});
    }

    QTemporaryDir m_folder;
    QString m_file;
    std::unique_ptr<Sshd> m_server;
    SshClient m_client;
};

} // namespace

TEST_F(HostKeys, UnknownIsRefusedWithItsFingerprint)
{
    start({QStringLiteral("ed25519")});
    m_client.answer = Answer::Refuse;
    const QString error = m_client.errorOf(m_server->route());
    EXPECT_TRUE(error.contains(QStringLiteral("is not known"))) << error.toStdString();
    EXPECT_TRUE(error.contains(fingerprintOf(hostKey("ed25519")))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("--accept-new-host-key")));
    EXPECT_FALSE(QFileInfo::exists(m_file));
    EXPECT_FALSE(m_server->log().contains(QStringLiteral("publickey"))) << "no login before the key is trusted";
}

TEST_F(HostKeys, AcceptedOnceIsNotRecorded)
{
    start({QStringLiteral("ed25519")});
    m_client.answer = Answer::AcceptOnce;
    EXPECT_EQ(m_client.errorOf(m_server->route()), QString());
    EXPECT_FALSE(QFileInfo::exists(m_file));
}

TEST_F(HostKeys, RememberedIsKnownToUsAndToOpenSsh)
{
    start({QStringLiteral("ed25519")});
    m_client.answer = Answer::Remember;
    EXPECT_EQ(m_client.errorOf(m_server->route()), QString());
    EXPECT_TRUE(m_client.details[ConnectStep::HostKey].contains(QStringLiteral("recorded in ") + m_file));
    m_client.answer = Answer::Refuse;
    EXPECT_EQ(m_client.errorOf(m_server->route()), QString());
    EXPECT_TRUE(m_client.details[ConnectStep::HostKey].contains(m_file + QStringLiteral(":1")));
    EXPECT_EQ(openSsh({QStringLiteral("-o"), QStringLiteral("StrictHostKeyChecking=yes")}), 0);
}

TEST_F(HostKeys, WhatOpenSshRecordedIsKnown)
{
    start({QStringLiteral("ed25519"), QStringLiteral("ecdsa")});
    for (const char *hash : {"no", "yes"}) {
        QFile::remove(m_file);
        ASSERT_EQ(openSsh({QStringLiteral("-o"), QStringLiteral("StrictHostKeyChecking=accept-new"),
                      QStringLiteral("-o"), QStringLiteral("HashKnownHosts=") + QLatin1String(hash)}),
            0);
        m_client.answer = Answer::Refuse;
        EXPECT_EQ(m_client.errorOf(m_server->route()), QString()) << hash;
    }
}

TEST_F(HostKeys, TheRecordedTypeIsAskedFor)
{
    start({QStringLiteral("ed25519"), QStringLiteral("ecdsa")});
    m_client.answer = Answer::Refuse;
    for (const char *type : {"ed25519", "ecdsa"}) {
        know(recorded(hostKey(type)));
        EXPECT_EQ(m_client.errorOf(m_server->route()), QString()) << type;
        EXPECT_TRUE(m_client.details[ConnectStep::HostKey].contains(QLatin1String(type)));
    }
}

TEST_F(HostKeys, OfAnAddressWithColonsAreRecordedAsOpenSshDoes)
{
    start({QStringLiteral("ed25519")}, {QStringLiteral("ListenAddress ::1")});
    m_client.answer = Answer::Remember;
    SshRoute route = m_server->route();
    route.host = QStringLiteral("[::1]");
    const QString error = m_client.errorOf(route);
    if (error.contains(QStringLiteral("No connection to")))
        GTEST_SKIP() << "no IPv6 here: " << error.toStdString();
    ASSERT_EQ(error, QString());
    EXPECT_EQ(m_client.details[ConnectStep::Connect], QStringLiteral("::1"));
    EXPECT_TRUE(readFile(m_file).value().startsWith("[::1]:" + QByteArray::number(m_server->port()) + " ssh-ed25519 "));
    m_client.answer = Answer::Refuse;
    route.host = QStringLiteral("::1");
    EXPECT_EQ(m_client.errorOf(route), QString());
}

TEST_F(HostKeys, ChangedIsRefusedWithBothFingerprintsAndThePlace)
{
    start({QStringLiteral("ed25519")});
    const QString old = m_server->makeKey(QStringLiteral("old"), {QStringLiteral("-t"), QStringLiteral("ed25519")});
    know("# a comment\n" + recorded(old));
    m_client.answer = Answer::Remember;
    const QString error = m_client.errorOf(m_server->route());
    EXPECT_TRUE(error.contains(QStringLiteral("has changed"))) << error.toStdString();
    EXPECT_TRUE(error.contains(fingerprintOf(old))) << error.toStdString();
    EXPECT_TRUE(error.contains(fingerprintOf(hostKey("ed25519")))) << error.toStdString();
    EXPECT_TRUE(error.contains(m_file + QStringLiteral(":2"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("ssh-keygen -R '[127.0.0.1]:%1' -f ").arg(m_server->port())))
        << error.toStdString();
    EXPECT_EQ(readFile(m_file).value(), "# a comment\n" + recorded(old)) << "nothing is written";
}

TEST_F(HostKeys, AnotherTypeIsRefused)
{
    start({QStringLiteral("ecdsa")});
    know(recorded(m_server->path(QStringLiteral("login_ed25519"))));
    m_client.answer = Answer::Remember;
    const QString error = m_client.errorOf(m_server->route());
    EXPECT_TRUE(error.contains(QStringLiteral("of another type"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("ssh-ed25519"))) << error.toStdString();
}

TEST_F(HostKeys, RevokedIsRefused)
{
    start({QStringLiteral("ed25519")});
    know(recorded(hostKey("ed25519")) + "@revoked " + recorded(hostKey("ed25519")));
    m_client.answer = Answer::Remember;
    const QString error = m_client.errorOf(m_server->route());
    EXPECT_TRUE(error.contains(QStringLiteral("is revoked"))) << error.toStdString();
    EXPECT_TRUE(error.contains(m_file + QStringLiteral(":2"))) << error.toStdString();
}

namespace
{

struct HardServer {
    const char *keyType;
    const char *config; ///< "" = none
    const char *named; ///< what the error must hold
};

class HardenedServers : public HostKeys, public testing::WithParamInterface<HardServer>
{
};

} // namespace

TEST_P(HardenedServers, AreNamedWithWhatTheyOffer)
{
    if (libssh2_version(0x010b00))
        GTEST_SKIP() << "this libssh2 can speak to it";
    start({QLatin1String(GetParam().keyType)},
        GetParam().config[0] ? QStringList(QLatin1String(GetParam().config)) : QStringList());
    const QString error = m_client.errorOf(m_server->route());
    EXPECT_TRUE(error.contains(QStringLiteral("no algorithm"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QLatin1String(GetParam().named))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("libssh2 1.10"))) << error.toStdString();
}

INSTANTIATE_TEST_SUITE_P(All, HardenedServers,
    testing::Values(HardServer {"rsa", "", "host key: the server offers rsa-sha2-512"},
        HardServer {"ed25519", "Ciphers chacha20-poly1305@openssh.com", "cipher: the server offers chacha20-poly1305"},
        HardServer {"ed25519", "Ciphers aes256-gcm@openssh.com", "sshd_config: Ciphers"},
        HardServer {"ed25519", "MACs hmac-sha2-256-etm@openssh.com", "MAC: the server offers hmac-sha2-256-etm"},
        HardServer {
            "ed25519", "KexAlgorithms sntrup761x25519-sha512@openssh.com", "key exchange: the server offers sntrup"}));

namespace
{

QString errorOfPort(int port, int seconds = 15)
{
    SshRoute route;
    route.host = QStringLiteral("127.0.0.1");
    route.port = port;
    route.user = QStringLiteral("nobody");
    route.connectSeconds = seconds;
    SshClient client;
    return client.errorOf(route);
}

} // namespace

TEST(NoSshServer, IsNamedIfItSpeaksAnotherProtocol)
{
    const FakeServer server("HTTP/1.1 400 Bad Request\r\nServer: nginx\r\n\r\n", FakeServer::Then::HangUp);
    const QString error = errorOfPort(server.port());
    EXPECT_TRUE(error.contains(QStringLiteral("No SSH server runs on 127.0.0.1"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("HTTP/1.1 400"))) << error.toStdString();
}

TEST(NoSshServer, IsNamedIfItHangsUp)
{
    const FakeServer server("", FakeServer::Then::HangUp);
    const QString error = errorOfPort(server.port());
    EXPECT_TRUE(error.contains(QStringLiteral("closes the connection at once"))) << error.toStdString();
}

TEST(NoSshServer, IsNamedIfItSaysNothing)
{
    const FakeServer server("", FakeServer::Then::Wait);
    QElapsedTimer timer;
    timer.start();
    const QString error = errorOfPort(server.port(), 1);
    EXPECT_TRUE(error.contains(QStringLiteral("says nothing"))) << error.toStdString();
    EXPECT_GE(timer.elapsed(), 900);
}

TEST(NoSshServer, IsNamedIfThePortIsClosed)
{
    const QString error = errorOfPort(test::freePort());
    EXPECT_TRUE(error.contains(QStringLiteral("refused"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("No connection to 127.0.0.1"))) << error.toStdString();
}
