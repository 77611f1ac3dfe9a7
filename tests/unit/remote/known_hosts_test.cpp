// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/known_hosts.h"

#include "remote/ssh_wire.h"

#include <gtest/gtest.h>

using namespace tributary;
using Verdict = KnownHosts::Verdict;

namespace
{

HostKey key(const char *type, const char *content)
{
    return {type, wireString(type) + wireString(content)};
}

const HostKey &ed()
{
    static const HostKey value = key("ssh-ed25519", "the server's");
    return value;
}

const HostKey &otherEd()
{
    static const HostKey value = key("ssh-ed25519", "another one's");
    return value;
}

const HostKey &ecdsa()
{
    static const HostKey value = key("ecdsa-sha2-nistp256", "the server's");
    return value;
}

QByteArray line(const QByteArray &hosts, const HostKey &key, const QByteArray &end = "\n")
{
    return hosts + ' ' + key.type + ' ' + key.blob.toBase64() + end;
}

KnownHosts::Answer ask(const QByteArray &content, const char *host, int port = 22, const HostKey &shown = ed())
{
    KnownHosts hosts;
    hosts.add(QStringLiteral("/k"), content);
    return hosts.find(QLatin1String(host), port, shown);
}

Verdict verdict(const QByteArray &content, const char *host, int port = 22, const HostKey &shown = ed())
{
    return ask(content, host, port, shown).verdict;
}

} // namespace

TEST(KnownHosts, FindsPlainLines)
{
    EXPECT_EQ(verdict(line("lab", ed()), "lab"), Verdict::Known);
    EXPECT_EQ(verdict(line("lab", ed(), ""), "lab"), Verdict::Known) << "no final newline";
    EXPECT_EQ(verdict(line("lab", ed(), " a comment of words\n"), "lab"), Verdict::Known);
    EXPECT_EQ(verdict("  \t" + line("lab", ed()), "lab"), Verdict::Known);
    EXPECT_EQ(verdict(line("lab", ed()), "lab2"), Verdict::Unknown);
    EXPECT_EQ(verdict("", "lab"), Verdict::Unknown);
    EXPECT_EQ(verdict("# " + line("lab", ed()), "lab"), Verdict::Unknown);
}

TEST(KnownHosts, FindsListsAndShortNames)
{
    EXPECT_EQ(verdict(line("a1,192.0.2.7,pi", ed()), "pi"), Verdict::Known);
    EXPECT_EQ(verdict(line("a1,192.0.2.7,pi", ed()), "a1"), Verdict::Known);
    EXPECT_EQ(verdict(line("a1,192.0.2.7,pi", ed()), "192.0.2.7"), Verdict::Known);
    EXPECT_EQ(verdict(line("x", ed()), "x"), Verdict::Known);
}

TEST(KnownHosts, FindsPorts)
{
    EXPECT_EQ(verdict(line("[lab]:2222", ed()), "lab", 2222), Verdict::Known);
    EXPECT_EQ(verdict(line("[lab]:2222", ed()), "lab", 22), Verdict::Unknown);
    EXPECT_EQ(verdict(line("[lab]:2222", ed()), "lab", 2223), Verdict::Unknown);
    EXPECT_EQ(verdict(line("::1", ed()), "::1"), Verdict::Known);
    EXPECT_EQ(verdict(line("::1", ed()), "[::1]"), Verdict::Known);
    EXPECT_EQ(verdict(line("[fe80::1]:2222", ed()), "fe80::1", 2222), Verdict::Known);
}

TEST(KnownHosts, FallsBackToTheLineWithoutPortAsOpenSshDoes)
{
    EXPECT_EQ(verdict(line("lab", ed()), "lab", 2222), Verdict::Known);
    EXPECT_EQ(verdict(line("lab", otherEd()), "lab", 2222), Verdict::Unknown) << "another server of that machine";
    EXPECT_EQ(verdict(line("[lab]:2222", otherEd()) + line("lab", ed()), "lab", 2222), Verdict::Changed);
    EXPECT_EQ(verdict("@revoked " + line("lab", ed()), "lab", 2222), Verdict::Revoked);
}

TEST(KnownHosts, FindsHashedNames)
{
    const QByteArray salt = "MDEyMzQ1Njc4OTAxMjM0NTY3ODk=";
    const QByteArray plain = knownHostsLine(QStringLiteral("LAB"), 22, ed(), true);
    EXPECT_TRUE(plain.startsWith("|1|"));
    EXPECT_FALSE(plain.contains("lab"));
    EXPECT_EQ(verdict(plain, "lab"), Verdict::Known);
    EXPECT_EQ(verdict(plain, "lab2"), Verdict::Unknown);
    EXPECT_EQ(verdict(knownHostsLine(QStringLiteral("lab"), 2222, ed(), true), "lab", 2222), Verdict::Known);
    EXPECT_NE(plain, knownHostsLine(QStringLiteral("LAB"), 22, ed(), true)) << "another salt each time";
    EXPECT_EQ(verdict("|1|" + salt + "|AAAA " + line("", ed()).trimmed(), "lab"), Verdict::Unknown);
    EXPECT_EQ(verdict("|1|broken " + line("", ed()).trimmed(), "lab"), Verdict::Unknown);
}

