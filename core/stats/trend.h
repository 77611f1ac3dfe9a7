// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tributary
{

/// Theil and Sen's slope: the median of the slopes of all pairs of points (x, y); pairs with equal x are left out. 0 if
/// there is no pair. Takes n² / 2 steps.
double theilSenSlope(const std::vector<double> &x, const std::vector<double> &y);

/// How much a series rises from its first to its last value, relative to its median: Theil and Sen's slope over the
/// index, times (n - 1). A series of more than 40 values is first reduced to the medians of 40 blocks. 0 for fewer than
/// 3 values or a median of 0.
double relativeTrend(std::span<const std::int64_t> steps);

} // namespace tributary
