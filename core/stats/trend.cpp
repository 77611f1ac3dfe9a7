// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/trend.h"

#include "stats/summary.h"

#include <algorithm>

namespace tributary
{

namespace
{

constexpr std::size_t maxPoints = 40;

struct Points {
    std::vector<double> x;
    std::vector<double> y;
};

Points reduced(std::span<const std::int64_t> steps)
{
    Points points;
    const std::size_t count = std::min(maxPoints, steps.size());
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t from = i * steps.size() / count;
        const std::size_t to = (i + 1) * steps.size() / count;
        points.x.push_back(static_cast<double>(from + to - 1) / 2);
        points.y.push_back(*medianOf(steps.subspan(from, to - from)));
    }
    return points;
}

} // namespace

double theilSenSlope(const std::vector<double> &x, const std::vector<double> &y)
{
    std::vector<double> slopes;
    slopes.reserve(x.size() * x.size() / 2);
    for (std::size_t i = 0; i < x.size(); ++i) {
        for (std::size_t j = i + 1; j < x.size(); ++j) {
            if (x[i] != x[j])
                slopes.push_back((y[j] - y[i]) / (x[j] - x[i]));
        }
    }
    return medianOf(std::move(slopes)).value_or(0);
}

double relativeTrend(std::span<const std::int64_t> steps)
{
    if (steps.size() < 3)
        return 0;
    const Points points = reduced(steps);
    const double middle = *medianOf(points.y);
    if (middle <= 0)
        return 0;
    return theilSenSlope(points.x, points.y) * static_cast<double>(steps.size() - 1) / middle;
}

} // namespace tributary
