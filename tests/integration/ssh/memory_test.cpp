// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for secrets in the memory of this very program.
#include "ssh/ssh_client.h"
#include "ssh/sshd_fixture.h"

#include <QFile>
#include <QRandomGenerator>

#include <gtest/gtest.h>

#include <fcntl.h>
#include <unistd.h>
#include <vector>

using namespace tributary;
using test::SshClient;
using test::Sshd;

namespace
{

/// A secret that exists nowhere else, kept so that its UTF-8 form does not lie in memory.
QString freshSecret()
{
    QString secret = QStringLiteral("s");
    for (int i = 0; i < 24; ++i)
        secret += QChar(u'a' + QRandomGenerator::global()->bounded(26));
    return secret;
}

bool isAt(const std::vector<char> &memory, std::size_t at, const QString &secret)
{
    for (qsizetype i = 0; i < secret.size(); ++i)
        if (memory[at + std::size_t(i)] != secret[i].toLatin1())
            return false;
    return true;
}

/// How often the bytes of the secret are in the memory that this program can write.
int timesInMemory(const QString &secret)
{
    QFile maps(QStringLiteral("/proc/self/maps"));
    EXPECT_TRUE(maps.open(QIODevice::ReadOnly));
    const UniqueFd memory(::open("/proc/self/mem", O_RDONLY | O_CLOEXEC));
    int found = 0;
    for (const QByteArray &line : maps.readAll().split('\n')) {
        const QList<QByteArray> range = line.left(line.indexOf(' ')).split('-');
        if (range.size() != 2 || !line.contains(" rw"))
            continue;
        const quint64 begin = range[0].toULongLong(nullptr, 16);
        std::vector<char> bytes(range[1].toULongLong(nullptr, 16) - begin);
        const ssize_t got = ::pread(memory.get(), bytes.data(), bytes.size(), off_t(begin));
        for (std::size_t at = 0; got > 0 && at + std::size_t(secret.size()) <= std::size_t(got); ++at)
            found += isAt(bytes, at, secret) ? 1 : 0;
    }
    return found;
}

} // namespace

TEST(Memory, TheSearchFindsASecret)
{
    const QString secret = freshSecret();
    EXPECT_EQ(timesInMemory(secret), 0);
    const QByteArray kept = secret.toLatin1();
    EXPECT_GT(timesInMemory(secret), 0);
    EXPECT_EQ(kept.size(), secret.size());
}

TEST(Memory, HoldsNoPasswordAfterTheLogin)
{
    const Sshd server({QStringLiteral("KbdInteractiveAuthentication yes"), QStringLiteral("UsePAM yes")});
    ASSERT_TRUE(server.isRunning()) << server.log().toStdString();
    SshRoute route = server.route();
    route.identityFiles.clear();
    SshClient client;
    const QString secret = freshSecret();
    client.credentials.passwords = QStringList(secret);
    const QString error = client.errorOf(route);
    EXPECT_TRUE(error.contains(QStringLiteral("password (refused"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("keyboard-interactive (refused"))) << error.toStdString();
    EXPECT_EQ(timesInMemory(secret), 0);
}

TEST(Memory, HoldsNoPassphraseAfterTheLogin)
{
    Sshd server;
    ASSERT_TRUE(server.isRunning()) << server.log().toStdString();
    for (const char *form : {"RFC4716", "PEM"}) {
        const QString key = server.makeKey(QLatin1String(form),
            {QStringLiteral("-t"), QStringLiteral("ecdsa"), QStringLiteral("-m"), QLatin1String(form),
                QStringLiteral("-a"), QStringLiteral("1"), QStringLiteral("-N"), QStringLiteral("another")});
        server.authorise(key);
        SshRoute route = server.route();
        route.identityFiles = QStringList(key);
        SshClient client;
        const QString secret = freshSecret();
        client.credentials.passphrases = QStringList(secret);
        const QString error = client.errorOf(route);
        EXPECT_EQ(client.credentials.passphraseRetries, QList<bool>({false, true})) << error.toStdString();
        EXPECT_EQ(timesInMemory(secret), 0) << form;
    }
}
