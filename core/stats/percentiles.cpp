// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/percentiles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace tributary
{

namespace
{

// In thousandths, so that ranks are exact.
struct Level {
    std::int64_t perMille;
    std::int64_t needs;
};
constexpr std::array<Level, 5> levels {{{500, 1}, {900, 10}, {950, 20}, {990, 100}, {999, 1000}}};

} // namespace

double quantileOfSorted(std::span<const std::int64_t> sorted, double q)
{
    if (sorted.empty())
        return 0;
    const double position = std::clamp(q, 0.0, 1.0) * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double part = position - static_cast<double>(below);
    return static_cast<double>(sorted[below]) * (1 - part) + static_cast<double>(sorted[above]) * part;
}

std::vector<double> supportedPercents(std::int64_t count)
{
    std::vector<double> percents;
    for (const Level &level : levels) {
        if (count >= level.needs)
            percents.push_back(static_cast<double>(level.perMille) / 10);
    }
    return percents;
}

std::vector<Percentile> percentilesOfSorted(std::span<const std::int64_t> sorted)
{
    std::vector<Percentile> result;
    const auto n = static_cast<std::int64_t>(sorted.size());
    for (const Level &level : levels) {
        if (n < level.needs)
            break;
        const std::int64_t rank = (level.perMille * n + 999) / 1000;
        const double value = level.perMille == 500 ? quantileOfSorted(sorted, 0.5)
                                                   : static_cast<double>(sorted[static_cast<std::size_t>(rank - 1)]);
        result.push_back({static_cast<double>(level.perMille) / 10, value});
    }
    return result;
}

} // namespace tributary
