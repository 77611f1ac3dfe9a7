// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace tributary
{

/// How many independent steps a series is worth: n / (1 + 2 · sum of autocorrelations), the sum ending before the first
/// that is not positive, after n / 4 lags or after 50. Between 0 and n; n for fewer than 4 steps and for a constant
/// series. For display: the verdict does not need it, as it compares trials, not steps.
double effectiveCount(std::span<const std::int64_t> steps);

/// Correlation of the series with itself `lag` steps later; 0 for a constant or shorter series.
double autocorrelation(std::span<const std::int64_t> steps, std::size_t lag);

} // namespace tributary
