// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/autocorrelation.h"
#include "stats/bimodality.h"
#include "stats/bootstrap.h"
#include "stats/distributions.h"
#include "stats/number_text.h"
#include "stats/random.h"
#include "stats/trend.h"
#include "stats/variance_split.h"
#include "trial_builder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

using namespace tributary;
using namespace tributary::test;

TEST(Distributions, HaveTheValuesOfTheTables)
{
    EXPECT_NEAR(studentQuantile(7, 0.025), 2.364624, 1e-6);
    EXPECT_NEAR(studentQuantile(2, 0.025), 4.302653, 1e-6);
    EXPECT_NEAR(studentTwoSidedP(9, -4.0621), 0.002833, 1e-6);
    EXPECT_NEAR(fisherUpperP(2, 10, 4.102821), 0.05, 1e-6);
    EXPECT_NEAR(normalTwoSidedP(-1.959964), 0.05, 1e-6);
}

TEST(NumberText, IsShort)
{
    EXPECT_EQ(percentText(0.0312), QStringLiteral("3.1 %"));
    EXPECT_EQ(percentText(0.0004), QStringLiteral("0.04 %"));
    EXPECT_EQ(percentText(-0.25), QStringLiteral("-25.0 %"));
    EXPECT_EQ(ratioText(1.03122), QStringLiteral("1.031"));
}

TEST(Autocorrelation, ByHand)
{
    // Centred: 1 1 1 1 -1 -1 -1 -1; products at lag 1: 3 - 1 + 3 = 5 of 8, at lag 2: 2 - 2 + 2 = 2 of 8
    const std::vector<std::int64_t> steps {11, 11, 11, 11, 9, 9, 9, 9};
    EXPECT_DOUBLE_EQ(autocorrelation(steps, 1), 0.625);
    EXPECT_DOUBLE_EQ(autocorrelation(steps, 2), 0.25);
    EXPECT_DOUBLE_EQ(autocorrelation(steps, 8), 0);
    EXPECT_DOUBLE_EQ(effectiveCount(steps), 8 / (1 + 2 * 0.875));
}

TEST(Autocorrelation, NeverCountsMoreThanThereAre)
{
    const std::vector<std::int64_t> alternating {1, 2, 1, 2, 1, 2, 1, 2};
    EXPECT_DOUBLE_EQ(effectiveCount(alternating), 8);
    EXPECT_DOUBLE_EQ(effectiveCount(std::vector<std::int64_t> {5, 5, 5, 5, 5}), 5);
    EXPECT_DOUBLE_EQ(effectiveCount(std::vector<std::int64_t> {1, 2}), 2);
    EXPECT_DOUBLE_EQ(effectiveCount({}), 0);
}

TEST(Trend, IsTheSlopeThatOutliersDoNotMove)
{
    EXPECT_DOUBLE_EQ(theilSenSlope({0, 1, 2, 3, 4}, {1, 3, 5, 700, 9}), 2);
    EXPECT_DOUBLE_EQ(theilSenSlope({1, 1}, {2, 3}), 0);
    EXPECT_DOUBLE_EQ(theilSenSlope({}, {}), 0);
}

