// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/series_chart.h"

#include "compare/chart_text.h"
#include "stats/number_text.h"
#include "stats/step_series.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <span>

namespace tributary::gui
{

namespace
{

constexpr double pixelsForDots = 1; // per step; denser trials are drawn as their envelope
constexpr double pixelsForMarker = 14;

} // namespace

QString SeriesChart::title() const
{
    return tr("Over time");
}

QString SeriesChart::subtitle() const
{
    return tr("Every step in the order in which it ran; rounds are shaded in turn, lines are the medians of trials.");
}

QString SeriesChart::xTitle() const
{
    return tr("Step in the order of the run");
}

QString SeriesChart::yTitle() const
{
    return tr("Step time (ms)");
}

double SeriesChart::endOf(const SeriesTrial &trial) const
{
    return static_cast<double>(trial.start) + static_cast<double>(trial.trial->kept_us.size());
}

QString SeriesChart::nameOf(const SeriesTrial &trial) const
{
    return tr("%1, round %2").arg(state().data->label(trial.item)).arg(trial.trial->spec.round);
}

void SeriesChart::prepare()
{
    m_trials.clear();
    m_blocks.clear();
    if (!state().data)
        return;
    const CompareData &all = *state().data;
    for (std::size_t i = 0; i < all.trials.size(); ++i) {
        const SeriesTrial &trial = all.trials[i];
        if (state().shown[trial.item])
            m_trials.push_back(i);
        const std::size_t run = all.items[trial.item].run;
        const int round = trial.trial->spec.round;
        if (m_blocks.empty() || m_blocks.back().run != run || m_blocks.back().round != round)
            m_blocks.push_back({run, round, double(trial.start), 0, m_blocks.size() % 2 == 1});
        m_blocks.back().to = endOf(trial);
    }
}

ChartView::Ranges SeriesChart::fullRanges() const
{
    if (!state().data || m_trials.empty())
        return {{}, timeRange(state(), {}, isLog())};
    return {
        {0, std::max(1.0, double(state().data->series_us.size()))}, timeRange(state(), state().shownItems(), isLog())};
}

QMarginsF SeriesChart::extraMargins(QSizeF /*size*/) const
{
    const bool runs = state().data && state().data->runs.size() > 1;
    return {0, QFontMetricsF(font()).height() * (runs ? 2 : 1) + 2, 0, 0};
}

const std::vector<SeriesChart::Column> &SeriesChart::columnsOf(const Axis &x, const SeriesTrial &trial) const
{
    const CompareData &all = *state().data;
    Envelopes &kept = m_envelopes;
    if (kept.data != state().data || kept.shown != x.shown || kept.from != x.from || kept.to != x.to)
        kept = {state().data, x.shown, x.from, x.to, {}};
    const auto [place, isNew] = kept.columns.try_emplace(static_cast<std::size_t>(&trial - all.trials.data()));
    if (!isNew)
        return place->second;
    std::int64_t first = std::max(trial.start, static_cast<std::int64_t>(std::floor(x.shown.lo)));
    const auto end = static_cast<std::int64_t>(std::min(endOf(trial), std::ceil(x.shown.hi)));
    const double right = std::min(x.toPixel(endOf(trial)), x.to);
    for (double pixel = std::floor(std::max(x.toPixel(double(trial.start)), x.from)); pixel < right; ++pixel) {
        const auto last = std::clamp(static_cast<std::int64_t>(x.toValue(pixel + 1)), first, end);
        if (last > first) {
            const auto steps = std::span(all.series_us).subspan(std::size_t(first), std::size_t(last - first));
            const auto [low, high] = std::minmax_element(steps.begin(), steps.end());
            place->second.push_back({pixel, *low, *high});
        }
        first = last;
    }
    return place->second;
}

// One upright bar per pixel column, from its smallest to its largest step. Neither smoothed nor transparent, and filled
// rather than stroked: with a million steps each of these would take most of the time.
void SeriesChart::paintEnvelope(QPainter &painter, const Frame &frame, const SeriesTrial &trial) const
{
    const QColor colour = mixed(state().look(trial.item).colour, baseColour(), 0.4);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const Column &column : columnsOf(frame.x, trial)) {
        const double top = std::max(frame.y.toPixel(double(column.high_us) / 1000), frame.plot.top());
        const double bottom = std::min(frame.y.toPixel(double(column.low_us) / 1000), frame.plot.bottom());
        if (top <= frame.plot.bottom() && bottom >= frame.plot.top())
            painter.fillRect(QRectF(column.x, top, 1, std::max(1.0, bottom - top)), colour);
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
}

void SeriesChart::paintSteps(QPainter &painter, const Frame &frame, const SeriesTrial &trial) const
{
    const double left = std::max(frame.x.toPixel(double(trial.start)), frame.plot.left());
    const double right = std::min(frame.x.toPixel(endOf(trial)), frame.plot.right());
    const auto from = static_cast<std::int64_t>(std::max(double(trial.start), std::floor(frame.x.shown.lo)));
    const auto to = static_cast<std::int64_t>(std::min(endOf(trial), std::ceil(frame.x.shown.hi)));
    const double each = (right - left) / std::max(1.0, double(to - from));
    if (each < pixelsForDots)
        return paintEnvelope(painter, frame, trial);
    QPolygonF dots;
    for (const SeriesPoint &point : reduceSeries(state().data->series_us, from, to, static_cast<int>(right - left) + 1))
        dots << QPointF(frame.x.toPixel(double(point.index) + 0.5), frame.y.toPixel(double(point.value) / 1000));
    painter.setPen(QPen(state().look(trial.item).colour, std::min(6.0, 2 + each / 4), Qt::SolidLine, Qt::RoundCap));
    painter.drawPoints(dots);
}

void SeriesChart::paintTrial(QPainter &painter, const Frame &frame, const SeriesTrial &trial) const
{
    const double left = frame.x.toPixel(double(trial.start));
    const double right = frame.x.toPixel(endOf(trial));
    if (right < frame.plot.left() || left > frame.plot.right())
        return;
    if (state().isTrial(trial.item, trial.trial->spec.sequence)) {
        QColor chosen = QApplication::palette().color(QPalette::Highlight);
        chosen.setAlpha(70);
        painter.fillRect(QRectF(left, frame.plot.top(), std::max(2.0, right - left), frame.plot.height()), chosen);
    }
    paintSteps(painter, frame, trial);
    const double y = frame.y.toPixel(trial.median_us / 1000);
    const ItemLook look = state().look(trial.item);
    painter.setPen(QPen(baseColour(), 4, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    painter.setPen(QPen(look.colour, 2.4, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    if (right - left >= pixelsForMarker)
        drawMarker(painter, QPointF((left + right) / 2, y), 8, look);
}

void SeriesChart::paintPlot(QPainter &painter, const Frame &frame) const
{
    const CompareData &all = *state().data;
    QColor shade = textColour();
    shade.setAlpha(12);
    for (const Block &block : m_blocks) {
        const double left = frame.x.toPixel(block.from);
        if (block.shaded)
            painter.fillRect(
                QRectF(left, frame.plot.top(), frame.x.toPixel(block.to) - left, frame.plot.height()), shade);
    }
    painter.setPen(QPen(roleColour(Role::Grid), 1));
    const double each = frame.x.length() / frame.x.shown.width() * double(all.series_us.size())
        / std::max(1.0, double(all.trials.size()));
    for (const SeriesTrial &trial : all.trials) {
        const double x = frame.x.toPixel(double(trial.start));
        if (each >= 6)
            painter.drawLine(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()));
    }
    for (const bool picked : {false, true}) {
        for (const std::size_t trial : m_trials) {
            if (state().picked[all.trials[trial].item] == picked)
                paintTrial(painter, frame, all.trials[trial]);
        }
    }
}

void SeriesChart::paintAround(QPainter &painter, const Frame &frame) const
{
    const QFontMetricsF metrics(font());
    const bool runs = state().data->runs.size() > 1;
    const double top = frame.plot.top() - metrics.height() - 2;
    double free = frame.plot.left();
    double freeRun = frame.plot.left();
    std::size_t lastRun = state().data->runs.size();
    for (const Block &block : m_blocks) {
        const double left = std::max(frame.plot.left(), frame.x.toPixel(block.from));
        const double right = std::min(frame.plot.right(), frame.x.toPixel(block.to));
        if (right <= left)
            continue;
        const QString text = tr("round %1").arg(block.round);
        const QString number = QString::number(block.round);
        const QString shown = metrics.horizontalAdvance(text) + 8 <= right - left ? text : number;
        const double half = metrics.horizontalAdvance(shown) / 2;
        const double middle = (left + right) / 2;
        if (middle - half >= free) {
            painter.setPen(roleColour(Role::Muted));
            painter.drawText(QRectF(middle - half - 2, top, 2 * half + 4, metrics.height()), Qt::AlignCenter, shown);
            free = middle + half + 6;
        }
        if (runs && block.run != lastRun && left >= freeRun) {
            lastRun = block.run;
            const QString &name = state().data->runs[block.run].run->name;
            painter.setPen(QPen(textColour(), 1.5));
            painter.drawLine(QPointF(left, top - metrics.height()), QPointF(left, frame.plot.bottom()));
            painter.drawText(QRectF(left + 5, top - metrics.height(), frame.plot.right() - left, metrics.height()),
                Qt::AlignVCenter, metrics.elidedText(name, Qt::ElideRight, frame.plot.right() - left - 5));
            freeRun = left + metrics.horizontalAdvance(name) + 10;
        }
    }
}

Readout SeriesChart::stop(const Frame &frame, int index) const
{
    const SeriesTrial &trial = state().data->trials[m_trials[static_cast<std::size_t>(index)]];
    Readout readout;
    const double middle = (double(trial.start) + endOf(trial)) / 2;
    readout.anchor = {std::clamp(frame.x.toPixel(middle), frame.plot.left(), frame.plot.right()),
        frame.y.toPixel(trial.median_us / 1000)};
    readout.verticalLine = true;
    readout.item = static_cast<int>(trial.item);
    readout.sequence = state().data->items[trial.item].run == 0 ? trial.trial->spec.sequence : -1;
    readout.heading = nameOf(trial);
    readout.lines.push_back({tr("Trial %1").arg(trial.trial->spec.sequence)});
    readout.lines.push_back({tr("Median of the trial: %1 ms").arg(millisecondText(trial.median_us))});
    readout.lines.push_back({tr("Steps: %1").arg(plainNumber(double(trial.trial->kept_us.size()), 0))});
    return readout;
}

std::optional<Readout> SeriesChart::hover(const Frame &frame, QPointF point) const
{
    const double place = frame.x.toValue(point.x());
    const auto step = static_cast<std::int64_t>(std::floor(place));
    const SeriesTrial *trial = step >= 0 ? state().data->trialAt(step) : nullptr;
    if (!trial || !state().shown[trial->item])
        return std::nullopt;
    const auto index = static_cast<std::size_t>(trial - state().data->trials.data());
    const auto found = std::lower_bound(m_trials.begin(), m_trials.end(), index);
    Readout readout = stop(frame, static_cast<int>(found - m_trials.begin()));
    const std::int64_t us = state().data->series_us[static_cast<std::size_t>(step)];
    const QPointF dot(frame.x.toPixel(double(step) + 0.5), frame.y.toPixel(double(us) / 1000));
    readout.anchor = {dot.x(), point.y()};
    readout.dots.push_back({dot, trial->item});
    readout.lines.insert(readout.lines.begin(),
        {tr("Step %1: %2 ms").arg(plainNumber(double(step - trial->start + 1), 0), millisecondText(double(us)))});
    return readout;
}

QString SeriesChart::summary() const
{
    if (!hasData())
        return emptyText();
    QStringList parts;
    for (const std::size_t index : state().shownItems()) {
        const CompareItem &item = state().data->items[index];
        if (item.trials.size() < 2 || parts.size() >= 12 || item.trials.front().median_us <= 0)
            continue;
        const double change = item.trials.back().median_us / item.trials.front().median_us - 1;
        parts << tr("%1: last trial against the first %2").arg(state().data->label(index), percentText(change));
    }
    return tr("Steps in the order in which they ran, trials: %1. %2")
        .arg(QString::number(m_trials.size()), parts.join(QStringLiteral("; ")));
}

QString SeriesChart::csv() const
{
    // All steps would be the logs again; what is plotted of each trial is enough to see its course.
    constexpr int columns = 500;
    QString text = csvLine({QStringLiteral("run"), QStringLiteral("candidate"), QStringLiteral("trial"),
        QStringLiteral("round"), QStringLiteral("step"), QStringLiteral("ms")});
    const CompareData &all = *state().data;
    for (const std::size_t index : m_trials) {
        const SeriesTrial &trial = all.trials[index];
        const TrialSpec &spec = trial.trial->spec;
        for (const SeriesPoint &point :
            reduceSeries(all.series_us, trial.start, static_cast<std::int64_t>(endOf(trial)), columns))
            text += csvLine({all.runs[all.items[trial.item].run].run->name, spec.candidate.name(),
                QString::number(spec.sequence), QString::number(spec.round),
                QString::number(point.index - trial.start + 1), csvMilliseconds(double(point.value))});
    }
    return text;
}

} // namespace tributary::gui
