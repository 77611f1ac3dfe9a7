// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/rank_tests.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace tributary;

TEST(Ranks, TiesShareTheirMean)
{
    EXPECT_EQ(ranksOf({30, 10, 20, 20}), (std::vector<double> {4, 1, 2.5, 2.5}));
    EXPECT_TRUE(ranksOf({}).empty());
}

TEST(Wilcoxon, OfHollanderAndWolfesDepressionData)
{
    // R's help page of wilcox.test: V = 40, one-sided p = 0.01953, exact
    const std::vector<double> before {1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30};
    const std::vector<double> after {0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29};
    std::vector<double> differences;
    for (std::size_t i = 0; i < before.size(); ++i)
        differences.push_back(before[i] - after[i]);
    EXPECT_DOUBLE_EQ(*wilcoxonSignedRank(differences), 20.0 / 512);
}

TEST(Wilcoxon, SmallestPossibleP)
{
    for (int n = 1; n <= 12; ++n) {
        std::vector<double> values;
        for (int i = 1; i <= n; ++i)
            values.push_back(i);
        EXPECT_DOUBLE_EQ(*wilcoxonSignedRank(values), std::min(1.0, 2 / std::pow(2.0, n))) << n;
    }
}

TEST(Wilcoxon, LeavesOutZerosAndAllowsTies)
{
    EXPECT_FALSE(wilcoxonSignedRank({}));
    EXPECT_FALSE(wilcoxonSignedRank({0, 0}));
    EXPECT_DOUBLE_EQ(*wilcoxonSignedRank({0, 1, 1, 1}), 0.25); // three alike: 2 / 2^3
    // Ranks 1.5, 1.5, 3 with one of the small ones negative: positive sum 4.5; sums of subsets that are as far out:
    // {1.5}, {1.5}, {} below and {3, 1.5} twice, {all} above: 3 of 8 on each side.
    EXPECT_DOUBLE_EQ(*wilcoxonSignedRank({-1, 1, 2}), 0.75);
}

TEST(Wilcoxon, ApproximationTakesOverSmoothly)
{
    std::vector<double> values;
    for (int i = 1; i <= 100; ++i)
        values.push_back(i % 5 < 2 ? -i : i);
    const double exact = *wilcoxonSignedRank(values);
    values.push_back(0.5);
    const double approximate = *wilcoxonSignedRank(values);
    EXPECT_NEAR(exact, approximate, 0.01 * exact + 1e-3);
    EXPECT_GT(exact, 0);
}

TEST(MannWhitney, SmallestPossibleP)
{
    EXPECT_DOUBLE_EQ(*mannWhitney({1, 2, 3}, {4, 5, 6}), 0.1);
    EXPECT_DOUBLE_EQ(*mannWhitney({5, 6, 7, 8}, {1, 2, 3, 4}), 2.0 / 70);
    EXPECT_FALSE(mannWhitney({}, {1}));
    EXPECT_DOUBLE_EQ(*mannWhitney({1, 1, 1}, {1, 1, 1}), 1);
}

TEST(MannWhitney, OfHollanderAndWolfesPermeabilityData)
{
    // R's help page of wilcox.test: W = 35, one-sided p = 0.1272, exact
    const auto p =
        mannWhitney({0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46}, {1.15, 0.88, 0.90, 0.74, 1.21});
    EXPECT_NEAR(*p, 2 * 0.1272, 1e-4);
}

TEST(Spearman, OfHollanderAndWolfesTunaData)
{
    // R's help page of cor.test: S = 48, rho = 0.6; here with the t distribution: t = 1.9843, 7 degrees, p = 0.0876
    const auto correlation =
        spearman({44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1}, {2.6, 3.1, 2.5, 5.0, 3.6, 4.0, 5.2, 2.8, 3.8});
    EXPECT_NEAR(correlation->rho, 0.6, 1e-12);
    EXPECT_NEAR(correlation->pValue, 0.0876, 1e-4);
}

TEST(Spearman, IsExactForFewPairs)
{
    EXPECT_NEAR(spearman({1, 2, 3, 4}, {10, 20, 30, 40})->pValue, 2.0 / 24, 1e-12);
    EXPECT_NEAR(spearman({1, 2, 3, 4, 5}, {5, 4, 3, 2, 1})->rho, -1, 1e-12);
    EXPECT_NEAR(spearman({1, 2, 3, 4, 5}, {5, 4, 3, 2, 1})->pValue, 2.0 / 120, 1e-12);
}

TEST(Spearman, OfConstantOrShortSeries)
{
    EXPECT_DOUBLE_EQ(spearman({1, 2, 3}, {7, 7, 7})->rho, 0);
    EXPECT_DOUBLE_EQ(spearman({1, 2, 3}, {7, 7, 7})->pValue, 1);
    EXPECT_FALSE(spearman({1, 2}, {1, 2}));
    EXPECT_FALSE(spearman({1, 2, 3}, {1, 2}));
    std::vector<double> line;
    for (int i = 0; i < 20; ++i)
        line.push_back(i);
    EXPECT_NEAR(spearman(line, line)->pValue, 0, 1e-12);
}
