// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/slope_chart.h"

#include "compare/chart_text.h"
#include "stats/number_text.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr double fromPart = 0.22; // where the baseline stands in a panel
constexpr double toPart = 0.78;

bool isFaster(const PairDot &pair)
{
    return pair.candidate_us < pair.baseline_us;
}

double distanceTo(const QLineF &line, QPointF point)
{
    const QPointF along = line.p2() - line.p1();
    const double square = QPointF::dotProduct(along, along);
    const double part = square > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / square, 0.0, 1.0) : 0;
    return QLineF(point, line.p1() + part * along).length();
}

} // namespace

QString SlopeChart::title() const
{
    return tr("Rounds");
}

QString SlopeChart::subtitle() const
{
    return state().isEmpty()
        ? QString()
        : tr("One line per round, from the median of %1 to the candidate's. Falling and solid: faster; dashed: not.")
              .arg(state().data->baseline.name());
}

QString SlopeChart::yTitle() const
{
    return tr("Median step time (ms)");
}

QString SlopeChart::emptyText() const
{
    if (ChartView::hasData())
        return tr("No round yet in which the baseline and another candidate are both valid.");
    return ChartView::emptyText();
}

void SlopeChart::prepare()
{
    m_panels.clear();
    for (const std::size_t item : state().shownItems()) {
        if (!state().data->items[item].pairs.empty())
            m_panels.push_back(item);
    }
}

QSize SlopeChart::exportSize() const
{
    return {std::max(700, 120 + static_cast<int>(double(m_panels.size()) * unitPixels() * 1.2)), 620};
}

ChartView::Ranges SlopeChart::fullRanges() const
{
    RangeFinder finder;
    for (std::size_t panel = 0; panel < m_panels.size(); ++panel) {
        for (const PairDot &pair : itemOf(panel).pairs) {
            finder.add(pair.baseline_us / 1000);
            finder.add(pair.candidate_us / 1000);
        }
    }
    return {{0, std::max(1.0, double(m_panels.size()))}, finder.padded(0.05)};
}

QMarginsF SlopeChart::extraMargins(QSizeF /*size*/) const
{
    return {0, 0, 0, 2 * QFontMetricsF(font()).height() + 6};
}

QLineF SlopeChart::lineOf(const Frame &frame, std::size_t panel, const PairDot &pair)
{
    return {frame.x.toPixel(double(panel) + fromPart), frame.y.toPixel(pair.baseline_us / 1000),
        frame.x.toPixel(double(panel) + toPart), frame.y.toPixel(pair.candidate_us / 1000)};
}

QString SlopeChart::countText(std::size_t panel) const
{
    const auto &pairs = itemOf(panel).pairs;
    return tr("%1 of %2 faster").arg(std::count_if(pairs.begin(), pairs.end(), isFaster)).arg(pairs.size());
}

