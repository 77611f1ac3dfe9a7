// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/forest_chart.h"

#include "compare/chart_text.h"
#include "report/result_text.h"
#include "stats/number_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr double numbersFrom = 620; // width from which the numbers stand beside the verdict
constexpr double columnGap = 14;

Role roleOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Faster:
    case Verdict::SlightlyFaster:
        return Role::Good;
    case Verdict::Slower:
    case Verdict::SlightlySlower:
        return Role::Bad;
    case Verdict::Undecided:
        return Role::Caution;
    case Verdict::Baseline:
    case Verdict::Equivalent:
    case Verdict::NotEnoughData:
        break;
    }
    return Role::Muted;
}

// An interval from two rounds can be huge; it must not make all others invisible.
Range effectRange(const std::vector<const PairedEffect *> &effects, double delta)
{
    RangeFinder points;
    points.add(1 / (1 + delta));
    points.add(1 + delta);
    for (const PairedEffect *effect : effects)
        points.add(effect->speedup);
    const Range core = points.range();
    const double reach = std::max(core.width(), 0.1);
    RangeFinder all = points;
    for (const PairedEffect *effect : effects) {
        if (!effect->interval)
            continue;
        all.add(std::max(effect->interval->lo, core.lo - reach));
        all.add(std::min(effect->interval->hi, core.hi + reach));
    }
    return all.padded(0.04);
}

} // namespace

QString ForestChart::baselineName() const
{
    return state().data ? state().data->baseline.name() : QString();
}

QString ForestChart::title() const
{
    return tr("Speedup");
}

QString ForestChart::subtitle() const
{
    return state().isEmpty() ? QString()
                             : tr("Over %1, paired by round, with interval. Right of 1 is faster; in the band no "
                                  "difference of %2 matters.")
                                   .arg(baselineName(), percentText(state().data->delta));
}

QString ForestChart::xTitle() const
{
    return tr("Speedup over %1 (× as fast)").arg(baselineName());
}

ChartView::Ranges ForestChart::fullRanges() const
{
    std::vector<const PairedEffect *> effects;
    for (std::size_t row = 0; row < rows().size(); ++row) {
        if (itemOf(row).result.effect)
            effects.push_back(&*itemOf(row).result.effect);
    }
    return {effectRange(effects, state().data ? state().data->delta : 0.02), rowRange()};
}

std::pair<QString, QColor> ForestChart::wordsOf(const CandidateResult &result) const
{
    if (result.outputDiffers)
        return {tr("output differs"), roleColour(Role::Bad)};
    if (result.validTrials == 0)
        return {result.trials == 0 ? tr("not run") : tr("no valid trial"), roleColour(Role::Muted)};
    const QString verdict = verdictText(result.verdict).translated();
    if (result.excluded)
        return {tr("%1, excluded").arg(verdict), roleColour(Role::Muted)};
    if (result.provisional && result.verdict != Verdict::Baseline)
        return {tr("%1 (not confirmed)").arg(verdict), roleColour(roleOf(result.verdict))};
    return {verdict, roleColour(roleOf(result.verdict))};
}

bool ForestChart::showsNumbers(QSizeF size) const
{
    return size.width() >= numbersFrom;
}

double ForestChart::rightColumn(QSizeF size) const
{
    const QFontMetricsF metrics(font());
    double words = 0;
    double numbers = 0;
    for (std::size_t row = 0; row < rows().size(); ++row) {
        const CandidateResult &result = itemOf(row).result;
        words = std::max(words, metrics.horizontalAdvance(wordsOf(result).first));
        if (result.effect)
            numbers = std::max(numbers, metrics.horizontalAdvance(result_text::effectText(result.effect)));
    }
    return std::min(words, size.width() * 0.28) + (showsNumbers(size) ? numbers + columnGap : 0);
}

void ForestChart::paintRow(QPainter &painter, const Frame &frame, std::size_t row) const
{
    const CompareItem &item = itemOf(row);
    const double y = rowY(frame, row);
    ItemLook look = state().look(rows()[row]);
    if (item.candidate() == state().data->baseline) {
        drawMarker(painter, QPointF(frame.x.toPixel(1), y), 9, look);
        return;
    }
    if (!item.result.effect)
        return;
    const PairedEffect &effect = *item.result.effect;
    const bool counts = !item.result.excluded && !item.result.outputDiffers;
    if (!counts)
        look.colour = mixed(look.colour, baseColour(), 0.5);
    look.open = look.open || item.result.provisional || !counts;
    painter.setPen(QPen(look.colour, 2.2, look.dash == Qt::SolidLine || item.run > 0 ? Qt::SolidLine : look.dash));
    if (effect.interval) {
        const double lo = frame.x.toPixel(effect.interval->lo);
        const double hi = frame.x.toPixel(effect.interval->hi);
        painter.drawLine(QPointF(lo, y), QPointF(hi, y));
        painter.setPen(QPen(look.colour, 2));
        painter.drawLine(QPointF(lo, y - 4), QPointF(lo, y + 4));
        painter.drawLine(QPointF(hi, y - 4), QPointF(hi, y + 4));
        const auto arrow = [&](double x, double direction) {
            painter.drawPolyline(QPolygonF {{x - direction * 7, y - 5}, {x, y}, {x - direction * 7, y + 5}});
        };
        if (lo < frame.plot.left())
            arrow(frame.plot.left() + 1, -1);
        if (hi > frame.plot.right())
            arrow(frame.plot.right() - 1, 1);
    }
    drawMarker(painter, QPointF(frame.x.toPixel(effect.speedup), y), 10, look);
}

