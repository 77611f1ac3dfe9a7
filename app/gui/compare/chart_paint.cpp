// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The painting half of ChartView.
#include "compare/chart_view.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr double gap = 6;
constexpr double mostUnitStretch = 2.0; // rows do not grow beyond this when there are few

int mostTicks(const Axis &axis, double each)
{
    return std::max(2, static_cast<int>(axis.length() / each));
}

double widestLabel(const std::vector<Axis::Tick> &ticks, const QFontMetricsF &metrics)
{
    double widest = 0;
    for (const Axis::Tick &tick : ticks)
        widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    return widest;
}

// Fewer ticks until the labels stand apart.
std::vector<Axis::Tick> roomyTicks(const Axis &axis, const QFontMetricsF &metrics)
{
    int most = mostTicks(axis, 70);
    auto ticks = axis.ticks(most);
    while (most > 1 && ticks.size() > 1) {
        bool fits = true;
        for (std::size_t i = 1; i < ticks.size() && fits; ++i) {
            const double apart = std::abs(axis.toPixel(ticks[i].value) - axis.toPixel(ticks[i - 1].value));
            fits = apart
                >= (metrics.horizontalAdvance(ticks[i].label) + metrics.horizontalAdvance(ticks[i - 1].label)) / 2 + 12;
        }
        if (fits)
            break;
        ticks = axis.ticks(--most);
    }
    return ticks;
}

// The part of the units that fits, from `offset` pixels on.
Range unitRange(const Range &full, double length, double least, double offset)
{
    const double count = std::max(1.0, full.hi);
    if (count * least > length)
        return {offset / least, (offset + length) / least};
    return {0, std::max(count, length / (least * mostUnitStretch))};
}

} // namespace

bool ChartView::hasUnits() const
{
    return xScale() == Axis::Scale::Units || yScale() == Axis::Scale::Units;
}

bool ChartView::hasData() const
{
    return !m_state.isEmpty() && m_state.data->hasSteps() && !m_state.shownItems().empty();
}

QString ChartView::emptyText() const
{
    if (m_state.isEmpty())
        return tr("No measurements yet. Run a trial, or open a run that has some.");
    if (!m_state.data->hasSteps())
        return tr("No valid trial. The Trials page says why each one was rejected.");
    return tr("All candidates are switched off. Tick one in the legend.");
}

QRectF ChartView::chartArea() const
{
    QRectF area = rect();
    if (m_scroll->isHidden())
        return area;
    if (unitsRunDown())
        area.setRight(area.right() - m_scroll->sizeHint().width());
    else
        area.setBottom(area.bottom() - m_scroll->sizeHint().height());
    return area;
}

ChartView::Frame ChartView::frameFor(const QRectF &area, const Ranges &ranges) const
{
    const QFontMetricsF metrics(font());
    const QMarginsF extra = extraMargins(area.size());
    Frame frame;
    frame.area = area;
    frame.x.scale = xScale();
    frame.y.scale = yScale();
    frame.x.shown = ranges.x;
    frame.y.shown = ranges.y;
    const double titleRoom = metrics.height() + gap;
    const double bottom = extra.bottom() + gap + (xScale() == Axis::Scale::Units ? 0 : metrics.height() + gap)
        + (xTitle().isEmpty() ? 0 : titleRoom);
    const double top = extra.top() + gap + 4;
    frame.y.from = area.bottom() - bottom;
    frame.y.to = area.top() + top;
    const double labels = widestLabel(frame.y.ticks(mostTicks(frame.y, 44)), metrics);
    const double left = extra.left() + gap + (labels > 0 ? labels + gap : 0) + (yTitle().isEmpty() ? 0 : titleRoom);
    frame.x.from = area.left() + left;
    frame.x.to = std::max(frame.x.from + 10, area.right() - extra.right() - 16);
    frame.plot = QRectF(frame.x.from, frame.y.to, frame.x.to - frame.x.from, std::max(10.0, frame.y.from - frame.y.to));
    if (unitsRunDown())
        std::swap(frame.y.from, frame.y.to); // rows run downwards
    return frame;
}

