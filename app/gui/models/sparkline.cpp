// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sparkline.h"

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr std::size_t groupCount = 40;
constexpr double leastRelativeRange = 0.1;

} // namespace

QPolygonF sparkline(std::span<const std::int64_t> steps_us)
{
    QPolygonF line;
    if (steps_us.size() < 2)
        return line;
    const auto [least, greatest] = std::minmax_element(steps_us.begin(), steps_us.end());
    const double middle = (double(*least) + double(*greatest)) / 2;
    const double range = std::max({double(*greatest - *least), leastRelativeRange * middle, 1.0});
    const auto addPoint = [&](std::size_t index) {
        line << QPointF(double(index) / double(steps_us.size() - 1), 0.5 - (double(steps_us[index]) - middle) / range);
    };
    if (steps_us.size() <= 2 * groupCount) {
        for (std::size_t i = 0; i < steps_us.size(); ++i)
            addPoint(i);
        return line;
    }
    for (std::size_t group = 0; group < groupCount; ++group) {
        const std::size_t first = group * steps_us.size() / groupCount;
        const std::size_t end = (group + 1) * steps_us.size() / groupCount;
        const auto [lo, hi] =
            std::minmax_element(steps_us.begin() + std::ptrdiff_t(first), steps_us.begin() + std::ptrdiff_t(end));
        const auto indexOf = [&](auto place) { return std::size_t(place - steps_us.begin()); };
        addPoint(indexOf(std::min(lo, hi)));
        addPoint(indexOf(std::max(lo, hi)));
    }
    return line;
}

} // namespace tributary::gui
