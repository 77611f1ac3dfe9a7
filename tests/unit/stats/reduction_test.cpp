// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the charts draw of many steps.
#include "stats/box.h"
#include "stats/ecdf.h"
#include "stats/histogram.h"
#include "stats/percentiles.h"
#include "stats/random.h"
#include "stats/step_series.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace tributary;

namespace
{

using Values = std::vector<std::int64_t>;

Values countTo(int n)
{
    Values values(static_cast<std::size_t>(n));
    std::iota(values.begin(), values.end(), 1);
    return values;
}

Values randomValues(std::size_t count, std::uint64_t seed)
{
    PortableRandom random(seed);
    Values values;
    for (std::size_t i = 0; i < count; ++i)
        values.push_back(static_cast<std::int64_t>(1000 + random.below(9000)));
    std::sort(values.begin(), values.end());
    return values;
}

std::int64_t sum(const Values &values)
{
    return std::accumulate(values.begin(), values.end(), std::int64_t {0});
}

std::vector<double> edgesOf(const std::vector<Values> &samples, BinScale scale = BinScale::Linear)
{
    std::vector<SortedSample> spans(samples.begin(), samples.end());
    return sharedBinEdges(spans, scale);
}

} // namespace

TEST(Quantile, InterpolatesBetweenRanks)
{
    const Values values {10, 20, 30, 40};
    EXPECT_DOUBLE_EQ(quantileOfSorted(values, 0), 10);
    EXPECT_DOUBLE_EQ(quantileOfSorted(values, 0.25), 17.5); // h = 0.75
    EXPECT_DOUBLE_EQ(quantileOfSorted(values, 0.5), 25);
    EXPECT_DOUBLE_EQ(quantileOfSorted(values, 1), 40);
    EXPECT_DOUBLE_EQ(quantileOfSorted(Values {7}, 0.9), 7);
    EXPECT_DOUBLE_EQ(quantileOfSorted(Values {}, 0.9), 0);
}

TEST(Percentiles, OnlyWhatTheCountSupports)
{
    EXPECT_TRUE(supportedPercents(0).empty());
    EXPECT_EQ(supportedPercents(9), (std::vector<double> {50}));
    EXPECT_EQ(supportedPercents(10), (std::vector<double> {50, 90}));
    EXPECT_EQ(supportedPercents(99), (std::vector<double> {50, 90, 95}));
    EXPECT_EQ(supportedPercents(100), (std::vector<double> {50, 90, 95, 99}));
    EXPECT_EQ(supportedPercents(1000), (std::vector<double> {50, 90, 95, 99, 99.9}));
}

TEST(Percentiles, AreNearestRanks)
{
    const auto percentiles = percentilesOfSorted(countTo(1000));
    ASSERT_EQ(percentiles.size(), 5U);
    EXPECT_DOUBLE_EQ(percentiles[0].value, 500.5);
    EXPECT_DOUBLE_EQ(percentiles[1].value, 900);
    EXPECT_DOUBLE_EQ(percentiles[2].value, 950);
    EXPECT_DOUBLE_EQ(percentiles[3].value, 990);
    EXPECT_DOUBLE_EQ(percentiles[4].value, 999);
    EXPECT_DOUBLE_EQ(percentilesOfSorted(countTo(101)).back().value, 100); // ceil(0.99 · 101) = 100
}

TEST(Ecdf, OfFewValuesIsExact)
{
    const auto points = ecdfOfSorted(Values {1, 2, 2, 5});
    EXPECT_EQ(points, (std::vector<EcdfPoint> {{1, 0.25}, {2, 0.75}, {5, 1}}));
    EXPECT_DOUBLE_EQ(ecdfShareAt(points, 0.9), 0);
    EXPECT_DOUBLE_EQ(ecdfShareAt(points, 1), 0.25);
    EXPECT_DOUBLE_EQ(ecdfShareAt(points, 4.9), 0.75);
    EXPECT_DOUBLE_EQ(ecdfShareAt(points, 9), 1);
    EXPECT_DOUBLE_EQ(ecdfValueAt(points, 0.25), 1);
    EXPECT_DOUBLE_EQ(ecdfValueAt(points, 0.26), 2);
    EXPECT_DOUBLE_EQ(ecdfValueAt(points, 1), 5);
}

