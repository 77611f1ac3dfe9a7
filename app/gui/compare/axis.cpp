// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/axis.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace tributary::gui
{

namespace
{

double niceStep(double rough)
{
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= rough * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

std::vector<Axis::Tick> linearTicks(const Range &range, int most)
{
    std::vector<Axis::Tick> ticks;
    if (!(range.width() > 0) || most < 1)
        return ticks;
    const double step = niceStep(range.width() / most);
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    const double first = std::ceil(range.lo / step - 1e-9);
    for (int i = 0; i <= most + 1; ++i) {
        const double value = (first + i) * step;
        if (value > range.hi + step * 1e-9)
            break;
        ticks.push_back({value, plainNumber(value, decimals)});
    }
    return ticks;
}

std::vector<Axis::Tick> logTicks(const Range &range, int most)
{
    if (!(range.lo > 0))
        return {};
    const double decades = std::log10(range.hi / range.lo);
    if (decades < 1)
        return linearTicks(range, most);
    static constexpr std::array factors {1.0, 2.0, 5.0};
    const std::size_t perDecade = decades * 3 <= most ? 3 : 1;
    const int stride = std::max(1, static_cast<int>(std::ceil(decades / most)));
    std::vector<Axis::Tick> ticks;
    const int first = static_cast<int>(std::floor(std::log10(range.lo)));
    for (int power = first; power <= std::log10(range.hi); power += stride) {
        for (std::size_t i = 0; i < perDecade; ++i) {
            const double value = factors[i] * std::pow(10, power);
            if (range.contains(value))
                ticks.push_back({value, plainNumber(value, std::max(0, -power))});
        }
    }
    return ticks;
}

} // namespace

void RangeFinder::add(double value)
{
    m_range = m_empty ? Range {value, value} : Range {std::min(m_range.lo, value), std::max(m_range.hi, value)};
    m_empty = false;
}

Range RangeFinder::padded(double margin) const
{
    if (m_empty)
        return {};
    if (m_range.width() > 0)
        return {m_range.lo - margin * m_range.width(), m_range.hi + margin * m_range.width()};
    const double around = m_range.lo != 0 ? std::abs(m_range.lo) * 0.05 : 0.5;
    return {m_range.lo - around, m_range.hi + around};
}

double Axis::forth(double value) const
{
    return scale == Scale::Log ? std::log10(std::max(value, shown.lo)) : value;
}

double Axis::back(double value) const
{
    return scale == Scale::Log ? std::pow(10, value) : value;
}

double Axis::toPixel(double value) const
{
    const double lo = forth(shown.lo);
    const double width = forth(shown.hi) - lo;
    return width > 0 ? from + (forth(value) - lo) / width * (to - from) : from;
}

double Axis::toValue(double pixel) const
{
    const double lo = forth(shown.lo);
    const double width = forth(shown.hi) - lo;
    return to != from ? back(lo + (pixel - from) / (to - from) * width) : shown.lo;
}

double Axis::length() const
{
    return std::abs(to - from);
}

std::vector<Axis::Tick> Axis::ticks(int most) const
{
    switch (scale) {
    case Scale::Linear:
        return linearTicks(shown, most);
    case Scale::Log:
        return logTicks(shown, most);
    case Scale::Units:
        break;
    }
    return {};
}

Range Axis::zoomed(double factor, double centre, const Range &limit) const
{
    const double middle = forth(std::clamp(centre, shown.lo, shown.hi));
    const double lo = middle - (middle - forth(shown.lo)) / factor;
    const double hi = middle + (forth(shown.hi) - middle) / factor;
    return {std::max(limit.lo, back(lo)), std::min(limit.hi, back(hi))};
}

Range Axis::panned(double share, const Range &limit) const
{
    const double lo = forth(shown.lo);
    const double hi = forth(shown.hi);
    // The limit on the same scale; below the shown range forth() would stop at its low end.
    const double low = scale == Scale::Log ? std::log10(limit.lo) : limit.lo;
    const double high = scale == Scale::Log ? std::log10(limit.hi) : limit.hi;
    const double move = std::clamp(share * (hi - lo), std::min(0.0, low - lo), std::max(0.0, high - hi));
    return {back(lo + move), back(hi + move)};
}

QString plainNumber(double value, int decimals)
{
    static const QLocale locale(QLocale::English, QLocale::UnitedStates);
    const QString text = locale.toString(value, 'f', decimals);
    const bool minusZero = value <= 0 && text.startsWith(QLatin1Char('-')) && locale.toDouble(text) == 0;
    return minusZero ? text.mid(1) : text;
}

QString millisecondText(double us)
{
    const double ms = us / 1000;
    const double size = std::abs(ms);
    int decimals = 3;
    if (size >= 1000)
        decimals = 1;
    else if (size >= 100)
        decimals = 2;
    return plainNumber(ms, decimals);
}

} // namespace tributary::gui
