// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tributary
{

/// One step of a series that is shown.
struct SeriesPoint {
    std::int64_t index = 0; ///< in the series, from 0
    std::int64_t value = 0;

    friend bool operator==(const SeriesPoint &, const SeriesPoint &) = default;
};

/// The values with index in [from, to) for `columns` pixel columns: the smallest and the largest value of each column,
/// in the order in which they occur, so that no peak is lost. All values where there are at most two per column. The
/// bounds are limited to the series; columns > 0.
std::vector<SeriesPoint> reduceSeries(
    std::span<const std::int64_t> values, std::int64_t from, std::int64_t to, int columns);

} // namespace tributary
