// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/summary.h"

#include "stats/label.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>

using namespace tributary;

namespace
{

Summary summaryOf(std::vector<std::int64_t> values)
{
    return *summarise(values);
}

std::vector<std::int64_t> countTo(int n)
{
    std::vector<std::int64_t> values(static_cast<std::size_t>(n));
    std::iota(values.rbegin(), values.rend(), 1);
    return values;
}

} // namespace

TEST(Summary, OfOneToTen)
{
    const Summary summary = summaryOf(countTo(10));
    EXPECT_EQ(summary.count, 10);
    EXPECT_DOUBLE_EQ(summary.mean_us, 5.5);
    EXPECT_DOUBLE_EQ(summary.median_us, 5.5); // between the two in the middle
    EXPECT_DOUBLE_EQ(summary.p90_us, 9); // sorted[ceil(9) - 1]
    EXPECT_DOUBLE_EQ(summary.min_us, 1);
    EXPECT_DOUBLE_EQ(summary.max_us, 10);
    EXPECT_DOUBLE_EQ(summary.cv, std::sqrt(8.25) / 5.5); // population variance of 1 … 10 is 99 / 12
}

TEST(Summary, P90IsTheNearestRankForEveryCount)
{
    for (int n = 1; n <= 200; ++n) {
        const int rank = (9 * n + 9) / 10; // ceil(0.9 n) in whole numbers
        EXPECT_DOUBLE_EQ(summaryOf(countTo(n)).p90_us, rank) << n;
        EXPECT_DOUBLE_EQ(summaryOf(countTo(n)).median_us, (n + 1) / 2.0) << n;
    }
}

TEST(Summary, OfFewValues)
{
    std::vector<std::int64_t> none;
    EXPECT_FALSE(summarise(none));
    EXPECT_FALSE(medianOf(std::span<const std::int64_t>()));

    const Summary one = summaryOf({7});
    EXPECT_DOUBLE_EQ(one.median_us, 7);
    EXPECT_DOUBLE_EQ(one.p90_us, 7);
    EXPECT_DOUBLE_EQ(one.cv, 0);

    const Summary two = summaryOf({10, 20});
    EXPECT_DOUBLE_EQ(two.median_us, 15);
    EXPECT_DOUBLE_EQ(two.p90_us, 20);
    EXPECT_DOUBLE_EQ(two.cv, 5.0 / 15);
}

TEST(Summary, OfZerosHasNoSpread)
{
    const Summary summary = summaryOf({0, 0, 0});
    EXPECT_DOUBLE_EQ(summary.median_us, 0);
    EXPECT_DOUBLE_EQ(summary.cv, 0); // not 0 / 0
}

TEST(Summary, OfHugeValuesDoesNotOverflow)
{
    constexpr std::int64_t huge = std::numeric_limits<std::int64_t>::max();
    const Summary summary = summaryOf({huge, huge - 2, huge, huge - 2});
    EXPECT_DOUBLE_EQ(summary.median_us, static_cast<double>(huge));
    EXPECT_DOUBLE_EQ(summary.mean_us, static_cast<double>(huge));
    EXPECT_TRUE(std::isfinite(summary.cv));
}

TEST(ScriptLabel, HasTheLimitsOfTheScript)
{
    EXPECT_EQ(scriptLabel(1.05), ScriptLabel::Improvement);
    EXPECT_EQ(scriptLabel(1.0499), ScriptLabel::Neutral);
    EXPECT_EQ(scriptLabel(0.98), ScriptLabel::Neutral);
    EXPECT_EQ(scriptLabel(0.9799), ScriptLabel::Regression);
    EXPECT_EQ(scriptLabelName(ScriptLabel::Improvement), QStringLiteral("improvement"));
    EXPECT_EQ(scriptLabelName(ScriptLabel::Neutral), QStringLiteral("neutral"));
    EXPECT_EQ(scriptLabelName(ScriptLabel::Regression), QStringLiteral("regression"));
}
