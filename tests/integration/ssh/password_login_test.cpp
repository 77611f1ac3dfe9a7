// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ssh/ssh_client.h"
#include "ssh/sshd_fixture.h"
#include "ssh/test_account.h"

#include <gtest/gtest.h>

#include <unistd.h>

using namespace tributary;
using test::SshClient;
using test::Sshd;
using test::TestAccount;

namespace
{

const QString &password()
{
    static const QString value = QString::fromUtf8("p@ss \"w$rd`x\\é 1");
    return value;
}

/// Logs in as a throwaway account, which only root can make.
class PasswordLogin : public testing::Test
{
protected:
    void SetUp() override
    {
        if (::geteuid() != 0)
            GTEST_SKIP() << "a password needs an account of its own, which only root can make";
        m_account = std::make_unique<TestAccount>(password());
        ASSERT_TRUE(m_account->exists()) << "useradd or chpasswd failed";
    }
    void startServer(const QStringList &config)
    {
        m_server = std::make_unique<Sshd>(config);
        ASSERT_TRUE(m_server->isRunning()) << m_server->log().toStdString();
    }
    [[nodiscard]] SshRoute route() const
    {
        SshRoute route = m_server->route();
        route.user = m_account->name();
        route.identityFiles.clear();
        return route;
    }

    std::unique_ptr<TestAccount> m_account;
    std::unique_ptr<Sshd> m_server;
    SshClient m_client;
};

} // namespace

TEST_F(PasswordLogin, TakesAStoredPassword)
{
    startServer({});
    m_client.credentials.isStored = true;
    m_client.credentials.passwords = QStringList(password());
    EXPECT_EQ(m_client.errorOf(route()), QString()) << m_server->log().toStdString();
    EXPECT_EQ(m_client.details[ConnectStep::Login], QStringLiteral("password"));
    EXPECT_EQ(m_client.credentials.passwordsWorked, 1);
    EXPECT_EQ(m_client.credentials.passwordRetries, QList<bool>({false}));
}

TEST_F(PasswordLogin, AsksAgainAfterAWrongOne)
{
    startServer({QStringLiteral("KbdInteractiveAuthentication no")});
    m_client.credentials.isStored = true;
    m_client.credentials.passwords = QStringList({QStringLiteral("old"), QStringLiteral("typo"), password()});
    EXPECT_EQ(m_client.errorOf(route()), QString()) << m_server->log().toStdString();
    EXPECT_EQ(m_client.credentials.passwordRetries, QList<bool>({false, true, true}));
    EXPECT_EQ(m_client.credentials.passwordsWorked, 1);
}

TEST_F(PasswordLogin, SaysThatItIsRefusedWithoutTellingIt)
{
    startServer({QStringLiteral("KbdInteractiveAuthentication no")});
    m_client.credentials.passwords = QStringList({QStringLiteral("guess-one"), QStringLiteral("guess-two")});
    const QString error = m_client.errorOf(route());
    EXPECT_TRUE(error.contains(QStringLiteral("password (refused)"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("the server offers: publickey,password"))) << error.toStdString();
    EXPECT_FALSE(error.contains(QStringLiteral("guess")));
    EXPECT_EQ(m_client.credentials.passwordRetries.size(), 3) << "nobody is asked again who gave none";
    EXPECT_EQ(m_client.credentials.passwordsWorked, 0);
}

TEST_F(PasswordLogin, AnswersPrompts)
{
    startServer({QStringLiteral("UsePAM yes"), QStringLiteral("PasswordAuthentication no"),
        QStringLiteral("KbdInteractiveAuthentication yes")});
    m_client.credentials.passwords = QStringList(password());
    EXPECT_EQ(m_client.errorOf(route()), QString()) << m_server->log().toStdString();
    EXPECT_EQ(m_client.details[ConnectStep::Login], QStringLiteral("keyboard-interactive"));
    EXPECT_EQ(m_client.credentials.passwordsWorked, 1);
}

TEST_F(PasswordLogin, IsNotAskedForIfTheServerTakesNone)
{
    startServer({QStringLiteral("PasswordAuthentication no"), QStringLiteral("KbdInteractiveAuthentication no")});
    m_client.credentials.isStored = true;
    m_client.credentials.passwords = QStringList(password());
    const QString error = m_client.errorOf(route());
    EXPECT_TRUE(error.contains(QStringLiteral("the server offers: publickey"))) << error.toStdString();
    EXPECT_TRUE(m_client.credentials.passwordRetries.isEmpty());
}

TEST_F(PasswordLogin, ComesAfterTheNamedKey)
{
    startServer({QStringLiteral("AuthorizedKeysFile .ssh/authorized_keys")});
    SshRoute route = this->route();
    route.identityFiles = {m_server->path(QStringLiteral("login_ed25519"))};
    m_client.credentials.isStored = true;
    m_client.credentials.passwords = QStringList(password());
    EXPECT_EQ(m_client.errorOf(route), QString()) << m_server->log().toStdString();
    EXPECT_EQ(m_client.details[ConnectStep::Login], QStringLiteral("password"));
    m_account->authorise(m_server->path(QStringLiteral("login_ed25519")));
    m_client.credentials.passwordRetries.clear();
    EXPECT_EQ(m_client.errorOf(route), QString()) << m_server->log().toStdString();
    EXPECT_TRUE(m_client.details[ConnectStep::Login].startsWith(QStringLiteral("key ")));
    EXPECT_TRUE(m_client.credentials.passwordRetries.isEmpty());
}
