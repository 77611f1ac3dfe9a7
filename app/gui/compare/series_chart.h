// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/chart_view.h"

#include <map>

namespace tributary::gui
{

/// Every step in the order in which it ran, trial after trial: the only chart that shows drift, warm-up and disturbed
/// trials. Rounds are shaded in turn; the line of each trial is its median.
class SeriesChart : public ChartView
{
    Q_OBJECT

public:
    using ChartView::ChartView;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] bool canBeLog() const override { return true; }

protected:
    [[nodiscard]] Ranges fullRanges() const override;
    [[nodiscard]] Axis::Scale yScale() const override { return timeScale(); }
    [[nodiscard]] Zoom zoomKind() const override { return Zoom::Both; }
    [[nodiscard]] QString xTitle() const override;
    [[nodiscard]] QString yTitle() const override;
    [[nodiscard]] QMarginsF extraMargins(QSizeF size) const override;
    void prepare() override;
    void paintPlot(QPainter &painter, const Frame &frame) const override;
    void paintAround(QPainter &painter, const Frame &frame) const override;
    [[nodiscard]] std::optional<Readout> hover(const Frame &frame, QPointF point) const override;
    [[nodiscard]] int stopCount() const override { return static_cast<int>(m_trials.size()); }
    [[nodiscard]] Readout stop(const Frame &frame, int index) const override;

private:
    /// Trials that follow each other in one round of one run.
    struct Block {
        std::size_t run = 0;
        int round = 0;
        double from = 0; ///< steps
        double to = 0;
        bool shaded = false;
    };

    /// The smallest and the largest step of one pixel column.
    struct Column {
        double x = 0;
        std::int64_t low_us = 0;
        std::int64_t high_us = 0;
    };
    /// The columns of the trials at one place of the x axis. Kept between paintings: a selection, another theme, height
    /// or y range change nothing about them, and reading a million steps takes longer than drawing the columns.
    struct Envelopes {
        CompareDataPtr data;
        Range shown;
        double from = 0;
        double to = 0;
        std::map<std::size_t, std::vector<Column>> columns; ///< by trial, as they are needed
    };

    [[nodiscard]] const std::vector<Column> &columnsOf(const Axis &x, const SeriesTrial &trial) const;
    [[nodiscard]] double endOf(const SeriesTrial &trial) const;
    [[nodiscard]] QString nameOf(const SeriesTrial &trial) const;
    void paintTrial(QPainter &painter, const Frame &frame, const SeriesTrial &trial) const;
    void paintSteps(QPainter &painter, const Frame &frame, const SeriesTrial &trial) const;
    void paintEnvelope(QPainter &painter, const Frame &frame, const SeriesTrial &trial) const;

    std::vector<std::size_t> m_trials; ///< of shown items; indices into CompareData::trials
    std::vector<Block> m_blocks;
    mutable Envelopes m_envelopes;
};

} // namespace tributary::gui
