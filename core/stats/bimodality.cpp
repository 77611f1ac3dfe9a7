// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/bimodality.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tributary
{

std::optional<double> sarleCoefficient(const std::vector<double> &values)
{
    if (values.size() < 4)
        return std::nullopt;
    const double n = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
    double second = 0;
    double third = 0;
    double fourth = 0;
    for (const double value : values) {
        const double d = value - mean;
        second += d * d / n;
        third += d * d * d / n;
        fourth += d * d * d * d / n;
    }
    if (second <= 0)
        return std::nullopt;
    const double skewness = third / std::pow(second, 1.5) * std::sqrt(n * (n - 1)) / (n - 2);
    const double excess = fourth / (second * second) - 3;
    const double kurtosis = (n - 1) / ((n - 2) * (n - 3)) * ((n + 1) * excess + 6);
    const double coefficient = (skewness * skewness + 1) / (kurtosis + 3 * (n - 1) * (n - 1) / ((n - 2) * (n - 3)));
    return std::isfinite(coefficient) ? std::optional(coefficient) : std::nullopt;
}

std::vector<double> trimmed(std::vector<double> values, double share)
{
    const auto cut = std::max<std::ptrdiff_t>(1, std::llround(share * static_cast<double>(values.size())));
    if (static_cast<std::ptrdiff_t>(values.size()) <= 2 * cut)
        return {};
    std::nth_element(values.begin(), values.begin() + cut, values.end());
    std::nth_element(values.begin() + cut, values.end() - cut, values.end());
    values.erase(values.end() - cut, values.end());
    values.erase(values.begin(), values.begin() + cut);
    return values;
}

} // namespace tributary
