// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/row_chart.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr double markerRoom = 24;
constexpr double mostLabelShare = 0.36;

} // namespace

void RowChart::prepare()
{
    m_rows = state().shownItems();
}

QSize RowChart::exportSize() const
{
    return {
        1000, 170 + static_cast<int>(std::ceil(double(std::max<std::size_t>(3, m_rows.size())) * unitPixels() * 1.3))};
}

QString RowChart::rowLabel(std::size_t row) const
{
    const QString label = state().data->label(m_rows[row]);
    return itemOf(row).candidate() == state().data->baseline ? tr("%1 (baseline)").arg(label) : label;
}

QMarginsF RowChart::extraMargins(QSizeF size) const
{
    if (!hasData())
        return {};
    const QFontMetricsF metrics(font());
    double widest = 0;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        widest = std::max(widest, metrics.horizontalAdvance(rowLabel(row)));
    return {std::min(widest + 2 + markerRoom, size.width() * mostLabelShare), 0, rightColumn(size), 0};
}

double RowChart::rowY(const Frame &frame, std::size_t row)
{
    return frame.y.toPixel(static_cast<double>(row) + 0.5);
}

double RowChart::rowHeight(const Frame &frame)
{
    return frame.y.length() / frame.y.shown.width();
}

bool RowChart::isVisible(const Frame &frame, std::size_t row)
{
    const auto top = static_cast<double>(row);
    return top + 1 > frame.y.shown.lo && top < frame.y.shown.hi;
}

std::optional<std::size_t> RowChart::rowAt(const Frame &frame, double y) const
{
    const double row = std::floor(frame.y.toValue(y));
    if (row < 0 || row >= static_cast<double>(m_rows.size()))
        return std::nullopt;
    return static_cast<std::size_t>(row);
}

void RowChart::paintRowBackgrounds(QPainter &painter, const Frame &frame) const
{
    QColor chosen = QApplication::palette().color(QPalette::Highlight);
    chosen.setAlpha(36);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (isVisible(frame, row) && state().picked[m_rows[row]])
            painter.fillRect(
                QRectF(frame.plot.left(), frame.y.toPixel(double(row)), frame.plot.width(), rowHeight(frame)), chosen);
    }
}

void RowChart::paintAround(QPainter &painter, const Frame &frame) const
{
    const QFontMetricsF metrics(font());
    const double left = frame.plot.left() - extraMargins(frame.area.size()).left() - 4;
    painter.save();
    painter.setClipRect(QRectF(0, frame.plot.top() - 1, frame.plot.left(), frame.plot.height() + 2));
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (!isVisible(frame, row))
            continue;
        const double y = rowY(frame, row);
        drawMarker(painter, QPointF(left + 9, y), 9, state().looks[m_rows[row]]);
        const bool counts = itemOf(row).hasSteps() && !itemOf(row).result.excluded;
        painter.setPen(counts ? textColour() : roleColour(Role::Muted));
        QFont labelFont(font());
        labelFont.setBold(state().picked[m_rows[row]]);
        painter.setFont(labelFont);
        const double room = frame.plot.left() - left - markerRoom;
        painter.drawText(QRectF(left + markerRoom - 4, y - metrics.height() / 2, room, metrics.height()),
            Qt::AlignVCenter, QFontMetricsF(labelFont).elidedText(rowLabel(row), Qt::ElideMiddle, room));
    }
    painter.restore();
}

} // namespace tributary::gui
