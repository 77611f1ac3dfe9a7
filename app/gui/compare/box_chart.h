// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/row_chart.h"

namespace tributary::gui
{

/// A box over all steps of a candidate and below it one marker per trial: shows how much trials differ, which the
/// pooled box hides.
class BoxChart : public RowChart
{
    Q_OBJECT

public:
    using RowChart::RowChart;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] bool canBeLog() const override { return true; }

protected:
    [[nodiscard]] Ranges fullRanges() const override;
    [[nodiscard]] Axis::Scale xScale() const override { return timeScale(); }
    [[nodiscard]] double unitPixels() const override { return 44; }
    [[nodiscard]] QString xTitle() const override;
    void paintPlot(QPainter &painter, const Frame &frame) const override;
    [[nodiscard]] std::optional<Readout> hover(const Frame &frame, QPointF point) const override;
    [[nodiscard]] Readout stop(const Frame &frame, int index) const override;

private:
    void paintRow(QPainter &painter, const Frame &frame, std::size_t row) const;
    [[nodiscard]] static QPointF dotAt(const Frame &frame, std::size_t row, const TrialDot &dot);
};

} // namespace tributary::gui
