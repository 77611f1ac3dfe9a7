// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tributary
{

/// What the steps of one or more trials come to. Times are in microseconds.
struct Summary {
    std::int64_t count = 0;
    double mean_us = 0;
    double median_us = 0; ///< of an even count: the mean of the two middle values
    double p90_us = 0; ///< sorted[ceil(0.9 n) - 1]
    double min_us = 0;
    double max_us = 0;
    double cv = 0; ///< population standard deviation / mean; 0 if the mean is 0
};

/// Reorders `values`. Nothing for no values.
std::optional<Summary> summarise(std::vector<std::int64_t> &values);

/// Median as in Summary; nothing for no values.
std::optional<double> medianOf(std::span<const std::int64_t> values);
/// The same for numbers; reorders its copy.
std::optional<double> medianOf(std::vector<double> values);

} // namespace tributary
