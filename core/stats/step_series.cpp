// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/step_series.h"

#include <algorithm>
#include <cstddef>

namespace tributary
{

namespace
{

void addColumn(std::span<const std::int64_t> values, std::int64_t from, std::int64_t to, std::vector<SeriesPoint> &out)
{
    const auto begin = values.begin() + static_cast<std::ptrdiff_t>(from);
    const auto end = values.begin() + static_cast<std::ptrdiff_t>(to);
    const auto [low, high] = std::minmax_element(begin, end);
    const SeriesPoint first {std::min(low, high) - values.begin(), *std::min(low, high)};
    const SeriesPoint second {std::max(low, high) - values.begin(), *std::max(low, high)};
    out.push_back(first);
    if (second.value != first.value) // of equal values the first stands for all
        out.push_back(second);
}

} // namespace

std::vector<SeriesPoint> reduceSeries(
    std::span<const std::int64_t> values, std::int64_t from, std::int64_t to, int columns)
{
    const auto size = static_cast<std::int64_t>(values.size());
    from = std::clamp<std::int64_t>(from, 0, size);
    to = std::clamp<std::int64_t>(to, from, size);
    const std::int64_t count = to - from;
    std::vector<SeriesPoint> points;
    points.reserve(static_cast<std::size_t>(std::min<std::int64_t>(count, 2 * std::int64_t(columns))));
    if (count <= 2 * std::int64_t(columns)) {
        for (std::int64_t i = from; i < to; ++i)
            points.push_back({i, values[static_cast<std::size_t>(i)]});
        return points;
    }
    for (int column = 0; column < columns; ++column)
        addColumn(values, from + count * column / columns, from + count * (column + 1) / columns, points);
    return points;
}

} // namespace tributary
