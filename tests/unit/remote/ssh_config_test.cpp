// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/ssh_config.h"

#include "base/files.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

class SshConfig : public testing::Test
{
protected:
    void SetUp() override
    {
        if (QStandardPaths::findExecutable(QStringLiteral("ssh")).isEmpty())
            GTEST_SKIP() << "no ssh here";
    }
    Result<SshRoute> resolve(const SshRoute &wanted, const QByteArray &config)
    {
        const QString file = m_folder.filePath(QStringLiteral("config"));
        EXPECT_TRUE(writeFileAtomically(file, config));
        return resolveAlias(wanted, file, CancelToken());
    }
    Result<SshRoute> resolve(const char *host, const QByteArray &config)
    {
        SshRoute wanted;
        wanted.host = QLatin1String(host);
        return resolve(wanted, config);
    }
    QTemporaryDir m_folder;
};

} // namespace

TEST_F(SshConfig, GivesWhatTheAliasStandsFor)
{
    const auto route = resolve("board",
        "Host board\n HostName 192.0.2.7\n Port 2200\n User ops\n IdentityFile ~/keys/%r_%h\n IdentityFile /k/two\n");
    ASSERT_TRUE(route) << route.error().english().toStdString();
    EXPECT_EQ(route->host, QStringLiteral("192.0.2.7"));
    EXPECT_EQ(route->port, 2200);
    EXPECT_EQ(route->user, QStringLiteral("ops"));
    EXPECT_EQ(route->identityFiles,
        QStringList({QDir::homePath() + QStringLiteral("/keys/ops_192.0.2.7"), QStringLiteral("/k/two")}));
    EXPECT_FALSE(route->jump);
}

TEST_F(SshConfig, LeavesWhatTheRouteSays)
{
    SshRoute wanted;
    wanted.host = QStringLiteral("board");
    wanted.port = 2222;
    wanted.user = QStringLiteral("me");
    wanted.identityFiles = {QStringLiteral("/k/mine")};
    const auto route = resolve(wanted, "Host board\n Port 2200\n User ops\n IdentityFile /k/theirs\n");
    ASSERT_TRUE(route);
    EXPECT_EQ(route->port, 2222);
    EXPECT_EQ(route->user, QStringLiteral("me"));
    EXPECT_EQ(route->identityFiles, QStringList(QStringLiteral("/k/mine")));
    EXPECT_EQ(route->host, QStringLiteral("board"));
}

TEST_F(SshConfig, DoesNotTakeDefaultsForNamedKeys)
{
    const auto route = resolve("board", "Host other\n IdentityFile /k/x\n");
    ASSERT_TRUE(route);
    EXPECT_TRUE(route->identityFiles.isEmpty());
    EXPECT_EQ(route->port, 22);
    EXPECT_FALSE(route->user.isEmpty());
}

TEST_F(SshConfig, TakesAddressesWithBrackets)
{
    const auto route = resolve("[::1]", "");
    ASSERT_TRUE(route) << route.error().english().toStdString();
    EXPECT_EQ(route->host, QStringLiteral("::1"));
}

TEST_F(SshConfig, FollowsOneJump)
{
    const auto route = resolve("board",
        "Host board\n ProxyJump gate\nHost gate\n HostName gate.example\n User door\n Port 2201\n IdentityFile /k/g\n");
    ASSERT_TRUE(route) << route.error().english().toStdString();
    ASSERT_TRUE(route->jump);
    EXPECT_EQ(route->jump->loginName(), QStringLiteral("door@gate.example:2201"));
    EXPECT_EQ(route->jump->identityFiles, QStringList(QStringLiteral("/k/g")));
    EXPECT_FALSE(route->jump->jump);
    const auto literal = resolve("board", "Host board\n ProxyJump me@[::1]:2202\n");
    ASSERT_TRUE(literal) << literal.error().english().toStdString();
    EXPECT_EQ(literal->jump->loginName(), QStringLiteral("me@::1:2202"));
}

TEST_F(SshConfig, RefusesMoreThanOneJump)
{
    for (const char *config : {"Host board\n ProxyJump a,b\n", "Host board\n ProxyJump a\nHost a\n ProxyJump b\n"}) {
        const auto route = resolve("board", config);
        ASSERT_FALSE(route) << config;
        EXPECT_TRUE(route.error().english().contains(QStringLiteral("more than one jump host")))
            << route.error().english().toStdString();
    }
}

TEST_F(SshConfig, NamesWhatItCannotDo)
{
    const auto command = resolve("board", "Host board\n ProxyCommand nc %h %p\n");
    ASSERT_FALSE(command);
    EXPECT_TRUE(command.error().english().contains(QStringLiteral("ProxyCommand")));
    const auto broken = resolve("board", "Host board\n Nonsense yes\n");
    ASSERT_FALSE(broken);
    EXPECT_TRUE(broken.error().english().contains(QStringLiteral("line 2"))) << broken.error().english().toStdString();
    EXPECT_FALSE(resolve("-oProxyCommand=x", "")) << "an option is no host";
    EXPECT_FALSE(resolve("", ""));
}

TEST_F(SshConfig, HidesThePasswordFromSsh)
{
    qputenv("GE_MS_TARGET_PASSWORD", "hush");
    const QByteArray leak = QFile::encodeName(m_folder.filePath(QStringLiteral("leak")));
    const auto route = resolve("board", "Match exec \"env > " + leak + "\"\n User found\n");
    qunsetenv("GE_MS_TARGET_PASSWORD");
    ASSERT_TRUE(route) << route.error().english().toStdString();
    EXPECT_EQ(route->user, QStringLiteral("found"));
    const auto environment = readFile(QFile::decodeName(leak));
    ASSERT_TRUE(environment);
    EXPECT_TRUE(environment->contains("PATH="));
    EXPECT_FALSE(environment->contains("hush"));
}
