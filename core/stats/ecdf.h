// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tributary
{

/// One step of an empirical distribution.
struct EcdfPoint {
    double value = 0;
    double share = 0; ///< of the values that are <= value, 0 … 1

    friend bool operator==(const EcdfPoint &, const EcdfPoint &) = default;
};

constexpr int ecdfPoints = 512;

/// The empirical distribution of sorted values as a step function: the share rises at each point and stays until the
/// next. Every point is exact; where there are more than `maxPoints` (at least 2) different values, only so many evenly
/// spaced ranks are kept, always with the smallest and the largest value. Values rise strictly; the last share is 1.
std::vector<EcdfPoint> ecdfOfSorted(std::span<const std::int64_t> sorted, int maxPoints = ecdfPoints);

/// Share at `value`: 0 left of the first point.
double ecdfShareAt(std::span<const EcdfPoint> ecdf, double value);
/// The smallest value whose share reaches `share`; 0 for no points.
double ecdfValueAt(std::span<const EcdfPoint> ecdf, double share);

} // namespace tributary