TEST(Trend, IsRelativeToTheMedian)
{
    std::vector<std::int64_t> steps;
    for (int i = 0; i < 11; ++i)
        steps.push_back(100 + 2 * i);
    EXPECT_DOUBLE_EQ(relativeTrend(steps), 20.0 / 110);
    std::vector<std::int64_t> many;
    for (int i = 0; i < 1000; ++i)
        many.push_back(100'000 + 100 * i); // reduced to 40 blocks, still the same line
    EXPECT_NEAR(relativeTrend(many), 99'900.0 / 149'950, 1e-3);
    EXPECT_DOUBLE_EQ(relativeTrend(std::vector<std::int64_t> {1, 2}), 0);
    EXPECT_DOUBLE_EQ(relativeTrend(std::vector<std::int64_t> {0, 0, 0, 0}), 0);
}

TEST(Sarle, TellsTwoModesFromOne)
{
    std::vector<double> uniform;
    std::vector<double> twoModes;
    std::vector<double> bell;
    PortableRandom random(7);
    for (int i = 0; i < 1000; ++i) {
        uniform.push_back(i);
        twoModes.push_back((i % 2) * 100 + random.unit());
        double sum = 0;
        for (int k = 0; k < 12; ++k)
            sum += random.unit();
        bell.push_back(sum);
    }
    EXPECT_NEAR(*sarleCoefficient(uniform), 5.0 / 9, 0.005);
    EXPECT_GT(*sarleCoefficient(twoModes), 0.95);
    EXPECT_LT(*sarleCoefficient(bell), 0.40);
    EXPECT_FALSE(sarleCoefficient({1, 1, 1, 1, 1}));
    EXPECT_FALSE(sarleCoefficient({1, 2, 3}));
}

TEST(Sarle, TrimmingTakesOffBothEnds)
{
    auto rest = trimmed({5, 1, 4, 2, 3}, 0.01);
    std::sort(rest.begin(), rest.end());
    EXPECT_EQ(rest, (std::vector<double> {2, 3, 4}));
    EXPECT_TRUE(trimmed({1, 2}, 0.01).empty());
    EXPECT_TRUE(trimmed({}, 0.01).empty());
}

TEST(VarianceSplit, ByHand)
{
    // Means 101 and 111 about 106, variance inside each 2: S2² = 50 / 106², T2² = (50 - 2 / 2) / 106²
    TrialBuilder builder;
    builder.add(baseline, 1, {100, 102});
    builder.add(baseline, 2, {110, 112});
    const auto split = varianceSplit(reduceTrials(builder.trials()));
    ASSERT_TRUE(split);
    EXPECT_NEAR(split->withinTrial, 2.0 / (106 * 106), 1e-15);
    EXPECT_NEAR(split->betweenTrials, 49.0 / (106 * 106), 1e-15);
    EXPECT_NEAR(split->betweenShare, 0.98, 1e-12);
    EXPECT_DOUBLE_EQ(*split->bestStepsPerTrial(100, 1), 3); // sqrt(100 · 2 / 49) = 2.02
    EXPECT_FALSE(split->bestStepsPerTrial(0, 1));
    EXPECT_EQ(split->sentence().english(),
        QStringLiteral("98 % of the noise is between runs: more steps will not help much, more rounds will."));
}

TEST(VarianceSplit, NeedsTwoTrials)
{
    TrialBuilder builder;
    builder.add(baseline, 1, {100, 102});
    builder.add(loadBalance2, 1, {100});
    EXPECT_FALSE(varianceSplit(reduceTrials(builder.trials())));
    TrialBuilder quiet;
    quiet.add(baseline, 1, {100, 100});
    quiet.add(baseline, 2, {100, 100});
    EXPECT_FALSE(varianceSplit(reduceTrials(quiet.trials())));
}

TEST(VarianceSplit, BetweenIsNeverNegative)
{
    TrialBuilder builder;
    builder.add(baseline, 1, {90, 110});
    builder.add(baseline, 2, {90, 110});
    const auto split = varianceSplit(reduceTrials(builder.trials()));
    EXPECT_DOUBLE_EQ(split->betweenTrials, 0);
    EXPECT_DOUBLE_EQ(split->betweenShare, 0);
    EXPECT_FALSE(split->bestStepsPerTrial(1, 1));
}

namespace
{

std::vector<std::int64_t> noisySteps(std::size_t count, double level, PortableRandom &random)
{
    std::vector<std::int64_t> steps;
    for (std::size_t i = 0; i < count; ++i)
        steps.push_back(std::llround(level * (0.95 + 0.1 * random.unit())));
    return steps;
}

} // namespace

TEST(Bootstrap, IsTheSameForTheSameSeed)
{
    PortableRandom random(3);
    std::vector<std::vector<std::int64_t>> steps;
    for (int i = 0; i < 10; ++i)
        steps.push_back(noisySteps(50, i % 2 == 0 ? 10'000 : 8'000, random));
    std::vector<RoundSteps> rounds;
    for (std::size_t i = 0; i < steps.size(); i += 2)
        rounds.push_back({steps[i], steps[i + 1]});
    BootstrapOptions options;
    options.draws = 500;
    const auto band = bootstrapSpeedup(rounds, options);
    ASSERT_TRUE(band);
    EXPECT_EQ(bootstrapSpeedup(rounds, options), band);
    EXPECT_LT(band->lo, 1.25);
    EXPECT_GT(band->hi, 1.24);
    EXPECT_NEAR(band->lo, 1.25, 0.05);
    EXPECT_NEAR(band->hi, 1.25, 0.05);
    options.statistic = BootstrapOptions::Statistic::P90;
    EXPECT_NEAR(bootstrapSpeedup(rounds, options)->lo, 1.25, 0.05);
    options.seed = 2;
    EXPECT_NE(bootstrapSpeedup(rounds, options), band);
}

TEST(Bootstrap, OfThreeShortRoundsSpansTheirExtremes)
{
    // Trials of fewer than 20 steps are taken whole: only rounds are drawn, and 1 draw in 27 is three times the same.
    const std::vector<std::int64_t> slow {1200};
    const std::vector<std::int64_t> middle {1100};
    const std::vector<std::int64_t> fast {1000};
    const auto band = bootstrapSpeedup({{slow, fast}, {middle, fast}, {fast, fast}}, {});
    EXPECT_NEAR(band->lo, 1.0, 1e-12);
    EXPECT_NEAR(band->hi, 1.2, 1e-12);
}

TEST(Bootstrap, GivesNothingWhereNothingCanBeSaid)
{
    const std::vector<std::int64_t> steps {10, 10};
    const std::vector<std::int64_t> zeros {0, 0};
    EXPECT_FALSE(bootstrapSpeedup({}, {}));
    EXPECT_FALSE(bootstrapSpeedup({{steps, {}}}, {}));
    EXPECT_FALSE(bootstrapSpeedup({{steps, zeros}}, {}));
    CancelToken cancel;
    cancel.cancel();
    EXPECT_FALSE(bootstrapSpeedup({{steps, steps}}, {}, cancel));
}

TEST(PortableRandom, ShufflesTheSameEverywhere)
{
    // The standard fixes the 10000th output of a default mt19937_64; the rest is whole-number arithmetic.
    std::mt19937_64 engine;
    engine.discard(9999);
    EXPECT_EQ(engine(), 9981545732273789042U);
    PortableRandom random(42);
    std::vector<int> values {0, 1, 2, 3, 4, 5, 6, 7};
    random.shuffle(values);
    auto sorted = values;
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(sorted, (std::vector<int> {0, 1, 2, 3, 4, 5, 6, 7}));
    for (int i = 0; i < 1000; ++i) {
        EXPECT_LT(random.below(3), 3U);
        EXPECT_LT(random.unit(), 1.0);
    }
}