TEST(KnownHosts, KnowsWildcardsAndNegation)
{
    const QByteArray content = line("*.lab.example,!bad.lab.example,npu??", ed());
    EXPECT_EQ(verdict(content, "a.lab.example"), Verdict::Known);
    EXPECT_EQ(verdict(content, "a.b.lab.example"), Verdict::Known);
    EXPECT_EQ(verdict(content, "bad.lab.example"), Verdict::Unknown);
    EXPECT_EQ(verdict(content, "lab.example"), Verdict::Unknown);
    EXPECT_EQ(verdict(content, "npu07"), Verdict::Known);
    EXPECT_EQ(verdict(content, "npu7"), Verdict::Unknown);
    EXPECT_EQ(verdict(line("[*.lab]:2222", ed()), "a.lab", 2222), Verdict::Known);
    EXPECT_TRUE(matchesHosts("*a*b*c", "xaxxbxxbc"));
    EXPECT_FALSE(matchesHosts("*a*b*c", "xaxxcxxb"));
}

TEST(KnownHosts, TakesNoNoticeOfCapitals)
{
    EXPECT_EQ(verdict(line("MyHost", ed()), "myhost"), Verdict::Known);
    EXPECT_EQ(verdict(line("myhost", ed()), "MYHOST"), Verdict::Known);
}

TEST(KnownHosts, ReadsFilesWithCarriageReturns)
{
    EXPECT_EQ(verdict(line("lab", ed(), "\r\n") + "\r\n" + line("npu", ed(), "\r\n"), "npu"), Verdict::Known);
}

TEST(KnownHosts, NeverTrustsARevokedKey)
{
    const QByteArray revoked = "@revoked " + line("*", ed());
    EXPECT_EQ(verdict(line("lab", ed()) + revoked, "lab"), Verdict::Revoked);
    EXPECT_EQ(verdict(revoked + line("lab", ed()), "lab"), Verdict::Revoked);
    EXPECT_EQ(verdict(revoked + line("lab", otherEd()), "lab", 22, otherEd()), Verdict::Known);
    EXPECT_EQ(ask(revoked, "lab").entries.front().line, 1);
}

TEST(KnownHosts, NamesAuthoritiesButDoesNotUseThem)
{
    const auto answer = ask("@cert-authority " + line("*.lab", ed()), "a.lab");
    EXPECT_EQ(answer.verdict, Verdict::Unknown);
    EXPECT_TRUE(answer.hasAuthority);
    EXPECT_FALSE(ask("@cert-authority " + line("*.lab", ed()), "b.example").hasAuthority);
}

TEST(KnownHosts, TellsAChangedKeyWithItsPlace)
{
    const auto answer = ask("# comment\n" + line("npu", ed()) + line("lab", otherEd()) + line("lab", ecdsa()), "lab");
    EXPECT_EQ(answer.verdict, Verdict::Changed);
    ASSERT_EQ(answer.entries.size(), 1U);
    EXPECT_EQ(answer.entries.front().place(), QStringLiteral("/k:3"));
    EXPECT_EQ(answer.entries.front().key.fingerprint(), otherEd().fingerprint());
    EXPECT_EQ(verdict(line("lab", otherEd()) + line("lab", ed()), "lab"), Verdict::Known) << "one of several";
}

TEST(KnownHosts, TellsAKeyOfAnotherType)
{
    const auto answer = ask(line("lab", ed()), "lab", 22, ecdsa());
    EXPECT_EQ(answer.verdict, Verdict::OtherType);
    EXPECT_EQ(answer.entries.front().key.type, "ssh-ed25519");
}

TEST(KnownHosts, SkipsAndRemembersLinesThatMakeNoSense)
{
    KnownHosts hosts;
    hosts.add(QStringLiteral("/k"),
        "lab\nfoo bar\n\r\nlab ssh-ed25519 not*base64\n@strange " + line("lab", ed()) + "lab ssh-rsa "
            + ed().blob.toBase64() + "\n@revoked\n" + line("long" + QByteArray(5000, 'x') + ",lab", ed()));
    EXPECT_EQ(hosts.find(QStringLiteral("lab"), 22, ed()).verdict, Verdict::Known) << "the lines behind are read";
    EXPECT_EQ(hosts.skippedLines(),
        QStringList({QStringLiteral("/k:1"), QStringLiteral("/k:2"), QStringLiteral("/k:4"), QStringLiteral("/k:5"),
            QStringLiteral("/k:6"), QStringLiteral("/k:7")}));
}

TEST(KnownHosts, KeepsKeysOfTypesThatItDoesNotKnow)
{
    const HostKey token = key("sk-ssh-ed25519@openssh.com", "x");
    EXPECT_EQ(verdict(line("lab", token) + line("lab", ed()), "lab"), Verdict::Known);
    EXPECT_EQ(verdict(line("lab", token), "lab"), Verdict::OtherType);
}

TEST(KnownHosts, ListsTheRecordedTypesInOrder)
{
    KnownHosts hosts;
    hosts.add(QStringLiteral("/k"),
        line("lab", ecdsa()) + line("[lab]:2222", ed()) + "@revoked " + line("lab", key("ssh-rsa", "r"))
            + line("npu", key("ssh-dss", "d")));
    EXPECT_EQ(hosts.typesFor(QStringLiteral("lab"), 22), QList<QByteArray>({"ecdsa-sha2-nistp256"}));
    EXPECT_EQ(hosts.typesFor(QStringLiteral("lab"), 2222), QList<QByteArray>({"ssh-ed25519", "ecdsa-sha2-nistp256"}));
    EXPECT_EQ(hosts.typesFor(QStringLiteral("new"), 22), QList<QByteArray>());
}

TEST(KnownHosts, PrintsFingerprintsAsOpenSshDoes)
{
    // "SHA256:" and the unpadded base64 of the digest of nothing.
    EXPECT_EQ(HostKey().fingerprint(), QStringLiteral("SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU"));
}
