// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/histogram_chart.h"

#include "compare/chart_text.h"
#include "stats/histogram.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr std::size_t mostLines = 10; // of a tooltip
constexpr std::size_t mostFilled = 2; // more areas on top of each other cannot be read

} // namespace

QString HistogramChart::title() const
{
    return tr("Histogram");
}

QString HistogramChart::subtitle() const
{
    return tr("How often which step time occurs. All candidates share the bins (Freedman-Diaconis).");
}

QString HistogramChart::xTitle() const
{
    return tr("Step time (ms)");
}

QString HistogramChart::yTitle() const
{
    return tr("Steps per bin (%)");
}

void HistogramChart::prepare()
{
    m_bins.reset();
    m_items.clear();
    for (const std::size_t item : state().shownItems()) {
        if (state().data->items[item].hasSteps())
            m_items.push_back(item);
    }
}

ChartView::Ranges HistogramChart::fullRanges() const
{
    return {timeRange(state(), m_items, isLog()), {0, 1}};
}

const HistogramChart::Bins &HistogramChart::binsFor(const Range &x) const
{
    if (m_bins && m_bins->x == x)
        return *m_bins;
    Bins bins;
    bins.x = x;
    RangeFinder values;
    for (const std::size_t item : m_items) {
        const auto &sorted = state().data->items[item].sorted_us;
        const auto first = isLog() ? std::upper_bound(sorted.begin(), sorted.end(), 0) : sorted.begin();
        if (first == sorted.end())
            continue;
        values.add(static_cast<double>(*first));
        values.add(static_cast<double>(sorted.back()));
    }
    const Range all = values.range();
    const BinScale scale = isLog() ? BinScale::Log : BinScale::Linear;
    if (!values.isEmpty())
        bins.edges_us = binEdges(std::max(all.lo, 1000 * x.lo), std::min(all.hi, 1000 * x.hi),
            isLog() ? state().data->logBinWidth : state().data->binWidth_us, scale);
    for (const std::size_t item : m_items)
        bins.counts.push_back(countInBins(state().data->items[item].sorted_us, bins.edges_us));
    m_bins = std::move(bins);
    return *m_bins;
}

double HistogramChart::percentOf(std::size_t index, std::int64_t count) const
{
    return 100 * static_cast<double>(count) / static_cast<double>(state().data->items[m_items[index]].sorted_us.size());
}

Range HistogramChart::yRangeFor(const Range &x, const Range & /*y*/) const
{
    double most = 0;
    const Bins &bins = binsFor(x);
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        for (const std::int64_t count : bins.counts[i])
            most = std::max(most, percentOf(i, count));
    }
    return {0, most > 0 ? most * 1.06 : 1};
}

void HistogramChart::paintCurve(QPainter &painter, const Frame &whole, std::size_t index) const
{
    const Frame frame = laneFrame(whole, index);
    const Bins &bins = binsFor(frame.x.shown);
    const auto &counts = bins.counts[index];
    if (counts.empty())
        return;
    const std::size_t item = m_items[index];
    const ItemLook look = state().look(item);
    const double floor = frame.y.toPixel(0);
    QPolygonF line {{frame.x.toPixel(bins.edges_us.front() / 1000), floor}};
    std::size_t highest = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double y = frame.y.toPixel(percentOf(index, counts[i]));
        line << QPointF(frame.x.toPixel(bins.edges_us[i] / 1000), y)
             << QPointF(frame.x.toPixel(bins.edges_us[i + 1] / 1000), y);
        if (counts[i] > counts[highest])
            highest = i;
    }
    line << QPointF(frame.x.toPixel(bins.edges_us.back() / 1000), floor);
    if (m_items.size() <= mostFilled || isSplit() || state().picked[item]) {
        QColor fill = look.colour;
        fill.setAlpha(50);
        QPainterPath path;
        path.addPolygon(line);
        painter.fillPath(path, fill);
    }
    drawSteppedLine(painter, line, look.colour, state().picked[item] ? 3 : 2, look.dash);
    if (counts[highest] > 0) {
        const double middle = (bins.edges_us[highest] + bins.edges_us[highest + 1]) / 2000;
        drawMarker(
            painter, QPointF(frame.x.toPixel(middle), frame.y.toPixel(percentOf(index, counts[highest]))), 8, look);
    }
}

