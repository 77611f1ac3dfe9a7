// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_names.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

std::string why(const QByteArray &name)
{
    const auto refusal = refusalOfName(name);
    return refusal ? refusal->english().toStdString() : "taken";
}

} // namespace

TEST(RemoteNames, TakesHarmlessNames)
{
    for (const char *name : {"a", "plog-1_2026.log", "-rf", "it's $x \"y\"", "~", "...", "a.", " ", "na\xc3\xafve",
             "\xe6\x97\xa5\xe5\xbf\x97", "\xf0\x9f\x98\x80", "*?[a]", "a:b", "CON"})
        EXPECT_EQ(why(name), "taken") << name;
    EXPECT_EQ(why(QByteArray(255, 'x')), "taken");
}

TEST(RemoteNames, RefusesWhatLeadsElsewhere)
{
    EXPECT_EQ(why(""), "the name is empty");
    EXPECT_EQ(why("."), "the name leads to another folder");
    EXPECT_EQ(why(".."), "the name leads to another folder");
    for (const char *name : {"/", "/etc/passwd", "../x", "a/b", "a/", "a\\b", "..\\x"})
        EXPECT_EQ(why(name), "the name holds a slash") << name;
}

TEST(RemoteNames, RefusesWhatCannotBeShown)
{
    EXPECT_EQ(why(QByteArray("a\0b", 3)), "the name holds control characters");
    for (const char *name : {"a\nb", "a\tb", "\x1b[31m", "\x7f", "\xc2\x9b" /* C1 */, "\xe2\x80\xae" /* turns around */,
             "\xe2\x80\xa8" /* line separator */})
        EXPECT_EQ(why(name), "the name holds control characters") << name;
    for (const char *name : {"\xff", "a\xc3", "\xc0\xaf" /* overlong slash */, "\xed\xa0\x80" /* surrogate */})
        EXPECT_EQ(why(name), "the name is not UTF-8") << name;
    EXPECT_EQ(why(QByteArray(256, 'x')), "the name is longer than 255 bytes");
}

TEST(RemoteNames, ShowsAnyNameWithoutHarm)
{
    EXPECT_EQ(printableName("plain \xc3\xbc"), QString::fromUtf8("plain \xc3\xbc"));
    EXPECT_EQ(printableName("a\x1b[31m\n"), QStringLiteral("a\\x1b[31m\\x0a"));
    EXPECT_EQ(printableName("\xe2\x80\xae"), QStringLiteral("\\x202e"));
    EXPECT_EQ(printableName("\xff\xfe ok"), QStringLiteral("\\xff\\xfe ok"));
    EXPECT_EQ(printableName(QByteArray(5000, 'x')).size(), 81);
}
