// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/autocorrelation.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace tributary
{

namespace
{

constexpr std::size_t maxLag = 50;

std::vector<double> centred(std::span<const std::int64_t> steps)
{
    std::vector<double> values(steps.begin(), steps.end());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    for (double &value : values)
        value -= mean;
    return values;
}

double productSum(const std::vector<double> &values, std::size_t lag)
{
    return std::inner_product(values.begin() + static_cast<std::ptrdiff_t>(lag), values.end(), values.begin(), 0.0);
}

} // namespace

double autocorrelation(std::span<const std::int64_t> steps, std::size_t lag)
{
    if (lag >= steps.size())
        return 0;
    const std::vector<double> values = centred(steps);
    const double power = productSum(values, 0);
    return power > 0 ? productSum(values, lag) / power : 0;
}

double effectiveCount(std::span<const std::int64_t> steps)
{
    const double n = static_cast<double>(steps.size());
    if (steps.size() < 4)
        return n;
    const std::vector<double> values = centred(steps);
    const double power = productSum(values, 0);
    if (power <= 0)
        return n;
    double sum = 0;
    for (std::size_t lag = 1; lag <= std::min(maxLag, steps.size() / 4); ++lag) {
        const double correlation = productSum(values, lag) / power;
        if (correlation <= 0)
            break;
        sum += correlation;
    }
    return n / (1 + 2 * sum);
}

} // namespace tributary
