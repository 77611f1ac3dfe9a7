// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/chart_view.h"

namespace tributary::gui
{

/// Which share of the steps takes at most so long: percentiles can be read off, modes are the steep parts.
class EcdfChart : public ChartView
{
    Q_OBJECT

public:
    using ChartView::ChartView;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] bool canBeLog() const override { return true; }
    [[nodiscard]] bool canBeSplit() const override { return true; }

protected:
    [[nodiscard]] Ranges fullRanges() const override;
    [[nodiscard]] Axis::Scale xScale() const override { return timeScale(); }
    [[nodiscard]] Qt::AlignmentFlag laneLabelSide() const override { return Qt::AlignLeft; }
    [[nodiscard]] Zoom zoomKind() const override { return isSplit() ? Zoom::X : Zoom::Both; }
    [[nodiscard]] std::vector<std::size_t> laneItems() const override { return m_items; }
    [[nodiscard]] QString xTitle() const override;
    [[nodiscard]] QString yTitle() const override;
    void prepare() override;
    void paintPlot(QPainter &painter, const Frame &frame) const override;
    [[nodiscard]] std::optional<Readout> hover(const Frame &frame, QPointF point) const override;
    [[nodiscard]] int stopCount() const override;
    [[nodiscard]] Readout stop(const Frame &frame, int index) const override;

private:
    void paintCurve(QPainter &painter, const Frame &whole, std::size_t index) const;
    /// The percentile of all shown items.
    [[nodiscard]] Readout readPercent(const Frame &frame, double percent) const;

    std::vector<std::size_t> m_items; ///< shown, with steps
};

} // namespace tributary::gui
