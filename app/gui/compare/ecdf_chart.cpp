// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/ecdf_chart.h"

#include "compare/chart_text.h"
#include "stats/number_text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr std::size_t mostLines = 10; // of a tooltip

} // namespace

QString EcdfChart::title() const
{
    return tr("Distribution");
}

QString EcdfChart::subtitle() const
{
    return tr(
        "Share of the steps that take at most so long (ECDF). Further left is faster; markers: median, P90 … P99.9.");
}

QString EcdfChart::xTitle() const
{
    return tr("Step time (ms)");
}

QString EcdfChart::yTitle() const
{
    return tr("Steps (%)");
}

void EcdfChart::prepare()
{
    m_items.clear();
    for (const std::size_t item : state().shownItems()) {
        if (state().data->items[item].hasSteps())
            m_items.push_back(item);
    }
}

ChartView::Ranges EcdfChart::fullRanges() const
{
    return {timeRange(state(), m_items, isLog()), {0, 100}};
}

void EcdfChart::paintCurve(QPainter &painter, const Frame &whole, std::size_t index) const
{
    const std::size_t item = m_items[index];
    const Frame frame = laneFrame(whole, index);
    const CompareItem &candidate = state().data->items[item];
    const ItemLook look = state().look(item);
    QPolygonF line;
    line.reserve(static_cast<qsizetype>(2 * candidate.ecdf.size() + 2));
    double y = frame.y.toPixel(0);
    line << QPointF(frame.plot.left() - 2, y);
    for (const EcdfPoint &point : candidate.ecdf) {
        const double x = frame.x.toPixel(point.value / 1000);
        line << QPointF(x, y);
        y = frame.y.toPixel(100 * point.share);
        line << QPointF(x, y);
    }
    line << QPointF(frame.plot.right() + 2, y);
    drawSteppedLine(painter, line, look.colour, state().picked[item] ? 3 : 2, look.dash);
    for (const Percentile &percentile : candidate.percentiles)
        drawMarker(
            painter, QPointF(frame.x.toPixel(percentile.value / 1000), frame.y.toPixel(percentile.percent)), 8, look);
}

void EcdfChart::paintPlot(QPainter &painter, const Frame &frame) const
{
    // The best stand on top; what is selected above all.
    for (const bool picked : {false, true}) {
        for (std::size_t i = m_items.size(); i-- > 0;) {
            if (state().picked[m_items[i]] == picked)
                paintCurve(painter, frame, i);
        }
    }
}

Readout EcdfChart::readPercent(const Frame &frame, double percent) const
{
    Readout readout;
    const QString name = QString::number(percent, 'f', percent == std::floor(percent) ? 0 : 1);
    readout.heading = percent == 50 ? tr("Median (P50)") : tr("P%1").arg(name);
    readout.horizontalLine = true;
    const CompareItem *base = nullptr;
    for (const std::size_t item : m_items) {
        const CompareItem &candidate = state().data->items[item];
        if (candidate.run == 0 && candidate.candidate() == state().data->baseline)
            base = &candidate;
    }
    const double share = percent / 100;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const std::size_t item = m_items[i];
        const CompareItem &candidate = state().data->items[item];
        const double us = ecdfValueAt(candidate.ecdf, share);
        readout.dots.push_back({QPointF(frame.x.toPixel(us / 1000), laneFrame(frame, i).y.toPixel(percent)), item});
        if (readout.lines.size() >= mostLines)
            continue;
        const double beyond = (1 - share) * static_cast<double>(candidate.sorted_us.size());
        QString text = tr("%1: %2 ms").arg(state().data->label(item), millisecondText(us));
        const double reference = base ? ecdfValueAt(base->ecdf, share) : 0;
        if (reference > 0 && base != &candidate)
            text += QStringLiteral(" (%1%2)").arg(
                us >= reference ? QStringLiteral("+") : QString(), percentText(us / reference - 1));
        if (percent > 50 && beyond < 1)
            text += tr(", too few steps");
        readout.lines.push_back({text, static_cast<int>(item)});
    }
    if (m_items.size() > mostLines)
        readout.lines.push_back({tr("and %1 more").arg(m_items.size() - mostLines)});
    readout.anchor = readout.dots.empty() ? frame.plot.center() : readout.dots.front().first;
    return readout;
}

std::optional<Readout> EcdfChart::hover(const Frame &frame, QPointF point) const
{
    // Whole percents are what people talk about; finer ones matter at the top and after zooming in.
    const std::size_t lane = laneAt(frame, point.y());
    const Axis &y = laneFrame(frame, lane).y;
    const double place = y.toValue(point.y());
    const double fine = place > 99 || frame.y.shown.width() < 30 ? 10 : 1;
    const double percent = std::clamp(std::round(place * fine) / fine, 1 / fine, 100.0);
    Readout readout = readPercent(frame, percent);
    readout.anchor = point;
    if (isSplit()) {
        readout.item = static_cast<int>(m_items[lane]);
        return readout;
    }
    double nearest = 12;
    for (const std::size_t item : m_items) {
        const auto &ecdf = state().data->items[item].ecdf;
        const double share = ecdfShareAt(ecdf, 1000 * frame.x.toValue(point.x()));
        const double across = std::abs(frame.x.toPixel(ecdfValueAt(ecdf, place / 100) / 1000) - point.x());
        const double along = std::abs(y.toPixel(100 * share) - point.y());
        if (std::min(across, along) < nearest) {
            nearest = std::min(across, along);
            readout.item = static_cast<int>(item);
        }
    }
    return readout;
}

int EcdfChart::stopCount() const
{
    std::size_t most = 0;
    for (const std::size_t item : m_items)
        most = std::max(most, state().data->items[item].percentiles.size());
    return static_cast<int>(most);
}

Readout EcdfChart::stop(const Frame &frame, int index) const
{
    for (const std::size_t item : m_items) {
        const auto &percentiles = state().data->items[item].percentiles;
        if (static_cast<std::size_t>(index) < percentiles.size())
            return readPercent(frame, percentiles[static_cast<std::size_t>(index)].percent);
    }
    return {};
}

QString EcdfChart::summary() const
{
    if (!hasData())
        return emptyText();
    QStringList parts;
    for (const std::size_t item : m_items) {
        QStringList values;
        for (const Percentile &percentile : state().data->items[item].percentiles)
            values << tr("P%1 %2 ms").arg(QString::number(percentile.percent), millisecondText(percentile.value));
        if (parts.size() < 12)
            parts << tr("%1: %2").arg(state().data->label(item), values.join(QStringLiteral(", ")));
    }
    return tr("Distribution of the step times. %1.").arg(parts.join(QStringLiteral("; ")));
}

QString EcdfChart::csv() const
{
    QString text =
        csvLine({QStringLiteral("run"), QStringLiteral("candidate"), QStringLiteral("ms"), QStringLiteral("share")});
    for (const std::size_t item : m_items) {
        const CompareItem &candidate = state().data->items[item];
        for (const EcdfPoint &point : candidate.ecdf)
            text += csvLine({state().data->runs[candidate.run].run->name, candidate.candidate().name(),
                csvMilliseconds(point.value), csvNumber(point.share)});
    }
    return text;
}

} // namespace tributary::gui
