// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace tributary::gui
{

struct Range {
    double lo = 0;
    double hi = 1;

    [[nodiscard]] double width() const { return hi - lo; }
    [[nodiscard]] bool contains(double value) const { return lo <= value && value <= hi; }
    friend bool operator==(const Range &, const Range &) = default;
};

/// Collects the range of many values.
class RangeFinder
{
public:
    void add(double value);
    [[nodiscard]] bool isEmpty() const { return m_empty; }
    /// With `margin` (a share of the width) at both ends; around the value if there is only one; 0 … 1 if none.
    [[nodiscard]] Range padded(double margin) const;
    [[nodiscard]] Range range() const { return m_range; }

private:
    Range m_range;
    bool m_empty = true;
};

/// Where values lie along one side of a chart. A value type: geometry without painting.
class Axis
{
public:
    enum class Scale {
        Linear,
        Log, ///< values that are not above 0 lie at the low end
        Units, ///< rows or panels: unit i covers i … i + 1
    };

    struct Tick {
        double value = 0;
        QString label;
    };

    Scale scale = Scale::Linear;
    Range shown; ///< Log: above 0
    double from = 0; ///< pixel of shown.lo
    double to = 1; ///< pixel of shown.hi; smaller than `from` on a vertical axis that rises

    [[nodiscard]] double toPixel(double value) const;
    [[nodiscard]] double toValue(double pixel) const;
    [[nodiscard]] double length() const;

    /// At most about `most` ticks at round values: steps of 1, 2 or 5; on a logarithmic axis of a decade or more its
    /// powers of ten and, where there is room, 2 and 5. None for units.
    [[nodiscard]] std::vector<Tick> ticks(int most) const;

    /// `range` grown by 1 / factor around `centre` (a value), inside `limit`.
    [[nodiscard]] Range zoomed(double factor, double centre, const Range &limit) const;
    /// Moved by a share of what is shown, inside `limit`.
    [[nodiscard]] Range panned(double share, const Range &limit) const;

private:
    [[nodiscard]] double forth(double value) const;
    [[nodiscard]] double back(double value) const;
};

/// A number as charts show it: thousands apart, the same in every language.
QString plainNumber(double value, int decimals);
/// Microseconds as milliseconds, with as many digits as are worth reading: "0.012", "12.345", "1,234.5".
QString millisecondText(double us);

} // namespace tributary::gui
