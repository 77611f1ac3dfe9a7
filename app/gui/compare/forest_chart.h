// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/row_chart.h"

namespace tributary::gui
{

/// The decision itself: speedup of every candidate over the baseline, with its interval, the line at 1 and the band in
/// which differences do not matter.
class ForestChart : public RowChart
{
    Q_OBJECT

public:
    using RowChart::RowChart;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString csv() const override;

protected:
    [[nodiscard]] Ranges fullRanges() const override;
    [[nodiscard]] QString xTitle() const override;
    [[nodiscard]] double rightColumn(QSizeF size) const override;
    void paintPlot(QPainter &painter, const Frame &frame) const override;
    void paintAround(QPainter &painter, const Frame &frame) const override;
    [[nodiscard]] std::optional<Readout> hover(const Frame &frame, QPointF point) const override;
    [[nodiscard]] Readout stop(const Frame &frame, int index) const override;

private:
    /// The words at the right of a row and their colour.
    [[nodiscard]] std::pair<QString, QColor> wordsOf(const CandidateResult &result) const;
    [[nodiscard]] bool showsNumbers(QSizeF size) const;
    void paintRow(QPainter &painter, const Frame &frame, std::size_t row) const;
    [[nodiscard]] QString baselineName() const;
};

} // namespace tributary::gui
