// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What ChartView paints over its picture: read-out, brush, focus.
#include "compare/chart_view.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr double gap = 6;

} // namespace

void ChartView::drawOverlay(QPainter &painter) const
{
    if (m_band) {
        QColor fill = QApplication::palette().color(QPalette::Highlight);
        painter.setPen(fill);
        fill.setAlpha(50);
        painter.setBrush(fill);
        painter.drawRect(*m_band);
    }
    if (m_readout) {
        painter.setPen(QPen(roleColour(Role::Muted), 1, Qt::DashLine));
        const QRectF &plot = m_frame.plot;
        const QPointF at = m_readout->anchor;
        if (m_readout->verticalLine)
            painter.drawLine(QPointF(at.x(), plot.top()), QPointF(at.x(), plot.bottom()));
        if (m_readout->horizontalLine)
            painter.drawLine(QPointF(plot.left(), at.y()), QPointF(plot.right(), at.y()));
        for (const auto &[point, item] : m_readout->dots) {
            painter.setPen(QPen(baseColour(), 1.5));
            painter.setBrush(m_state.looks[item].colour);
            painter.drawEllipse(point, 5, 5);
        }
        drawTooltip(painter, *m_readout);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QApplication::palette().color(QPalette::Highlight), 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void ChartView::drawTooltip(QPainter &painter, const Readout &readout) const
{
    if (readout.heading.isEmpty() && readout.lines.empty())
        return;
    QFont bold(font());
    bold.setBold(true);
    const QFontMetricsF metrics(font());
    const QFontMetricsF boldMetrics(bold);
    constexpr double sample = 26;
    double wide = boldMetrics.horizontalAdvance(readout.heading);
    for (const Readout::Line &line : readout.lines)
        wide = std::max(wide, metrics.horizontalAdvance(line.text) + (line.item >= 0 ? sample + gap : 0));
    const double lineHeight = metrics.height() + 3;
    const double lines = static_cast<double>(readout.lines.size()) + (readout.heading.isEmpty() ? 0 : 1);
    QRectF box(0, 0, wide + 20, lines * lineHeight + 12);
    box.moveTopLeft(readout.anchor + QPointF(14, 14));
    if (box.right() > width() - 4)
        box.moveRight(readout.anchor.x() - 14);
    box.moveLeft(std::clamp(box.left(), 4.0, std::max(4.0, width() - box.width() - 4)));
    box.moveTop(std::clamp(box.top(), 4.0, std::max(4.0, height() - box.height() - 4)));

    const QPalette palette = QApplication::palette();
    painter.setPen(QPen(mixed(roleColour(Role::Grid), roleColour(Role::Muted), 0.5), 1));
    QColor fill = mixed(palette.color(QPalette::Base), palette.color(QPalette::Window), 0.6);
    fill.setAlpha(245);
    painter.setBrush(fill);
    painter.drawRoundedRect(box, 5, 5);
    double y = box.top() + 6;
    painter.setPen(textColour());
    if (!readout.heading.isEmpty()) {
        painter.setFont(bold);
        painter.drawText(QRectF(box.left() + 10, y, wide, lineHeight), Qt::AlignVCenter, readout.heading);
        y += lineHeight;
    }
    painter.setFont(font());
    for (const Readout::Line &line : readout.lines) {
        double x = box.left() + 10;
        if (line.item >= 0) {
            drawSample(painter, QRectF(x, y, sample, lineHeight), m_state.looks[static_cast<std::size_t>(line.item)]);
            x += sample + gap;
        }
        painter.drawText(QRectF(x, y, wide, lineHeight), Qt::AlignVCenter, line.text);
        y += lineHeight;
    }
}

} // namespace tributary::gui
