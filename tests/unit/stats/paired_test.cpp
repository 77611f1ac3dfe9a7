// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/paired.h"

#include "stats/looks.h"
#include "stats/noise_floor.h"
#include "trial_builder.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace tributary;
using namespace tributary::test;

namespace
{

// Student (1908): hours of sleep gained with one drug rather than the other.
const std::vector<double> sleepDifferences {1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4};

// Two values with that mean and sample standard deviation.
PairedRounds pairWith(double mean, double deviation)
{
    return {{mean - deviation / std::sqrt(2.0), mean + deviation / std::sqrt(2.0)}, 0};
}

// n values with mean 0 and sample standard deviation 1.
std::vector<double> unitSpread(int n)
{
    std::vector<double> values(static_cast<std::size_t>(n), 0);
    values[0] = -std::sqrt((n - 1) / 2.0);
    values[1] = -values[0];
    return values;
}

} // namespace

TEST(PairedEffect, OfStudentsSleepData)
{
    // R: t.test(extra ~ group, data = sleep, paired = TRUE): t = 4.0621, df = 9, p = 0.002833, 0.7001142 … 2.4598858
    const auto effect = pairedEffect({sleepDifferences, 2}, 0.05);
    ASSERT_TRUE(effect);
    EXPECT_NEAR(effect->speedup, std::exp(1.58), 1e-12);
    EXPECT_NEAR(effect->pValue, 0.002833, 1e-6);
    ASSERT_TRUE(effect->interval);
    EXPECT_NEAR(std::log(effect->interval->lo), 0.7001142, 1e-7);
    EXPECT_NEAR(std::log(effect->interval->hi), 2.4598858, 1e-7);
    EXPECT_EQ(effect->rounds, 10);
    EXPECT_EQ(effect->roundsMissing, 2);
    EXPECT_NEAR(effect->logSd, 1.229995, 1e-6);
}

TEST(PairedEffect, HalfWidthInStandardDeviations)
{
    // t(0.975, n - 1) / sqrt(n), from the table of Student's t
    const std::map<int, double> halfWidths {{3, 2.484}, {4, 1.591}, {5, 1.242}, {6, 1.049}, {8, 0.836}, {10, 0.715}};
    for (const auto &[n, expected] : halfWidths) {
        const auto effect = pairedEffect({unitSpread(n), 0}, 0.05);
        EXPECT_NEAR(std::log(effect->interval->hi), expected, 5e-4) << n;
        EXPECT_NEAR(std::log(effect->interval->lo), -expected, 5e-4) << n;
    }
}

TEST(PairedEffect, OfFewRounds)
{
    EXPECT_FALSE(pairedEffect({{}, 3}, 0.05));
    const auto one = pairedEffect({{std::log(2.0)}, 0}, 0.05);
    ASSERT_TRUE(one);
    EXPECT_DOUBLE_EQ(one->speedup, 2);
    EXPECT_FALSE(one->interval);
    EXPECT_DOUBLE_EQ(one->pValue, 1);
    EXPECT_DOUBLE_EQ(one->logSd, 0);
}

TEST(PairedEffect, StaysFiniteAtTheExtremes)
{
    const auto wide = pairedEffect(pairWith(0, 40), 1e-6);
    EXPECT_TRUE(std::isfinite(wide->interval->hi));
    EXPECT_GT(wide->interval->lo, 0);

    const auto certain = pairedEffect({{0.1, 0.1, 0.1, 0.1}, 0}, 0.05);
    EXPECT_NEAR(certain->interval->lo, std::exp(0.1), 1e-12);
    EXPECT_NEAR(certain->interval->hi, std::exp(0.1), 1e-12);
    EXPECT_NEAR(certain->pValue, 0, 1e-12);

    const auto nothing = pairedEffect({{0, 0, 0}, 0}, 0.05);
    EXPECT_EQ(*nothing->interval, (Interval {1, 1}));
    EXPECT_DOUBLE_EQ(nothing->pValue, 1);
}

