// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace tributary
{

/// Sarle's bimodality coefficient: (g² + 1) / (k + 3 (n - 1)² / ((n - 2)(n - 3))), with g and k the sample skewness and
/// excess kurtosis (bias-corrected, as in SAS). About 0.33 for a normal, 5/9 for a uniform and up to 1 for two far
/// modes. A single far value also brings it near 1: take those off first. Nothing for fewer than 4 values or a constant
/// series.
std::optional<double> sarleCoefficient(const std::vector<double> &values);

/// The values without the smallest and the largest `share` (at least one each); reorders.
std::vector<double> trimmed(std::vector<double> values, double share);

} // namespace tributary
