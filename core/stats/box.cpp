// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/box.h"

#include "stats/percentiles.h"

#include <algorithm>
#include <cstddef>

namespace tributary
{

namespace
{

void addThinned(std::span<const std::int64_t> values, std::size_t limit, std::vector<double> &out)
{
    const std::size_t n = values.size();
    const std::size_t kept = std::min(n, limit);
    for (std::size_t i = 0; i < kept; ++i)
        out.push_back(static_cast<double>(values[kept == 1 ? 0 : i * (n - 1) / (kept - 1)]));
}

} // namespace

std::optional<Box> boxOfSorted(std::span<const std::int64_t> sorted)
{
    if (sorted.empty())
        return std::nullopt;
    Box box;
    box.q1 = quantileOfSorted(sorted, 0.25);
    box.median = quantileOfSorted(sorted, 0.5);
    box.q3 = quantileOfSorted(sorted, 0.75);
    const double reach = 1.5 * (box.q3 - box.q1);
    const auto first = std::lower_bound(sorted.begin(), sorted.end(), box.q1 - reach,
        [](std::int64_t value, double limit) { return static_cast<double>(value) < limit; });
    const auto last = std::upper_bound(sorted.begin(), sorted.end(), box.q3 + reach,
        [](double limit, std::int64_t value) { return limit < static_cast<double>(value); });
    box.lowWhisker = static_cast<double>(*first);
    box.highWhisker = static_cast<double>(*std::prev(last));
    const std::span<const std::int64_t> low(sorted.begin(), first);
    const std::span<const std::int64_t> high(last, sorted.end());
    box.outlierCount = static_cast<std::int64_t>(low.size() + high.size());
    addThinned(low, maxOutliersShown / 2, box.outliers);
    addThinned(high, maxOutliersShown / 2, box.outliers);
    return box;
}

} // namespace tributary
