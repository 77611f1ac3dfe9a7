// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/chart_view.h"

namespace tributary::gui
{

/// How often which step time occurs, with the same bins for all. Bins are made again for what is shown, so that
/// zooming in shows finer ones.
class HistogramChart : public ChartView
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
    [[nodiscard]] std::vector<std::size_t> laneItems() const override { return m_items; }
    [[nodiscard]] Range yRangeFor(const Range &x, const Range &y) const override;
    [[nodiscard]] QString xTitle() const override;
    [[nodiscard]] QString yTitle() const override;
    void prepare() override;
    void paintPlot(QPainter &painter, const Frame &frame) const override;
    [[nodiscard]] std::optional<Readout> hover(const Frame &frame, QPointF point) const override;
    [[nodiscard]] int stopCount() const override;
    [[nodiscard]] Readout stop(const Frame &frame, int index) const override;

private:
    struct Bins {
        Range x; ///< that they were made for, ms
        std::vector<double> edges_us;
        std::vector<std::vector<std::int64_t>> counts; ///< per entry of m_items
    };

    [[nodiscard]] const Bins &binsFor(const Range &x) const;
    [[nodiscard]] double percentOf(std::size_t index, std::int64_t count) const;
    void paintCurve(QPainter &painter, const Frame &whole, std::size_t index) const;

    std::vector<std::size_t> m_items; ///< shown, with steps
    mutable std::optional<Bins> m_bins; ///< of the last range asked for
};

} // namespace tributary::gui
