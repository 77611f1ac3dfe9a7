// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tributary
{

/// Quantile of sorted values by linear interpolation between ranks, h = (n - 1) q (type 7 of Hyndman and Fan 1996, the
/// default of most statistics software). `q` in 0 … 1; 0 for no values.
double quantileOfSorted(std::span<const std::int64_t> sorted, double q);

struct Percentile {
    double percent = 50; ///< e.g. 99.9
    double value = 0;
};

/// The percentiles that so many values can support: 50 from 1 value on, 90 from 10, 95 from 20, 99 from 100, 99.9 from
/// 1000: at least one value must lie beyond it.
std::vector<double> supportedPercents(std::int64_t count);

/// Those percentiles by nearest rank, sorted[ceil(p n) - 1], as the P90 of Summary; 50 is the usual median.
std::vector<Percentile> percentilesOfSorted(std::span<const std::int64_t> sorted);

} // namespace tributary