void ChartView::updateFrame()
{
    if (hasUnits()) {
        Range &units = unitsRunDown() ? m_shown.y : m_shown.x;
        const Range &full = unitsRunDown() ? m_full.y : m_full.x;
        const bool wasHidden = m_scroll->isHidden();
        const QRectF plot = frameFor(rect(), m_shown).plot;
        const double length = unitsRunDown() ? plot.height() : plot.width();
        const bool overflows = hasData() && full.hi * unitPixels() > length;
        m_scroll->setOrientation(unitsRunDown() ? Qt::Vertical : Qt::Horizontal);
        m_scroll->setVisible(overflows);
        const QRectF inner = frameFor(chartArea(), m_shown).plot;
        const double room = unitsRunDown() ? inner.height() : inner.width();
        const QSignalBlocker blocker(m_scroll);
        m_scroll->setRange(0, std::max(0, static_cast<int>(std::ceil(full.hi * unitPixels() - room))));
        m_scroll->setPageStep(static_cast<int>(room));
        m_scroll->setSingleStep(static_cast<int>(unitPixels()));
        units = unitRange(full, room, unitPixels(), overflows && !wasHidden ? m_scroll->value() : 0);
        updateScrollBar();
    }
    m_frame = frameFor(chartArea(), m_shown);
    m_picture = {};
    update();
}

void ChartView::updateScrollBar()
{
    if (m_scroll->isHidden())
        return;
    const QSize hint = m_scroll->sizeHint();
    if (unitsRunDown())
        m_scroll->setGeometry(width() - hint.width(), 0, hint.width(), height());
    else
        m_scroll->setGeometry(0, height() - hint.height(), width(), hint.height());
}

ChartView::Frame ChartView::laneFrame(const Frame &frame, std::size_t lane) const
{
    if (!m_split)
        return frame;
    constexpr double laneGap = 8;
    const double each = frame.plot.height() / static_cast<double>(std::max<std::size_t>(1, laneItems().size()));
    Frame part = frame;
    const double top = frame.plot.top() + each * static_cast<double>(lane);
    part.plot = QRectF(frame.plot.left(), top, frame.plot.width(), each);
    part.y.from = top + each;
    part.y.to = top + std::min(laneGap, each / 3);
    return part;
}

std::size_t ChartView::laneAt(const Frame &frame, double y) const
{
    const std::size_t lanes = laneItems().size();
    if (!m_split || lanes == 0)
        return 0;
    const double part = std::clamp((y - frame.plot.top()) / frame.plot.height(), 0.0, 1.0);
    return std::min(lanes - 1, static_cast<std::size_t>(part * static_cast<double>(lanes)));
}