TEST(Ecdf, OfNothingAndOfEqualValues)
{
    EXPECT_TRUE(ecdfOfSorted(Values {}).empty());
    EXPECT_EQ(ecdfOfSorted(Values(1000, 42)), (std::vector<EcdfPoint> {{42, 1}}));
}

TEST(Ecdf, OfManyValuesKeepsBothEndsAndStaysExact)
{
    const Values values = randomValues(100'000, 3);
    const auto points = ecdfOfSorted(values);
    ASSERT_LE(points.size(), 512U);
    EXPECT_GE(points.size(), 500U);
    EXPECT_DOUBLE_EQ(points.front().value, double(values.front()));
    EXPECT_DOUBLE_EQ(points.back().value, double(values.back()));
    EXPECT_DOUBLE_EQ(points.back().share, 1);
    double before = 0;
    for (const EcdfPoint &point : points) {
        const auto reached = std::upper_bound(values.begin(), values.end(), std::int64_t(point.value)) - values.begin();
        EXPECT_DOUBLE_EQ(point.share, double(reached) / double(values.size()));
        EXPECT_GT(point.share, before);
        EXPECT_LT(point.share - before, 0.01);
        before = point.share;
    }
}

TEST(Histogram, WidthOfFreedmanAndDiaconis)
{
    // 1 … 1000: IQR 499.5, width 2 · 499.5 / 10 = 99.9, 999 / 99.9 = 10 bins.
    const auto edges = edgesOf({countTo(1000)});
    ASSERT_EQ(edges.size(), 11U);
    EXPECT_DOUBLE_EQ(edges[0], 1);
    EXPECT_DOUBLE_EQ(edges[1], 100.9);
    EXPECT_DOUBLE_EQ(edges[10], 1000);
    const auto counts = countInBins(countTo(1000), edges);
    EXPECT_EQ(counts.front(), 100);
    EXPECT_EQ(sum(counts), 1000);
}

TEST(Histogram, IsSharedByAllSamples)
{
    const Values low {10, 11, 12, 13};
    const Values high {20, 21, 22, 40};
    const auto edges = edgesOf({low, high});
    EXPECT_DOUBLE_EQ(edges.front(), 10);
    EXPECT_DOUBLE_EQ(edges.back(), 40);
    EXPECT_EQ(edges.size(), 11U);
    EXPECT_EQ(countInBins(low, edges), (Values {3, 1, 0, 0, 0, 0, 0, 0, 0, 0})); // edges 10, 13, 16, …
    EXPECT_EQ(countInBins(high, edges), (Values {0, 0, 0, 2, 1, 0, 0, 0, 0, 1}));
}

TEST(Histogram, IsLimitedToTwoHundredBins)
{
    Values values = countTo(1000);
    values.push_back(10'000'000);
    EXPECT_EQ(edgesOf({values}).size(), 201U);
}

TEST(Histogram, WithoutSpreadInTheMiddle)
{
    Values values(400, 50);
    values.front() = 40;
    values.back() = 60;
    const auto edges = edgesOf({values}); // IQR = 0: sqrt(400)
    EXPECT_EQ(edges.size(), 21U);
    EXPECT_EQ(sum(countInBins(values, edges)), 400);
}

TEST(Histogram, OfEqualValuesIsOneBin)
{
    EXPECT_EQ(edgesOf({Values(5, 7), Values(3, 7)}), (std::vector<double> {6.5, 7.5}));
    EXPECT_EQ(countInBins(Values(5, 7), std::vector<double> {6.5, 7.5}), (Values {5}));
    EXPECT_TRUE(edgesOf({}).empty());
    EXPECT_TRUE(edgesOf({Values {}}).empty());
}

TEST(Histogram, LogarithmicEdgesLeaveZerosOut)
{
    const Values values {0, 0, 1, 10, 100, 1000, 10'000, 100'000, 1'000'000, 10'000'000, 100'000'000, 1'000'000'000};
    const auto edges = edgesOf({values}, BinScale::Log);
    ASSERT_EQ(edges.size(), 11U);
    EXPECT_DOUBLE_EQ(edges.front(), 1);
    EXPECT_DOUBLE_EQ(edges.back(), 1e9);
    for (std::size_t i = 1; i < edges.size(); ++i)
        EXPECT_NEAR(edges[i] / edges[i - 1], std::pow(10, 0.9), 1e-9);
    EXPECT_EQ(sum(countInBins(values, edges)), 10);
    EXPECT_TRUE(edgesOf({Values {0, 0}}, BinScale::Log).empty());
}

TEST(Box, QuartilesWhiskersAndOutliers)
{
    // Quartiles of 1 … 9 and 30: 3.25, 5.5, 7.75; whiskers reach 3.25 - 6.75 and 7.75 + 6.75.
    const auto box = boxOfSorted(Values {1, 2, 3, 4, 5, 6, 7, 8, 9, 30});
    ASSERT_TRUE(box);
    EXPECT_DOUBLE_EQ(box->q1, 3.25);
    EXPECT_DOUBLE_EQ(box->median, 5.5);
    EXPECT_DOUBLE_EQ(box->q3, 7.75);
    EXPECT_DOUBLE_EQ(box->lowWhisker, 1);
    EXPECT_DOUBLE_EQ(box->highWhisker, 9);
    EXPECT_EQ(box->outliers, (std::vector<double> {30}));
    EXPECT_EQ(box->outlierCount, 1);
}

TEST(Box, OfOneAndOfEqualValues)
{
    EXPECT_FALSE(boxOfSorted(Values {}));
    const auto box = boxOfSorted(Values(20, 5));
    EXPECT_DOUBLE_EQ(box->q1, 5);
    EXPECT_DOUBLE_EQ(box->lowWhisker, 5);
    EXPECT_DOUBLE_EQ(box->highWhisker, 5);
    EXPECT_EQ(box->outlierCount, 0);
    EXPECT_DOUBLE_EQ(boxOfSorted(Values {9})->median, 9);
}

TEST(Box, ThinsManyOutliersOutButKeepsTheExtremes)
{
    Values values(10'000, 100);
    for (int i = 0; i < 500; ++i) {
        values.push_back(1000 + i);
        values.push_back(i - 1000);
    }
    std::sort(values.begin(), values.end());
    const auto box = boxOfSorted(values);
    EXPECT_EQ(box->outlierCount, 1000);
    EXPECT_EQ(box->outliers.size(), 100U);
    EXPECT_DOUBLE_EQ(box->outliers.front(), -1000);
    EXPECT_DOUBLE_EQ(box->outliers.back(), 1499);
    EXPECT_TRUE(std::is_sorted(box->outliers.begin(), box->outliers.end()));
}

TEST(StepSeries, ShowsFewStepsAsTheyAre)
{
    const Values values {5, 1, 4};
    EXPECT_EQ(reduceSeries(values, 0, 3, 10), (std::vector<SeriesPoint> {{0, 5}, {1, 1}, {2, 4}}));
    EXPECT_EQ(reduceSeries(values, 1, 99, 10), (std::vector<SeriesPoint> {{1, 1}, {2, 4}}));
    EXPECT_TRUE(reduceSeries(values, 3, 9, 10).empty());
    EXPECT_TRUE(reduceSeries({}, 0, 0, 10).empty());
}

TEST(StepSeries, KeepsThePeaksOfEachColumnInTheirOrder)
{
    const Values values {5, 9, 1, 5, 5, 5, 5, 5, 2, 3, 4, 8};
    EXPECT_EQ(reduceSeries(values, 0, 12, 3), (std::vector<SeriesPoint> {{1, 9}, {2, 1}, {4, 5}, {8, 2}, {11, 8}}));
}

TEST(StepSeries, LosesNoExtremeOfManySteps)
{
    Values values = randomValues(1'000'000, 9);
    PortableRandom(4).shuffle(values);
    values[777'777] = 99'999;
    values[5] = 1;
    const auto points = reduceSeries(values, 0, 1'000'000, 1500);
    EXPECT_LE(points.size(), 3000U);
    EXPECT_NE(std::find(points.begin(), points.end(), SeriesPoint {777'777, 99'999}), points.end());
    EXPECT_NE(std::find(points.begin(), points.end(), SeriesPoint {5, 1}), points.end());
}
