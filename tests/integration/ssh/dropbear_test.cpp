// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ssh/ssh_client.h"
#include "ssh/sshd_fixture.h"
#include "ssh/test_account.h"

#include "remote/remote_script.h"
#include "remote/tcp_connect.h"

#include <QStandardPaths>
#include <QThread>

#include <gtest/gtest.h>

#include <unistd.h>

using namespace tributary;
using test::SshClient;
using test::TestAccount;

namespace
{

QString findDropbear()
{
    return QStandardPaths::findExecutable(QStringLiteral("dropbear"),
        {QStringLiteral("/usr/sbin"), QStringLiteral("/usr/bin"), QStringLiteral("/usr/local/sbin")});
}

void makeKey(const QString &path, const QStringList &options)
{
    QProcess::execute(QStringLiteral("ssh-keygen"),
        QStringList {QStringLiteral("-q"), QStringLiteral("-f"), path, QStringLiteral("-N"), QString()} + options);
}

/// Another server than OpenSSH, which reads RSA keys only in their own form and ends a connection that asks for
/// anything before the login.
class Dropbear : public testing::Test
{
protected:
    void SetUp() override
    {
        if (findDropbear().isEmpty() || ::geteuid() != 0)
            GTEST_SKIP() << "needs dropbear, and root for an account of its own";
        test::PrivateHome::path();
        m_account = std::make_unique<TestAccount>(QStringLiteral("a password"));
        ASSERT_TRUE(m_account->exists());
        m_route.host = QStringLiteral("127.0.0.1");
        m_route.port = test::freePort();
        m_route.user = m_account->name();
        const QString hostKey = m_folder.filePath(QStringLiteral("host"));
        QProcess::execute(QStringLiteral("dropbearkey"),
            {QStringLiteral("-t"), QStringLiteral("rsa"), QStringLiteral("-s"), QStringLiteral("2048"),
                QStringLiteral("-f"), hostKey});
        m_process.start(findDropbear(),
            {QStringLiteral("-F"), QStringLiteral("-E"), QStringLiteral("-r"), hostKey, QStringLiteral("-P"),
                m_folder.filePath(QStringLiteral("pid")), QStringLiteral("-p"),
                QStringLiteral("127.0.0.1:%1").arg(m_route.port)});
        ASSERT_TRUE(m_process.waitForStarted());
        const auto addresses = resolveHost(m_route.host, m_route.port, 1000, m_client.cancel);
        for (int i = 0; i < 500; ++i) {
            if (connectTcp(*addresses, m_route.host, m_route.port, 200, m_client.cancel))
                return;
            QThread::msleep(10);
        }
        FAIL() << "dropbear does not start";
    }
    void TearDown() override
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    QTemporaryDir m_folder;
    QProcess m_process;
    std::unique_ptr<TestAccount> m_account;
    SshRoute m_route;
    SshClient m_client;
};

} // namespace

TEST_F(Dropbear, LetsKeysOfEveryKindIn)
{
    for (const char *type : {"rsa", "ed25519", "ecdsa"}) {
        const QString key = m_folder.filePath(QLatin1String(type));
        makeKey(key, {QStringLiteral("-t"), QLatin1String(type)});
        m_account->authorise(key);
        m_route.identityFiles = QStringList(key);
        const auto session = m_client.connect(m_route);
        ASSERT_TRUE(session) << type << session.error().english().toStdString()
                             << m_process.readAllStandardError().toStdString();
        EXPECT_TRUE(m_client.details[ConnectStep::Handshake].contains(QStringLiteral("dropbear")));
        const auto end = runScript(**session, {"echo here"}, m_client.cancel);
        ASSERT_TRUE(end) << end.error().english().toStdString();
        EXPECT_EQ(end->output, "here\n");
    }
}

TEST_F(Dropbear, TakesAPassword)
{
    m_client.credentials.passwords = QStringList(QStringLiteral("a password"));
    EXPECT_EQ(m_client.errorOf(m_route), QString()) << m_process.readAllStandardError().toStdString();
}
