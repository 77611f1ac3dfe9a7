// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/verdict.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace tributary;

namespace
{

PairedEffect effectOf(double speedup, double lo, double hi, int rounds = 5)
{
    PairedEffect effect;
    effect.speedup = speedup;
    effect.interval = Interval {lo, hi};
    effect.rounds = rounds;
    effect.logSd = 0.02;
    effect.alpha = 0.05;
    return effect;
}

Verdict verdictOf(double speedup, double lo, double hi, int rounds = 5)
{
    return judge(effectOf(speedup, lo, hi, rounds), {});
}

} // namespace

TEST(Verdict, FollowsTheTable)
{
    EXPECT_EQ(verdictOf(1.05, 1.01, 1.09), Verdict::Faster);
    EXPECT_EQ(verdictOf(1.02, 1.001, 1.04), Verdict::Faster); // exactly the difference that matters
    EXPECT_EQ(verdictOf(0.95, 0.91, 0.99), Verdict::Slower);
    EXPECT_EQ(verdictOf(1 / 1.02, 0.95, 0.999), Verdict::Slower);
    EXPECT_EQ(verdictOf(1.00, 0.99, 1.01), Verdict::Equivalent);
    EXPECT_EQ(verdictOf(1.01, 1.005, 1.015), Verdict::Equivalent); // certainly faster, but never by enough
    EXPECT_EQ(verdictOf(1.015, 1.001, 1.03), Verdict::SlightlyFaster);
    EXPECT_EQ(verdictOf(0.985, 0.97, 0.999), Verdict::SlightlySlower);
    EXPECT_EQ(verdictOf(1.05, 0.99, 1.11), Verdict::Undecided);
    EXPECT_EQ(verdictOf(1.05, 1.00, 1.11), Verdict::Undecided); // 1 itself is not excluded
    EXPECT_EQ(verdictOf(1.50, 1.40, 1.60, 2), Verdict::NotEnoughData);
    EXPECT_EQ(judge(std::nullopt, {}), Verdict::NotEnoughData);
}

TEST(Verdict, IsClearOnceDeltaIsSettled)
{
    EXPECT_TRUE(isClear(effectOf(1.05, 1.03, 1.07), {}));
    EXPECT_TRUE(isClear(effectOf(1.00, 0.99, 1.01), {}));
    EXPECT_TRUE(isClear(effectOf(0.90, 0.80, 1.01), {})); // cannot win any more
    EXPECT_FALSE(isClear(effectOf(1.05, 1.01, 1.09), {})); // faster, but by delta?
    EXPECT_FALSE(isClear(effectOf(1.05, 1.03, 1.07, 2), {}));
    EXPECT_FALSE(isClear(std::nullopt, {}));
}

TEST(Verdict, SaysHowManyRoundsAreMissing)
{
    // Half-width t · s / sqrt(N) <= ln 1.03 with s = 0.02 needs a factor <= 1.478: N = 4 has 1.591, N = 5 has 1.242.
    PairedEffect effect = effectOf(1.03, 0.98, 1.08, 3);
    EXPECT_EQ(moreRoundsNeeded(effect, {}), 2);
    // No difference at all: the interval must fit within ln 1.02, a factor of 0.990: N = 7 has 0.925, N = 6 has 1.049.
    effect.speedup = 1;
    EXPECT_EQ(moreRoundsNeeded(effect, {}), 4);
    effect.logSd = 10;
    EXPECT_FALSE(moreRoundsNeeded(effect, {}));
    effect.rounds = 1;
    EXPECT_FALSE(moreRoundsNeeded(effect, {}));
}

TEST(Verdict, NamesAreStable)
{
    EXPECT_EQ(verdictName(Verdict::Faster), QStringLiteral("faster"));
    EXPECT_EQ(verdictName(Verdict::SlightlySlower), QStringLiteral("slightly_slower"));
    EXPECT_EQ(verdictName(Verdict::NotEnoughData), QStringLiteral("not_enough_data"));
    EXPECT_EQ(verdictText(Verdict::SlightlySlower).english(), QStringLiteral("slightly slower"));
}

TEST(Verdict, GivesReasonAndNextAction)
{
    const auto undecided = effectOf(1.03, 0.98, 1.08, 3);
    EXPECT_TRUE(verdictReason(Verdict::Undecided, undecided, {})
                    .english()
                    .startsWith(QStringLiteral("Speedup 1.030, between 0.980 and 1.080 (3 rounds)")));
    EXPECT_EQ(verdictNextAction(Verdict::Undecided, undecided, {}).english(),
        QStringLiteral("About 2 more round(s) would decide."));
    EXPECT_TRUE(verdictNextAction(Verdict::Faster, effectOf(1.05, 1.01, 1.09), {}).isEmpty());
    EXPECT_EQ(verdictNextAction(Verdict::NotEnoughData, effectOf(1.05, 1.01, 1.09, 2), {}).english(),
        QStringLiteral("At least 1 more round(s) needed."));
    EXPECT_FALSE(verdictReason(Verdict::NotEnoughData, std::nullopt, {}).isEmpty());
}
