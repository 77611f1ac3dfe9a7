// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tributary
{

/// The box of a box plot (Tukey 1977).
struct Box {
    double lowWhisker = 0; ///< the smallest value that is not below q1 - 1.5 IQR
    double q1 = 0;
    double median = 0;
    double q3 = 0;
    double highWhisker = 0; ///< the largest value that is not above q3 + 1.5 IQR
    std::vector<double> outliers; ///< beyond the whiskers, rising; thinned out evenly, the extremes always kept
    std::int64_t outlierCount = 0; ///< all of them
};

constexpr int maxOutliersShown = 100;

/// Quartiles by linear interpolation. Nothing for no values.
std::optional<Box> boxOfSorted(std::span<const std::int64_t> sorted);

} // namespace tributary