void SlopeChart::paintPanel(QPainter &painter, const Frame &frame, std::size_t panel) const
{
    const std::size_t index = m_panels[panel];
    const ItemLook look = state().look(index);
    ItemLook base;
    base.colour = roleColour(Role::Baseline);
    for (const PairDot &pair : itemOf(panel).pairs) {
        const QLineF line = lineOf(frame, panel, pair);
        const bool chosen = state().isTrial(index, pair.sequence);
        if (chosen) {
            painter.setPen(QPen(QApplication::palette().color(QPalette::Highlight), 6));
            painter.drawLine(line);
        }
        painter.setPen(QPen(look.colour, 1.7, isFaster(pair) ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(line);
        drawMarker(painter, line.p1(), 6, base);
        drawMarker(painter, line.p2(), 7.5, look);
    }
}

void SlopeChart::paintPlot(QPainter &painter, const Frame &frame) const
{
    QColor chosen = QApplication::palette().color(QPalette::Highlight);
    chosen.setAlpha(36);
    for (std::size_t panel = 0; panel < m_panels.size(); ++panel) {
        const double left = frame.x.toPixel(double(panel));
        const double right = frame.x.toPixel(double(panel) + 1);
        if (right < frame.plot.left() || left > frame.plot.right())
            continue;
        if (state().picked[m_panels[panel]])
            painter.fillRect(QRectF(left, frame.plot.top(), right - left, frame.plot.height()), chosen);
        painter.setPen(QPen(roleColour(Role::Grid), 1));
        painter.drawLine(QPointF(right, frame.plot.top()), QPointF(right, frame.plot.bottom()));
        paintPanel(painter, frame, panel);
    }
}

void SlopeChart::paintAround(QPainter &painter, const Frame &frame) const
{
    const QFontMetricsF metrics(font());
    painter.save();
    painter.setClipRect(QRectF(frame.plot.left(), frame.plot.bottom(), frame.plot.width(), 200));
    for (std::size_t panel = 0; panel < m_panels.size(); ++panel) {
        const double left = frame.x.toPixel(double(panel));
        const double right = frame.x.toPixel(double(panel) + 1);
        if (right < frame.plot.left() || left > frame.plot.right())
            continue;
        const double top = frame.plot.bottom() + 6;
        const double room = right - left - 10 - 14;
        const QString name = metrics.elidedText(state().data->label(m_panels[panel]), Qt::ElideMiddle, room);
        const double wide = metrics.horizontalAdvance(name) + 14;
        const double start = (left + right - wide) / 2;
        drawMarker(painter, QPointF(start + 4, top + metrics.height() / 2), 8, state().looks[m_panels[panel]]);
        painter.setPen(textColour());
        painter.drawText(QRectF(start + 14, top, wide, metrics.height()), Qt::AlignVCenter, name);
        painter.setPen(roleColour(Role::Muted));
        painter.drawText(QRectF(left + 2, top + metrics.height() + 1, right - left - 4, metrics.height()),
            Qt::AlignCenter, countText(panel));
    }
    painter.restore();
}

Readout SlopeChart::stop(const Frame &frame, int index) const
{
    const auto panel = static_cast<std::size_t>(index);
    Readout readout;
    readout.anchor = {frame.x.toPixel(double(panel) + 0.5), frame.plot.top() + 12};
    readout.item = static_cast<int>(m_panels[panel]);
    readout.heading = state().data->label(m_panels[panel]);
    readout.lines.push_back({countText(panel)});
    const auto &effect = itemOf(panel).result.effect;
    if (effect)
        readout.lines.push_back({tr("Speedup of all rounds: %1").arg(ratioText(effect->speedup))});
    return readout;
}

std::optional<Readout> SlopeChart::hover(const Frame &frame, QPointF point) const
{
    const double place = std::floor(frame.x.toValue(point.x()));
    if (place < 0 || place >= double(m_panels.size()))
        return std::nullopt;
    const auto panel = static_cast<std::size_t>(place);
    const PairDot *nearest = nullptr;
    double least = 10;
    for (const PairDot &pair : itemOf(panel).pairs) {
        const double distance = distanceTo(lineOf(frame, panel, pair), point);
        if (distance < least) {
            least = distance;
            nearest = &pair;
        }
    }
    Readout readout = stop(frame, static_cast<int>(panel));
    readout.anchor = point;
    if (!nearest)
        return readout;
    const QLineF line = lineOf(frame, panel, *nearest);
    readout.heading = tr("%1, round %2").arg(readout.heading).arg(nearest->round);
    readout.sequence = itemOf(panel).run == 0 ? nearest->sequence : -1;
    readout.lines = {{tr("%1: %2 ms").arg(state().data->baseline.name(), millisecondText(nearest->baseline_us))},
        {tr("%1: %2 ms").arg(itemOf(panel).candidate().name(), millisecondText(nearest->candidate_us))},
        {tr("Speedup of this round: %1").arg(ratioText(nearest->baseline_us / nearest->candidate_us))}};
    readout.dots = {{line.p2(), m_panels[panel]}};
    return readout;
}

QString SlopeChart::summary() const
{
    if (!hasData())
        return emptyText();
    QStringList parts;
    for (std::size_t panel = 0; panel < m_panels.size() && panel < 12; ++panel)
        parts << tr("%1: %2").arg(state().data->label(m_panels[panel]), countText(panel));
    return tr("Rounds in which a candidate was faster than %1. %2.")
        .arg(state().data->baseline.name(), parts.join(QStringLiteral("; ")));
}

QString SlopeChart::csv() const
{
    QString text = csvLine({QStringLiteral("run"), QStringLiteral("candidate"), QStringLiteral("round"),
        QStringLiteral("baseline_ms"), QStringLiteral("candidate_ms"), QStringLiteral("speedup")});
    for (std::size_t panel = 0; panel < m_panels.size(); ++panel) {
        const CompareItem &item = itemOf(panel);
        for (const PairDot &pair : item.pairs)
            text += csvLine({state().data->runs[item.run].run->name, item.candidate().name(),
                QString::number(pair.round), csvMilliseconds(pair.baseline_us), csvMilliseconds(pair.candidate_us),
                csvNumber(pair.baseline_us / pair.candidate_us)});
    }
    return text;
}

} // namespace tributary::gui