void ChartView::drawLevels(QPainter &painter, const Frame &frame) const
{
    const QFontMetricsF metrics(font());
    const QRectF &plot = frame.plot;
    const int most = std::max(1, static_cast<int>(frame.y.length() / 44));
    for (const Axis::Tick &tick : frame.y.ticks(most)) {
        const double y = frame.y.toPixel(tick.value);
        painter.setPen(QPen(roleColour(Role::Grid), 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(roleColour(Role::Muted));
        painter.drawText(QRectF(plot.left() - 120 - gap, y - metrics.height() / 2, 120, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
}

void ChartView::drawLanes(QPainter &painter, const Frame &frame) const
{
    const QFontMetricsF metrics(font());
    const std::vector<std::size_t> items = laneItems();
    for (std::size_t lane = 0; lane < items.size(); ++lane) {
        const Frame part = laneFrame(frame, lane);
        if (part.y.length() >= 2.5 * metrics.height())
            drawLevels(painter, part);
        painter.setPen(QPen(roleColour(Role::Muted), 1));
        painter.drawLine(part.plot.bottomLeft(), part.plot.bottomRight());
        if (part.plot.height() < metrics.height())
            continue;
        const QString label = m_state.data->label(items[lane]);
        painter.setPen(textColour());
        painter.drawText(QRectF(part.plot.left() + 4, part.plot.top() + 2, part.plot.width() - 8, metrics.height()),
            laneLabelSide() | Qt::AlignVCenter, label);
    }
}

void ChartView::drawGrid(QPainter &painter, const Frame &frame) const
{
    const QFontMetricsF metrics(font());
    const QPen grid(roleColour(Role::Grid), 1);
    const QColor labels = roleColour(Role::Muted);
    const QRectF &plot = frame.plot;
    for (const Axis::Tick &tick : roomyTicks(frame.x, metrics)) {
        const double x = frame.x.toPixel(tick.value);
        painter.setPen(grid);
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(labels);
        painter.drawText(QRectF(x - 60, plot.bottom() + gap - 2, 120, metrics.height()), Qt::AlignCenter, tick.label);
    }
    if (m_split)
        drawLanes(painter, frame);
    else
        drawLevels(painter, frame);
    painter.setPen(QPen(mixed(roleColour(Role::Grid), roleColour(Role::Muted), 0.5), 1));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    if (yScale() != Axis::Scale::Units)
        painter.drawLine(plot.topLeft(), plot.bottomLeft());
}

void ChartView::drawChart(QPainter &painter, const QRectF &area, const Frame &frame) const
{
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, baseColour());
    if (!hasData()) {
        painter.setPen(roleColour(Role::Muted));
        painter.drawText(area.adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, emptyText());
        return;
    }
    const QFontMetricsF metrics(font());
    drawGrid(painter, frame);
    painter.setPen(textColour());
    if (!xTitle().isEmpty())
        painter.drawText(QRectF(frame.plot.left() - 100, area.bottom() - metrics.height() - 3, frame.plot.width() + 200,
                             metrics.height()),
            Qt::AlignCenter, xTitle());
    if (!yTitle().isEmpty()) {
        painter.save();
        painter.translate(area.left() + 2, frame.plot.center().y());
        painter.rotate(-90);
        painter.drawText(
            QRectF(-frame.plot.height(), 0, 2 * frame.plot.height(), metrics.height() + 2), Qt::AlignCenter, yTitle());
        painter.restore();
    }
    painter.save();
    painter.setClipRect(frame.plot.adjusted(-1, -1, 1, 1));
    paintPlot(painter, frame);
    painter.restore();
    paintAround(painter, frame);
}

void ChartView::paintEvent(QPaintEvent * /*event*/)
{
    const qreal ratio = devicePixelRatioF();
    if (m_picture.isNull()) {
        m_picture = QPixmap(size() * ratio);
        m_picture.setDevicePixelRatio(ratio);
        QPainter painter(&m_picture);
        painter.fillRect(rect(), baseColour());
        drawChart(painter, chartArea(), m_frame);
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    drawOverlay(painter);
}

void ChartView::drawForExport(QPainter &painter, QSizeF size) const
{
    const QFontMetricsF metrics(font());
    QFont bold(font());
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.2);
    painter.fillRect(QRectF(QPointF(), size), baseColour());
    painter.setFont(bold);
    painter.setPen(textColour());
    const double titleHeight = QFontMetricsF(bold).height();
    painter.drawText(QRectF(14, 10, size.width() - 28, titleHeight), Qt::AlignVCenter, title());
    painter.setFont(font());
    painter.setPen(roleColour(Role::Muted));
    double y = 10 + titleHeight + 2;
    painter.drawText(QRectF(14, y, size.width() - 28, metrics.height()), Qt::AlignVCenter, subtitle());
    y += metrics.height() + 8;
    if (needsLegend()) {
        double x = 14;
        for (const std::size_t item : m_state.shownItems()) {
            const QString label = m_state.data->label(item);
            const double wide = 32 + metrics.horizontalAdvance(label) + 18;
            if (x > 14 && x + wide > size.width() - 14) {
                x = 14;
                y += metrics.height() + 5;
            }
            drawSample(painter, QRectF(x, y, 26, metrics.height()), m_state.looks[item]);
            painter.setPen(textColour());
            painter.drawText(QRectF(x + 32, y, wide, metrics.height()), Qt::AlignVCenter, label);
            x += wide;
        }
        y += metrics.height() + 8;
    }
    const QRectF area(8, y, size.width() - 16, size.height() - y - 8);
    Ranges ranges = m_shown;
    if (hasUnits())
        (unitsRunDown() ? ranges.y : ranges.x) = unitsRunDown() ? m_full.y : m_full.x;
    drawChart(painter, area, frameFor(area, ranges));
}

} // namespace tributary::gui
