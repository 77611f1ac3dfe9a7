// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/summary.h"

#include <algorithm>
#include <cmath>

namespace tributary
{

namespace
{

// Halves before adding: two times near the largest integer must not overflow.
template <typename T>
double middle(T low, T high)
{
    return low == high ? static_cast<double>(low) : static_cast<double>(low) / 2 + static_cast<double>(high) / 2;
}

// Afterwards everything before the middle is not larger, everything after it not smaller.
template <typename T>
double partitionMedian(std::vector<T> &values)
{
    const auto mid = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), mid, values.end());
    if (values.size() % 2 == 1)
        return static_cast<double>(*mid);
    return middle(*std::max_element(values.begin(), mid), *mid);
}

double populationDeviation(const std::vector<std::int64_t> &values, double mean)
{
    double squares = 0;
    for (const std::int64_t value : values) {
        const double distance = static_cast<double>(value) - mean;
        squares += distance * distance;
    }
    return std::sqrt(squares / static_cast<double>(values.size()));
}

} // namespace

std::optional<Summary> summarise(std::vector<std::int64_t> &values)
{
    if (values.empty())
        return std::nullopt;
    Summary summary;
    const std::size_t n = values.size();
    summary.count = static_cast<std::int64_t>(n);
    double sum = 0;
    for (const std::int64_t value : values)
        sum += static_cast<double>(value);
    summary.mean_us = sum / static_cast<double>(n);
    summary.cv = summary.mean_us != 0 ? populationDeviation(values, summary.mean_us) / summary.mean_us : 0;

    const auto [min, max] = std::minmax_element(values.begin(), values.end());
    summary.min_us = static_cast<double>(*min);
    summary.max_us = static_cast<double>(*max);
    summary.median_us = partitionMedian(values);
    // Whole numbers: 0.9 * n in floating point would round the wrong way for some n.
    const std::size_t p90 = (9 * n + 9) / 10 - 1;
    const std::size_t from = std::min(n / 2, p90); // the upper half is already apart from the lower
    std::nth_element(values.begin() + static_cast<std::ptrdiff_t>(from),
        values.begin() + static_cast<std::ptrdiff_t>(p90), values.end());
    summary.p90_us = static_cast<double>(values[p90]);
    return summary;
}

std::optional<double> medianOf(std::span<const std::int64_t> values)
{
    if (values.empty())
        return std::nullopt;
    std::vector<std::int64_t> copy(values.begin(), values.end());
    return partitionMedian(copy);
}

std::optional<double> medianOf(std::vector<double> values)
{
    if (values.empty())
        return std::nullopt;
    return partitionMedian(values);
}

} // namespace tributary
