// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/host_words.h"

#include <gtest/gtest.h>

using namespace tributary;

TEST(HostWords, AreTakenApart)
{
    const struct {
        const char *text;
        const char *user;
        const char *host;
        int port; ///< 0 = none
    } cases[] = {
        {"box", "", "box", 0},
        {"me@box", "me", "box", 0},
        {"box:2222", "", "box", 2222},
        {"me@10.0.0.1:22", "me", "10.0.0.1", 22},
        {"::1", "", "::1", 0},
        {"[::1]", "", "::1", 0},
        {"[::1]:2222", "", "::1", 2222},
        {"me@[fe80::1%eth0]:2222", "me", "fe80::1%eth0", 2222},
        {"me@realm@box", "me@realm", "box", 0},
    };
    for (const auto &each : cases) {
        const auto words = splitHostWords(QString::fromLatin1(each.text));
        ASSERT_TRUE(words) << each.text;
        EXPECT_EQ(words->user, QLatin1String(each.user)) << each.text;
        EXPECT_EQ(words->host, QLatin1String(each.host)) << each.text;
        EXPECT_EQ(words->port.value_or(0), each.port) << each.text;
    }
}

TEST(HostWords, RefuseWhatIsNone)
{
    for (const char *text : {"", "@box", "me@", "box:", "box:0", "box:65536", "box:x", "a,b", "a b", "[::1", "::1]",
             "[box]", "[]", "[::1]:", "-box", "me@-box", "a/b"})
        EXPECT_FALSE(splitHostWords(QString::fromLatin1(text))) << text;
}

TEST(HostWords, BracketsComeOffOnlyInPairs)
{
    EXPECT_EQ(withoutBrackets(QStringLiteral("[::1]")), QStringLiteral("::1"));
    EXPECT_EQ(withoutBrackets(QStringLiteral("[::1")), QStringLiteral("[::1"));
    EXPECT_EQ(withoutBrackets(QStringLiteral("box")), QStringLiteral("box"));
}