void HistogramChart::paintPlot(QPainter &painter, const Frame &frame) const
{
    for (const bool picked : {false, true}) {
        for (std::size_t i = m_items.size(); i-- > 0;) {
            if (state().picked[m_items[i]] == picked)
                paintCurve(painter, frame, i);
        }
    }
}

int HistogramChart::stopCount() const
{
    return std::max(0, static_cast<int>(binsFor(shownRanges().x).edges_us.size()) - 1);
}

Readout HistogramChart::stop(const Frame &frame, int index) const
{
    const Bins &bins = binsFor(frame.x.shown);
    const auto bin = static_cast<std::size_t>(index);
    Readout readout;
    readout.verticalLine = true;
    readout.heading =
        tr("%1 … %2 ms").arg(millisecondText(bins.edges_us[bin]), millisecondText(bins.edges_us[bin + 1]));
    const double middle = frame.x.toPixel((bins.edges_us[bin] + bins.edges_us[bin + 1]) / 2000);
    readout.anchor = QPointF(middle, frame.plot.center().y());
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (bins.counts[i][bin] > 0)
            order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return percentOf(a, bins.counts[a][bin]) > percentOf(b, bins.counts[b][bin]);
    });
    for (const std::size_t i : order) {
        const std::int64_t count = bins.counts[i][bin];
        readout.dots.push_back({QPointF(middle, laneFrame(frame, i).y.toPixel(percentOf(i, count))), m_items[i]});
        if (readout.lines.size() < mostLines)
            readout.lines.push_back({tr("%1: %2 % (%3 steps)")
                                         .arg(state().data->label(m_items[i]), plainNumber(percentOf(i, count), 1),
                                             plainNumber(double(count), 0)),
                static_cast<int>(m_items[i])});
    }
    if (order.empty())
        readout.lines.push_back({tr("no step")});
    return readout;
}

std::optional<Readout> HistogramChart::hover(const Frame &frame, QPointF point) const
{
    const Bins &bins = binsFor(frame.x.shown);
    const double us = 1000 * frame.x.toValue(point.x());
    if (bins.edges_us.size() < 2 || us < bins.edges_us.front() || us > bins.edges_us.back())
        return std::nullopt;
    const auto after = std::upper_bound(bins.edges_us.begin() + 1, bins.edges_us.end() - 1, us);
    Readout readout = stop(frame, static_cast<int>(after - bins.edges_us.begin()) - 1);
    readout.anchor.setY(point.y());
    if (isSplit()) {
        readout.item = static_cast<int>(m_items[laneAt(frame, point.y())]);
        return readout;
    }
    double nearest = 14;
    for (const auto &[dot, item] : readout.dots) {
        if (std::abs(dot.y() - point.y()) < nearest) {
            nearest = std::abs(dot.y() - point.y());
            readout.item = static_cast<int>(item);
        }
    }
    return readout;
}

QString HistogramChart::summary() const
{
    if (!hasData())
        return emptyText();
    QStringList parts;
    const Bins &bins = binsFor(shownRanges().x);
    for (std::size_t i = 0; i < m_items.size() && i < 12; ++i) {
        const auto &counts = bins.counts[i];
        const auto highest = std::max_element(counts.begin(), counts.end());
        if (highest == counts.end())
            continue;
        const auto bin = static_cast<std::size_t>(highest - counts.begin());
        parts << tr("%1: most often %2 to %3 ms")
                     .arg(state().data->label(m_items[i]), millisecondText(bins.edges_us[bin]),
                         millisecondText(bins.edges_us[bin + 1]));
    }
    return tr("Histogram of the step times. %1.").arg(parts.join(QStringLiteral("; ")));
}

QString HistogramChart::csv() const
{
    QString text = csvLine({QStringLiteral("run"), QStringLiteral("candidate"), QStringLiteral("from_ms"),
        QStringLiteral("to_ms"), QStringLiteral("steps"), QStringLiteral("share")});
    const Bins &bins = binsFor(shownRanges().x);
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const CompareItem &item = state().data->items[m_items[i]];
        for (std::size_t bin = 0; bin < bins.counts[i].size(); ++bin)
            text += csvLine({state().data->runs[item.run].run->name, item.candidate().name(),
                csvMilliseconds(bins.edges_us[bin]), csvMilliseconds(bins.edges_us[bin + 1]),
                QString::number(bins.counts[i][bin]), csvNumber(percentOf(i, bins.counts[i][bin]) / 100)});
    }
    return text;
}

} // namespace tributary::gui
