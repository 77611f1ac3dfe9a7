// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/chart_view.h"

namespace tributary::gui
{

/// One panel per candidate, one line per round from the baseline's median to the candidate's: shows a candidate that
/// is faster in every round although the boxes overlap.
class SlopeChart : public ChartView
{
    Q_OBJECT

public:
    using ChartView::ChartView;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QSize exportSize() const override;

protected:
    [[nodiscard]] Ranges fullRanges() const override;
    [[nodiscard]] Axis::Scale xScale() const override { return Axis::Scale::Units; }
    [[nodiscard]] double unitPixels() const override { return 116; }
    [[nodiscard]] Zoom zoomKind() const override { return Zoom::Y; }
    [[nodiscard]] QString yTitle() const override;
    [[nodiscard]] QMarginsF extraMargins(QSizeF size) const override;
    [[nodiscard]] bool hasData() const override { return !m_panels.empty(); }
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] bool needsLegend() const override { return false; }
    void prepare() override;
    void paintPlot(QPainter &painter, const Frame &frame) const override;
    void paintAround(QPainter &painter, const Frame &frame) const override;
    [[nodiscard]] std::optional<Readout> hover(const Frame &frame, QPointF point) const override;
    [[nodiscard]] int stopCount() const override { return static_cast<int>(m_panels.size()); }
    [[nodiscard]] Readout stop(const Frame &frame, int index) const override;

private:
    [[nodiscard]] const CompareItem &itemOf(std::size_t panel) const { return state().data->items[m_panels[panel]]; }
    [[nodiscard]] static QLineF lineOf(const Frame &frame, std::size_t panel, const PairDot &pair);
    void paintPanel(QPainter &painter, const Frame &frame, std::size_t panel) const;
    [[nodiscard]] QString countText(std::size_t panel) const; ///< "8 of 10 faster"

    std::vector<std::size_t> m_panels; ///< the items of the panels
};

} // namespace tributary::gui
