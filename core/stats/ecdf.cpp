// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/ecdf.h"

#include <algorithm>
#include <cstddef>

namespace tributary
{

namespace
{

std::size_t distinctValues(std::span<const std::int64_t> sorted, std::size_t enough)
{
    std::size_t count = 0;
    for (auto it = sorted.begin(); it != sorted.end() && count <= enough; ++count)
        it = std::upper_bound(it, sorted.end(), *it);
    return count;
}

} // namespace

std::vector<EcdfPoint> ecdfOfSorted(std::span<const std::int64_t> sorted, int maxPoints)
{
    std::vector<EcdfPoint> points;
    const std::size_t n = sorted.size();
    if (n == 0)
        return points;
    const auto limit = static_cast<std::size_t>(std::max(2, maxPoints));
    const auto add = [&](std::size_t rank) {
        const auto end =
            std::upper_bound(sorted.begin() + static_cast<std::ptrdiff_t>(rank), sorted.end(), sorted[rank]);
        const auto reached = static_cast<std::size_t>(end - sorted.begin());
        points.push_back({static_cast<double>(sorted[rank]), static_cast<double>(reached) / static_cast<double>(n)});
        return reached;
    };
    if (distinctValues(sorted, limit) <= limit) {
        for (std::size_t rank = 0; rank < n;)
            rank = add(rank);
        return points;
    }
    std::size_t reached = 0;
    for (std::size_t i = 0; i < limit; ++i) {
        const std::size_t rank = i * (n - 1) / (limit - 1);
        if (rank >= reached)
            reached = add(rank);
    }
    return points;
}

double ecdfShareAt(std::span<const EcdfPoint> ecdf, double value)
{
    const auto after = std::upper_bound(
        ecdf.begin(), ecdf.end(), value, [](double wanted, const EcdfPoint &point) { return wanted < point.value; });
    return after == ecdf.begin() ? 0 : std::prev(after)->share;
}

double ecdfValueAt(std::span<const EcdfPoint> ecdf, double share)
{
    if (ecdf.empty())
        return 0;
    const auto found = std::lower_bound(
        ecdf.begin(), ecdf.end(), share, [](const EcdfPoint &point, double wanted) { return point.share < wanted; });
    return found == ecdf.end() ? ecdf.back().value : found->value;
}

} // namespace tributary
