// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/server_offer.h"

#include "remote/ssh_wire.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

QByteArray kexInit(const QList<QByteArray> &lists)
{
    QByteArray payload = '\x14' + QByteArray(16, 'c');
    for (const QByteArray &list : lists)
        payload += wireString(list);
    return payload;
}

const QList<QByteArray> &hardened()
{
    static const QList<QByteArray> lists {"curve25519-sha256,ext-info-s", "ssh-ed25519",
        "chacha20-poly1305@openssh.com", "chacha20-poly1305@openssh.com", "hmac-sha2-256", "hmac-sha2-256", "none",
        "none", "", ""};
    return lists;
}

QString explained(const ServerGreeting &greeting)
{
    const auto error = explainGreeting(greeting, QStringLiteral("lab"), 2222);
    return error ? error->english() : QString();
}

} // namespace

TEST(AlgorithmOffer, IsReadFromTheFirstMessage)
{
    const AlgorithmOffer offer = AlgorithmOffer::parse(kexInit(hardened()));
    EXPECT_EQ(offer.names[AlgorithmOffer::KeyExchange], QList<QByteArray>({"curve25519-sha256", "ext-info-s"}));
    EXPECT_EQ(offer.names[AlgorithmOffer::HostKey], QList<QByteArray>({"ssh-ed25519"}));
    EXPECT_EQ(offer.names[AlgorithmOffer::MacDown], QList<QByteArray>({"hmac-sha2-256"}));
}

TEST(AlgorithmOffer, IsEmptyIfDamaged)
{
    EXPECT_TRUE(AlgorithmOffer::parse({}).names[0].isEmpty());
    EXPECT_TRUE(AlgorithmOffer::parse(kexInit(hardened()).left(40)).names[0].isEmpty());
    EXPECT_TRUE(AlgorithmOffer::parse("\x15" + kexInit(hardened()).mid(1)).names[0].isEmpty());
}

TEST(AlgorithmOffer, OfTheLibraryHoldsWhatEveryVersionKnows)
{
    const AlgorithmOffer ours = AlgorithmOffer::ofLibrary();
    EXPECT_TRUE(ours.names[AlgorithmOffer::HostKey].contains("ssh-ed25519"));
    EXPECT_TRUE(ours.names[AlgorithmOffer::CipherUp].contains("aes256-ctr"));
    EXPECT_TRUE(ours.names[AlgorithmOffer::MacDown].contains("hmac-sha2-256"));
}

TEST(ServerGreeting, NamesWhatIsNotInCommon)
{
    ServerGreeting greeting {ServerGreeting::Kind::Ssh, "SSH-2.0-x", AlgorithmOffer::parse(kexInit(hardened()))};
    greeting.offer.names[AlgorithmOffer::MacUp] = {"mac-of-the-future"};
    greeting.offer.names[AlgorithmOffer::CipherUp] = {"cipher-of-the-future"};
    const QString text = explained(greeting);
    EXPECT_TRUE(text.contains(QStringLiteral("cipher: the server offers cipher-of-the-future"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("MAC: the server offers mac-of-the-future"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("sshd_config: Ciphers, MACs"))) << text.toStdString();
    EXPECT_FALSE(text.contains(QStringLiteral("key exchange"))) << text.toStdString();
}

TEST(ServerGreeting, SaysNothingOfAServerThatFits)
{
    ServerGreeting greeting {ServerGreeting::Kind::Ssh, "SSH-2.0-x", AlgorithmOffer::ofLibrary()};
    EXPECT_EQ(explained(greeting), QString());
    greeting.offer = {};
    EXPECT_EQ(explained(greeting), QString());
}

TEST(ServerGreeting, TellsOtherServersApart)
{
    const QString http = explained({ServerGreeting::Kind::OtherProtocol, "HTTP/1.1 400 Bad Request", {}});
    EXPECT_TRUE(http.contains(QStringLiteral("No SSH server runs on lab, port 2222: HTTP/1.1 400")))
        << http.toStdString();
    EXPECT_NE(explained({ServerGreeting::Kind::Closed, {}, {}}), explained({ServerGreeting::Kind::Silent, {}, {}}));
}