TEST(PairedEffects, AreAdjustedStepByStep)
{
    // p of these: 2e-5, 0.012, 0.04, 0.5 (roughly); Holm at 0.05 judges them at /4, /3, /2 and stops at the third
    const std::vector<double> spread = unitSpread(10);
    const auto shifted = [&spread](double t) {
        PairedRounds rounds {spread, 0};
        for (double &value : rounds.logRatios)
            value += t / std::sqrt(10.0);
        return rounds;
    };
    const auto effects = pairedEffects({shifted(0.7), shifted(8), shifted(2.4), shifted(3.2)}, 0.05, 3);
    EXPECT_DOUBLE_EQ(effects[1]->alpha, 0.05 / 4);
    EXPECT_DOUBLE_EQ(effects[3]->alpha, 0.05 / 3);
    EXPECT_DOUBLE_EQ(effects[2]->alpha, 0.05 / 2);
    EXPECT_DOUBLE_EQ(effects[0]->alpha, 0.05 / 2); // after the first that fails the level stays
    EXPECT_NEAR(effects[3]->pValue, 0.0108, 1e-4);
    EXPECT_NEAR(effects[2]->pValue, 0.0399, 1e-4);
    EXPECT_GT(effects[3]->interval->lo, 1);
    EXPECT_TRUE(effects[2]->interval->contains(1));
}

TEST(PairedEffects, CandidatesWithTooFewRoundsDoNotCount)
{
    const auto effects = pairedEffects({{unitSpread(10), 0}, {{0.5}, 4}, {{}, 5}, {{0.5, 0.6}, 3}}, 0.05, 3);
    EXPECT_DOUBLE_EQ(effects[0]->alpha, 0.05);
    EXPECT_EQ(effects[1]->roundsMissing, 4);
    EXPECT_FALSE(effects[2]);
    ASSERT_TRUE(effects[3]);
    EXPECT_TRUE(effects[3]->interval);
}

TEST(PairRounds, LeavesOutRoundsWithoutPartner)
{
    const RoundSeries baselineRounds {{1, std::log(100.0)}, {2, std::nullopt}, {3, std::log(100.0)}, {5, 1.0}};
    const RoundSeries candidateRounds {
        {1, std::log(50.0)}, {2, std::log(50.0)}, {3, std::nullopt}, {4, std::log(50.0)}};
    const PairedRounds rounds = pairRounds(baselineRounds, candidateRounds);
    ASSERT_EQ(rounds.logRatios.size(), 1U);
    EXPECT_NEAR(rounds.logRatios[0], std::log(2.0), 1e-12);
    EXPECT_EQ(rounds.missing, 3); // round 5 was never meant for the candidate
}

TEST(ReduceTrials, TakesTheMedianOfValidTrialsOnly)
{
    TrialBuilder builder;
    builder.add(baseline, 1, {100, 300, 200});
    builder.addInvalid(loadBalance2, 1)->kept_us = {1, 2, 3};
    builder.add(mainStream2, 1, {0, 0, 0}); // there is no logarithm of 0
    const auto reduced = reduceTrials(builder.trials());
    ASSERT_EQ(reduced.size(), 3U);
    EXPECT_NEAR(*reduced[0].logMedian, std::log(200.0), 1e-12);
    EXPECT_FALSE(reduced[1].logMedian);
    EXPECT_FALSE(reduced[2].logMedian);
}

TEST(ReduceTrials, LeavesOutWhatWasRunAgain)
{
    TrialBuilder builder;
    builder.addInvalid(baseline, 1, ReasonCode::Interrupted);
    builder.addInvalid(loadBalance2, 1, ReasonCode::Interrupted);
    builder.add(baseline, 1, {100});
    const auto reduced = reduceTrials(builder.trials());
    ASSERT_EQ(reduced.size(), 2U);
    EXPECT_EQ(reduced[0].trial->spec.candidate, loadBalance2);
    EXPECT_TRUE(reduced[1].logMedian);
}

