// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/chart_view.h"

namespace tributary::gui
{

/// A chart with one row per candidate, in the order of the ranking, labels at the left.
class RowChart : public ChartView
{
    Q_OBJECT

public:
    using ChartView::ChartView;

    [[nodiscard]] QSize exportSize() const override;

protected:
    [[nodiscard]] Axis::Scale yScale() const override { return Axis::Scale::Units; }
    [[nodiscard]] QMarginsF extraMargins(QSizeF size) const override;
    [[nodiscard]] bool needsLegend() const override { return false; }
    void prepare() override;
    void paintAround(QPainter &painter, const Frame &frame) const override;
    [[nodiscard]] int stopCount() const override { return static_cast<int>(m_rows.size()); }

    /// Room for what stands at the right of the rows.
    [[nodiscard]] virtual double rightColumn(QSizeF /*size*/) const { return 0; }

    [[nodiscard]] const std::vector<std::size_t> &rows() const { return m_rows; } ///< the items of the rows
    [[nodiscard]] Range rowRange() const { return {0, std::max(1.0, static_cast<double>(m_rows.size()))}; }
    [[nodiscard]] const CompareItem &itemOf(std::size_t row) const { return state().data->items[m_rows[row]]; }
    [[nodiscard]] static double rowY(const Frame &frame, std::size_t row);
    [[nodiscard]] static double rowHeight(const Frame &frame);
    [[nodiscard]] std::optional<std::size_t> rowAt(const Frame &frame, double y) const;
    [[nodiscard]] static bool isVisible(const Frame &frame, std::size_t row);
    /// The name as it stands at the left.
    [[nodiscard]] QString rowLabel(std::size_t row) const;
    void paintRowBackgrounds(QPainter &painter, const Frame &frame) const;

private:
    std::vector<std::size_t> m_rows;
};

} // namespace tributary::gui
