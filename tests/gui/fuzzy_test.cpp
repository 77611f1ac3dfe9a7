// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/fuzzy.h"

#include <gtest/gtest.h>

using namespace tributary::gui;

namespace
{

int score(const char *typed, const char *text)
{
    return fuzzyMatch(QString::fromUtf8(typed), QString::fromUtf8(text)).score;
}

} // namespace

TEST(Fuzzy, LettersMustComeInTheirOrder)
{
    EXPECT_GE(score("stn", "Stop now"), 0);
    EXPECT_EQ(score("nst", "Stop now"), -1);
    EXPECT_EQ(score("stop now please", "Stop now"), -1);
}

TEST(Fuzzy, NothingTypedFitsEverything)
{
    EXPECT_EQ(score("", "Stop now"), 0);
    EXPECT_EQ(score("  ", "Stop now"), 0);
}

TEST(Fuzzy, StartsOfWordsWin)
{
    EXPECT_GT(score("sn", "Stop now"), score("sn", "Listing"));
    EXPECT_GT(score("run", "Run"), score("run", "Prune"));
}

TEST(Fuzzy, SaysWhereTheLettersAre)
{
    // "Re" of "Resume", not the r of "are": together they fit better.
    EXPECT_EQ(fuzzyMatch(QStringLiteral("re"), QStringLiteral("are Resume")).places, (QList<int> {4, 5}));
}

TEST(Fuzzy, FindsChinese)
{
    EXPECT_GE(score("停止", "立即停止"), 0);
}
