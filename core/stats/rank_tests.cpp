// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/rank_tests.h"

#include "stats/distributions.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tributary
{

namespace
{

constexpr std::size_t maxExactSigned = 100;
constexpr std::size_t maxExactMannWhitney = 60;
constexpr std::size_t maxExactSpearman = 8;

// Mid-ranks are multiples of one half, so twice a rank is a whole number that can index a table.
std::vector<std::size_t> doubledRanks(const std::vector<double> &values)
{
    std::vector<std::size_t> doubled;
    for (const double rank : ranksOf(values))
        doubled.push_back(static_cast<std::size_t>(std::llround(2 * rank)));
    return doubled;
}

// Twice the smaller tail at `observed` of a distribution given by counts.
double twoSided(const std::vector<double> &counts, std::size_t observed)
{
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
    const auto at = counts.begin() + static_cast<std::ptrdiff_t>(observed);
    const double below = std::accumulate(counts.begin(), at + 1, 0.0);
    const double above = std::accumulate(at, counts.end(), 0.0);
    return std::min(1.0, 2 * std::min(below, above) / total);
}

// Counts, for every sum, the subsets of the ranks that have it: each rank is in or out.
double exactSignedRank(const std::vector<std::size_t> &ranks, std::size_t observed)
{
    const std::size_t largest = std::accumulate(ranks.begin(), ranks.end(), std::size_t {0});
    std::vector<double> counts(largest + 1, 0);
    counts[0] = 1;
    for (const std::size_t rank : ranks) {
        for (std::size_t sum = largest; sum >= rank; --sum)
            counts[sum] += counts[sum - rank];
    }
    return twoSided(counts, observed);
}

// The same for subsets of exactly `size` ranks.
double exactRankSum(const std::vector<std::size_t> &ranks, std::size_t size, std::size_t observed)
{
    const std::size_t largest = std::accumulate(ranks.begin(), ranks.end(), std::size_t {0});
    std::vector<std::vector<double>> counts(size + 1, std::vector<double>(largest + 1, 0));
    counts[0][0] = 1;
    for (const std::size_t rank : ranks) {
        for (std::size_t chosen = size; chosen >= 1; --chosen) {
            for (std::size_t sum = largest; sum >= rank; --sum)
                counts[chosen][sum] += counts[chosen - 1][sum - rank];
        }
    }
    return twoSided(counts[size], observed);
}

// With half a rank taken off for continuity. All values given in doubled ranks.
double normalP(double observed, double mean, double variance)
{
    if (variance <= 0)
        return 1;
    return normalTwoSidedP(std::max(0.0, std::abs(observed - mean) - 1) / std::sqrt(variance));
}

double correlation(const std::vector<double> &x, const std::vector<double> &y)
{
    const double n = static_cast<double>(x.size());
    const double meanX = std::accumulate(x.begin(), x.end(), 0.0) / n;
    const double meanY = std::accumulate(y.begin(), y.end(), 0.0) / n;
    double xy = 0;
    double xx = 0;
    double yy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        xy += (x[i] - meanX) * (y[i] - meanY);
        xx += (x[i] - meanX) * (x[i] - meanX);
        yy += (y[i] - meanY) * (y[i] - meanY);
    }
    return xx > 0 && yy > 0 ? std::clamp(xy / std::sqrt(xx * yy), -1.0, 1.0) : 0;
}

double exactSpearmanP(const std::vector<double> &x, const std::vector<double> &y, double rho)
{
    constexpr double slack = 1e-12; // equal correlations may differ in the last bits
    std::vector<std::size_t> order(x.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::vector<double> permuted(y.size());
    double extreme = 0;
    double all = 0;
    do {
        for (std::size_t i = 0; i < order.size(); ++i)
            permuted[i] = y[order[i]];
        ++all;
        extreme += std::abs(correlation(x, permuted)) >= std::abs(rho) - slack ? 1 : 0;
    } while (std::next_permutation(order.begin(), order.end()));
    return extreme / all;
}

} // namespace

std::vector<double> ranksOf(const std::vector<double> &values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::sort(order.begin(), order.end(), [&values](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> ranks(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last + 1 < order.size() && values[order[last + 1]] == values[order[first]])
            ++last;
        for (std::size_t i = first; i <= last; ++i)
            ranks[order[i]] = static_cast<double>(first + last) / 2 + 1;
        first = last + 1;
    }
    return ranks;
}

std::optional<double> wilcoxonSignedRank(const std::vector<double> &values)
{
    std::vector<double> sizes;
    std::vector<bool> positive;
    for (const double value : values) {
        if (value == 0)
            continue;
        sizes.push_back(std::abs(value));
        positive.push_back(value > 0);
    }
    if (sizes.empty())
        return std::nullopt;
    const std::vector<std::size_t> ranks = doubledRanks(sizes);
    std::size_t observed = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        observed += positive[i] ? ranks[i] : 0;
        sum += static_cast<double>(ranks[i]);
        squares += static_cast<double>(ranks[i] * ranks[i]);
    }
    if (ranks.size() <= maxExactSigned)
        return exactSignedRank(ranks, observed);
    return normalP(static_cast<double>(observed), sum / 2, squares / 4);
}

std::optional<double> mannWhitney(const std::vector<double> &a, const std::vector<double> &b)
{
    if (a.empty() || b.empty())
        return std::nullopt;
    std::vector<double> all = a;
    all.insert(all.end(), b.begin(), b.end());
    const std::vector<std::size_t> ranks = doubledRanks(all);
    const auto firstOfB = ranks.begin() + static_cast<std::ptrdiff_t>(a.size());
    const std::size_t observed = std::accumulate(ranks.begin(), firstOfB, std::size_t {0});
    if (all.size() <= maxExactMannWhitney)
        return exactRankSum(ranks, a.size(), observed);
    // Sampling without replacement: mean and variance of the sum of some of the (doubled, perhaps tied) ranks.
    const double n = static_cast<double>(all.size());
    const double na = static_cast<double>(a.size());
    const double mean = std::accumulate(ranks.begin(), ranks.end(), 0.0) / n;
    double variance = 0;
    for (const std::size_t rank : ranks)
        variance += (static_cast<double>(rank) - mean) * (static_cast<double>(rank) - mean) / (n - 1);
    return normalP(static_cast<double>(observed), na * mean, na * (n - na) / n * variance);
}

std::optional<RankCorrelation> spearman(const std::vector<double> &x, const std::vector<double> &y)
{
    if (x.size() != y.size() || x.size() < 3)
        return std::nullopt;
    const std::vector<double> rankX = ranksOf(x);
    const std::vector<double> rankY = ranksOf(y);
    RankCorrelation result;
    result.rho = correlation(rankX, rankY);
    if (x.size() <= maxExactSpearman) {
        result.pValue = exactSpearmanP(rankX, rankY, result.rho);
        return result;
    }
    const double degrees = static_cast<double>(x.size() - 2);
    const double rest = 1 - result.rho * result.rho;
    result.pValue = rest > 0 ? studentTwoSidedP(degrees, result.rho * std::sqrt(degrees / rest)) : 0;
    return result;
}

} // namespace tributary
