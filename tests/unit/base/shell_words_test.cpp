// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shell_words.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

QStringList split(const QString &command)
{
    const auto words = splitShellWords(command);
    return words ? *words : QStringList {QStringLiteral("<error>"), words.error().english()};
}

} // namespace

TEST(ShellWords, SplitsAtBlanksAndNewlines)
{
    EXPECT_EQ(split(QStringLiteral("  python3\trun.py \n --steps 12 ")),
        QStringList(
            {QStringLiteral("python3"), QStringLiteral("run.py"), QStringLiteral("--steps"), QStringLiteral("12")}));
}

TEST(ShellWords, KeepsBracesDollarsGlobsAndHashes)
{
    EXPECT_EQ(split(QStringLiteral("a {om} ${X} *.py #no ~/x ;|&")),
        QStringList({QStringLiteral("a"), QStringLiteral("{om}"), QStringLiteral("${X}"), QStringLiteral("*.py"),
            QStringLiteral("#no"), QStringLiteral("~/x"), QStringLiteral(";|&")}));
}

TEST(ShellWords, JoinsQuotedParts)
{
    EXPECT_EQ(split(QStringLiteral(R"(a'b c'"d e"f '' "")")),
        QStringList({QStringLiteral("ab cd ef"), QString::fromLatin1(""), QString::fromLatin1("")}));
    EXPECT_EQ(split(QStringLiteral(R"('a\b' "a\b" "a\"b" "\$x" a\ b)")),
        QStringList({QStringLiteral("a\\b"), QStringLiteral("a\\b"), QStringLiteral("a\"b"), QStringLiteral("$x"),
            QStringLiteral("a b")}));
}

TEST(ShellWords, BackslashNewlineVanishes)
{
    EXPECT_EQ(split(QStringLiteral("a\\\nb \"c\\\nd\"")), QStringList({QStringLiteral("ab"), QStringLiteral("cd")}));
}

TEST(ShellWords, KeepsUnicode)
{
    EXPECT_EQ(split(QStringLiteral("运行 '模型 一' 😀")),
        QStringList({QStringLiteral("运行"), QStringLiteral("模型 一"), QStringLiteral("😀")}));
}

TEST(ShellWords, SaysWhatIsWrong)
{
    EXPECT_TRUE(splitShellWords(QStringLiteral("a 'b")).error().english().contains(QStringLiteral("quote")));
    EXPECT_TRUE(splitShellWords(QStringLiteral("a \"b\\\"")).error().english().contains(QStringLiteral("quote")));
    EXPECT_TRUE(splitShellWords(QStringLiteral("a \\")).error().english().contains(QStringLiteral("backslash")));
    EXPECT_TRUE(splitShellWords(QStringLiteral(" \n ")).error().english().contains(QStringLiteral("empty")));
}

TEST(ShellWords, QuotedWordsComeBack)
{
    const QStringList words {QStringLiteral("it's"), QStringLiteral("a b"), QString::fromLatin1(""),
        QStringLiteral("$HOME"), QStringLiteral("{om}"), QStringLiteral("模型"), QStringLiteral("new\nline"),
        QStringLiteral("plain-1.0/x")};
    EXPECT_EQ(split(joinShellWords(words)), words);
    EXPECT_EQ(quoteShellWord(QStringLiteral("plain-1.0/x")), QStringLiteral("plain-1.0/x"));
}
