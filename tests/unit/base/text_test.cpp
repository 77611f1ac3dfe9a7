// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/error.h"
#include "base/text.h"

#include <gtest/gtest.h>

using namespace tributary;

TEST(Text, FillsInArguments)
{
    EXPECT_EQ(Text("%1 of %2", {QStringLiteral("3"), QStringLiteral("7")}).english(), QStringLiteral("3 of 7"));
    EXPECT_EQ(Text("100 % of %1", {QStringLiteral("x")}).english(), QStringLiteral("100 % of x"));
}

TEST(Text, ArgumentsAreNotExpandedAgain)
{
    EXPECT_EQ(
        Text("%1 and %2", {QStringLiteral("/tmp/%2"), QStringLiteral("b")}).english(), QStringLiteral("/tmp/%2 and b"));
}

TEST(Error, JoinsWhatDetailAndHint)
{
    const Error error {
        Text("Cannot read %1", {QStringLiteral("a")}), QStringLiteral("no such file"), Text("Check the path.")};
    EXPECT_EQ(error.english(), QStringLiteral("Cannot read a: no such file. Check the path."));
    EXPECT_EQ((Error {Text("Nothing to do"), {}, {}}).english(), QStringLiteral("Nothing to do"));
}

TEST(Text, ComesBackFromAFile)
{
    const Text text("%1 steps", {QStringLiteral("3")});
    const Text restored = Text::restored(QByteArray(text.source()), text.args());
    EXPECT_EQ(restored, text);
    EXPECT_TRUE(Text().isEmpty());
    EXPECT_EQ(Text().translated(), QString());
}