void ForestChart::paintPlot(QPainter &painter, const Frame &frame) const
{
    const double delta = state().data->delta;
    const QRectF &plot = frame.plot;
    const double left = frame.x.toPixel(1 / (1 + delta));
    painter.fillRect(
        QRectF(left, plot.top(), frame.x.toPixel(1 + delta) - left, plot.height()), roleColour(Role::Band));
    paintRowBackgrounds(painter, frame);
    const double one = frame.x.toPixel(1);
    painter.setPen(QPen(roleColour(Role::Baseline), 1.6));
    painter.drawLine(QPointF(one, plot.top()), QPointF(one, plot.bottom()));
    for (std::size_t row = 0; row < rows().size(); ++row) {
        if (isVisible(frame, row))
            paintRow(painter, frame, row);
    }
}

void ForestChart::paintAround(QPainter &painter, const Frame &frame) const
{
    RowChart::paintAround(painter, frame);
    const QFontMetricsF metrics(font());
    painter.save();
    const double start = frame.plot.right() + 10;
    painter.setClipRect(QRectF(start, frame.plot.top() - 1, 2000, frame.plot.height() + 2));
    double numbers = 0;
    for (std::size_t row = 0; row < rows().size(); ++row) {
        if (itemOf(row).result.effect)
            numbers = std::max(numbers, metrics.horizontalAdvance(result_text::effectText(itemOf(row).result.effect)));
    }
    const bool withNumbers = numbers > 0 && showsNumbers(frame.area.size());
    for (std::size_t row = 0; row < rows().size(); ++row) {
        if (!isVisible(frame, row))
            continue;
        const CandidateResult &result = itemOf(row).result;
        const double top = rowY(frame, row) - metrics.height() / 2;
        double x = start;
        if (withNumbers) {
            painter.setPen(textColour());
            if (result.effect)
                painter.drawText(QRectF(x, top, numbers + 2, metrics.height()), Qt::AlignVCenter,
                    result_text::effectText(result.effect));
            x += numbers + columnGap;
        }
        const auto [words, colour] = wordsOf(result);
        painter.setPen(colour);
        painter.drawText(QRectF(x, top, 400, metrics.height()), Qt::AlignVCenter, words);
    }
    painter.restore();
}

Readout ForestChart::stop(const Frame &frame, int index) const
{
    const auto row = static_cast<std::size_t>(index);
    const CompareItem &item = itemOf(row);
    Readout readout;
    readout.item = static_cast<int>(rows()[row]);
    readout.heading = rowLabel(row);
    const double x = item.result.effect ? item.result.effect->speedup : 1;
    readout.anchor = QPointF(std::clamp(frame.x.toPixel(x), frame.plot.left(), frame.plot.right()), rowY(frame, row));
    if (item.result.effect) {
        const PairedEffect &effect = *item.result.effect;
        readout.lines.push_back({tr("Speedup %1").arg(result_text::effectText(effect))});
        readout.lines.push_back({effect.roundsMissing > 0
                ? tr("Paired rounds: %1, not valid: %2").arg(effect.rounds).arg(effect.roundsMissing)
                : tr("Paired rounds: %1").arg(effect.rounds)});
    }
    if (item.result.pooled)
        readout.lines.push_back({tr("Median of all steps: %1 ms").arg(millisecondText(item.result.pooled->median_us))});
    readout.lines.push_back({wordsOf(item.result).first});
    for (const Text *text : {&item.result.reason, &item.result.nextAction}) {
        for (const Readout::Line &line : wrappedLines(text->translated()))
            readout.lines.push_back(line);
    }
    return readout;
}

std::optional<Readout> ForestChart::hover(const Frame &frame, QPointF point) const
{
    const auto row = rowAt(frame, point.y());
    if (!row)
        return std::nullopt;
    Readout readout = stop(frame, static_cast<int>(*row));
    readout.anchor.setX(point.x());
    return readout;
}

QString ForestChart::summary() const
{
    if (!hasData())
        return emptyText();
    QStringList parts;
    for (std::size_t row = 0; row < rows().size() && row < 12; ++row) {
        const CandidateResult &result = itemOf(row).result;
        parts << (result.effect
                ? tr("%1: %2, %3").arg(rowLabel(row), result_text::effectText(result.effect), wordsOf(result).first)
                : tr("%1: %2").arg(rowLabel(row), wordsOf(result).first));
    }
    return tr("Speedup over %1, best first. %2.").arg(baselineName(), parts.join(QStringLiteral("; ")));
}

QString ForestChart::csv() const
{
    QString text = csvLine({QStringLiteral("run"), QStringLiteral("candidate"), QStringLiteral("baseline"),
        QStringLiteral("speedup"), QStringLiteral("low"), QStringLiteral("high"), QStringLiteral("paired_rounds"),
        QStringLiteral("verdict"), QStringLiteral("provisional"), QStringLiteral("excluded"),
        QStringLiteral("output_differs"), QStringLiteral("median_ms")});
    const auto yesNo = [](bool yes) { return yes ? QStringLiteral("yes") : QStringLiteral("no"); };
    for (std::size_t row = 0; row < rows().size(); ++row) {
        const CompareItem &item = itemOf(row);
        const auto &effect = item.result.effect;
        const bool interval = effect && effect->interval;
        text += csvLine({state().data->runs[item.run].run->name, item.candidate().name(), baselineName(),
            effect ? csvNumber(effect->speedup) : QString(), interval ? csvNumber(effect->interval->lo) : QString(),
            interval ? csvNumber(effect->interval->hi) : QString(),
            effect ? QString::number(effect->rounds) : QString(), verdictName(item.result.verdict),
            yesNo(item.result.provisional), yesNo(item.result.excluded), yesNo(item.result.outputDiffers),
            item.result.pooled ? csvMilliseconds(item.result.pooled->median_us) : QString()});
    }
    return text;
}

} // namespace tributary::gui
