// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/histogram.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tributary
{

namespace
{

SortedSample usable(const SortedSample &sample, BinScale scale)
{
    if (scale == BinScale::Linear)
        return sample;
    return {std::upper_bound(sample.begin(), sample.end(), 0), sample.end()};
}

struct Pool {
    std::vector<std::int64_t> values; // in no order
    double low = 0;
    double high = 0;
};

Pool pooled(std::span<const SortedSample> samples, BinScale scale)
{
    Pool pool;
    for (const SortedSample &all : samples) {
        const SortedSample sample = usable(all, scale);
        if (sample.empty())
            continue;
        const auto low = static_cast<double>(sample.front());
        const auto high = static_cast<double>(sample.back());
        pool.low = pool.values.empty() ? low : std::min(pool.low, low);
        pool.high = pool.values.empty() ? high : std::max(pool.high, high);
        pool.values.insert(pool.values.end(), sample.begin(), sample.end());
    }
    return pool;
}

// Sorting a million values for two of them would be the slowest part of a page.
double quantileOf(std::vector<std::int64_t> &values, double q)
{
    const double position = q * static_cast<double>(values.size() - 1);
    const auto rank = values.begin() + static_cast<std::ptrdiff_t>(position);
    std::nth_element(values.begin(), rank, values.end());
    const double part = position - std::floor(position);
    const auto next = std::next(rank);
    if (part == 0 || next == values.end())
        return static_cast<double>(*rank);
    return static_cast<double>(*rank) * (1 - part) + static_cast<double>(*std::min_element(next, values.end())) * part;
}

double forth(double value, BinScale scale)
{
    return scale == BinScale::Log ? std::log(value) : value;
}

double back(double value, BinScale scale)
{
    return scale == BinScale::Log ? std::exp(value) : value;
}

double widthOf(Pool &pool, BinScale scale)
{
    if (pool.values.empty())
        return 0;
    const auto n = static_cast<double>(pool.values.size());
    const double q1 = forth(quantileOf(pool.values, 0.25), scale);
    const double q3 = forth(quantileOf(pool.values, 0.75), scale);
    if (q3 > q1)
        return 2 * (q3 - q1) / std::cbrt(n);
    return (forth(pool.high, scale) - forth(pool.low, scale)) / std::ceil(std::sqrt(n));
}

} // namespace

double sharedBinWidth(std::span<const SortedSample> samples, BinScale scale)
{
    Pool pool = pooled(samples, scale);
    return widthOf(pool, scale);
}

std::vector<double> binEdges(double low, double high, double width, BinScale scale)
{
    if (low > high || (scale == BinScale::Log && low <= 0))
        return {};
    if (low == high)
        return {low - 0.5, low + 0.5};
    const double from = forth(low, scale);
    const double range = forth(high, scale) - from;
    // A hair less: rounding must not make an extra bin.
    const double wanted = width > 0 ? std::ceil(range / width * (1 - 1e-12)) : maxBins;
    const int bins = static_cast<int>(std::clamp(wanted, double(minBins), double(maxBins)));
    std::vector<double> edges {low}; // the ends as they are, not their logarithm and back
    edges.reserve(static_cast<std::size_t>(bins) + 1);
    for (int i = 1; i < bins; ++i)
        edges.push_back(back(from + range * i / bins, scale));
    edges.push_back(high);
    return edges;
}

std::vector<double> sharedBinEdges(std::span<const SortedSample> samples, BinScale scale)
{
    Pool pool = pooled(samples, scale);
    if (pool.values.empty())
        return {};
    return binEdges(pool.low, pool.high, widthOf(pool, scale), scale);
}

std::vector<std::int64_t> countInBins(SortedSample sorted, std::span<const double> edges)
{
    std::vector<std::int64_t> counts;
    if (edges.size() < 2)
        return counts;
    const auto below = [](std::int64_t value, double edge) { return static_cast<double>(value) < edge; };
    auto from = std::lower_bound(sorted.begin(), sorted.end(), edges.front(), below);
    for (std::size_t i = 1; i < edges.size(); ++i) {
        const bool last = i + 1 == edges.size();
        const auto to = last ? std::upper_bound(from, sorted.end(), edges[i],
                            [](double edge, std::int64_t value) { return edge < static_cast<double>(value); })
                             : std::lower_bound(from, sorted.end(), edges[i], below);
        counts.push_back(to - from);
        from = to;
    }
    return counts;
}

} // namespace tributary
