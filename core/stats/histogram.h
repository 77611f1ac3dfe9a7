// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tributary
{

enum class BinScale {
    Linear,
    Log, ///< edges evenly spaced on a logarithmic axis; values <= 0 are in no bin
};

constexpr int minBins = 10;
constexpr int maxBins = 200;

using SortedSample = std::span<const std::int64_t>;

/// The bin width of Freedman and Diaconis (1981) for several samples together, 2 IQR / n^(1/3) of all values pooled; of
/// their natural logarithms with BinScale::Log. Where the IQR is 0: range / sqrt(n). 0 if all values are equal or there
/// is none.
double sharedBinWidth(std::span<const SortedSample> samples, BinScale scale);

/// Evenly spaced edges (BinScale::Log: on a logarithmic axis) from `low` to `high`, rising, bins + 1 of them; as many
/// bins as `width` asks for, limited to minBins … maxBins. One bin around the value if low = high. Empty if low > high,
/// or with BinScale::Log if low <= 0.
std::vector<double> binEdges(double low, double high, double width, BinScale scale);

/// Edges that several samples share, from their smallest to their largest value (Log: above 0), so that their
/// histograms can be compared. Empty if there is no value (Log: none above 0).
std::vector<double> sharedBinEdges(std::span<const SortedSample> samples, BinScale scale);

/// How many values of a sorted sample lie in each bin [edge, next edge); the last bin includes its upper edge.
std::vector<std::int64_t> countInBins(SortedSample sorted, std::span<const double> edges);

} // namespace tributary