TEST(Looks, AreEveryFiveRoundsAndTheLast)
{
    EXPECT_EQ(plannedLooks(8), (std::vector<int> {5, 8}));
    EXPECT_EQ(plannedLooks(3), (std::vector<int> {3}));
    EXPECT_EQ(plannedLooks(6), (std::vector<int> {6})); // a look at 5 would save only one round
    EXPECT_EQ(plannedLooks(20), (std::vector<int> {5, 10, 15, 20}));
    EXPECT_TRUE(plannedLooks(0).empty());
}

TEST(Looks, ShareAlpha)
{
    for (const int rounds : {3, 8, 20, 33}) {
        const auto looks = plannedLooks(rounds);
        double spent = 0;
        for (const int look : looks)
            spent += alphaAtLook(looks, look, 0.05);
        EXPECT_NEAR(spent, 0.05, 1e-12) << rounds;
    }
    EXPECT_DOUBLE_EQ(alphaAtLook({5, 8}, 5, 0.05), 0.01);
    EXPECT_DOUBLE_EQ(alphaAtLook({5, 8}, 8, 0.05), 0.04);
    EXPECT_DOUBLE_EQ(alphaAtLook({}, 3, 0.05), 0.05);
}

TEST(NoiseFloor, ComesFromTheControl)
{
    TrialBuilder builder;
    const std::vector<std::int64_t> control {10'000, 10'100, 10'201};
    for (int round = 1; round <= 3; ++round) {
        builder.add(baseline, round, {10'000});
        builder.add(baseline, round, {control[static_cast<std::size_t>(round) - 1]}, Phase::Measure, true);
    }
    const auto floor = noiseFloor(reduceTrials(builder.trials()));
    ASSERT_TRUE(floor);
    EXPECT_EQ(floor->source, NoiseFloor::Source::Control);
    EXPECT_NEAR(floor->logSd, std::log(1.01), 1e-9); // 0, -d, -2d with d = ln 1.01 have deviation d
    EXPECT_EQ(floor->degreesOfFreedom, 2);
    EXPECT_NEAR(*detectableDifference(*floor, 3, 0.05), std::expm1(2.4841 * std::log(1.01)), 1e-6);
    EXPECT_FALSE(detectableDifference(*floor, 1, 0.05));
}

TEST(NoiseFloor, ComesFromTheResidualsWithoutAControl)
{
    // Logs: default 0, a; candidate a, 0 (and a round effect that must not matter): residuals ±a/2, one degree.
    TrialBuilder builder;
    builder.add(baseline, 1, {10'000});
    builder.add(loadBalance2, 1, {11'000});
    builder.add(loadBalance2, 2, {20'000});
    builder.add(baseline, 2, {22'000});
    const auto floor = noiseFloor(reduceTrials(builder.trials()));
    ASSERT_TRUE(floor);
    EXPECT_EQ(floor->source, NoiseFloor::Source::Residuals);
    EXPECT_EQ(floor->degreesOfFreedom, 1);
    EXPECT_NEAR(floor->logSd, std::sqrt(2.0) * std::log(1.1), 1e-9);
}

TEST(NoiseFloor, ComparesEqualSlotsIfOnlyDefaultRan)
{
    TrialBuilder builder;
    for (const std::int64_t time : {10'000, 11'000, 10'000})
        builder.add(baseline, static_cast<int>(builder.trials().size()) + 1, {time});
    const auto floor = noiseFloor(reduceTrials(builder.trials()));
    ASSERT_TRUE(floor);
    EXPECT_EQ(floor->source, NoiseFloor::Source::EqualSlots);
    EXPECT_NEAR(floor->logSd, std::log(1.1), 1e-9);
    EXPECT_FALSE(noiseFloor({}));
}
