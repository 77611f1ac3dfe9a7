// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/item_look.h"

#include <QApplication>
#include <QPainterPath>
#include <QPalette>

#include <algorithm>

namespace tributary::gui
{

namespace
{

QPainterPath markerPath(QPointF c, double r, CandidateLook::Marker marker)
{
    QPainterPath path;
    switch (marker) {
    case CandidateLook::Marker::Circle:
        path.addEllipse(c, r, r);
        break;
    case CandidateLook::Marker::Square:
        path.addRect(QRectF(c.x() - r * 0.88, c.y() - r * 0.88, r * 1.76, r * 1.76));
        break;
    case CandidateLook::Marker::Diamond:
        path.addPolygon(QPolygonF {{c.x(), c.y() - r * 1.2}, {c.x() + r * 1.2, c.y()}, {c.x(), c.y() + r * 1.2},
            {c.x() - r * 1.2, c.y()}, {c.x(), c.y() - r * 1.2}});
        break;
    case CandidateLook::Marker::Triangle:
        path.addPolygon(QPolygonF {{c.x(), c.y() - r * 1.15}, {c.x() + r * 1.1, c.y() + r * 0.85},
            {c.x() - r * 1.1, c.y() + r * 0.85}, {c.x(), c.y() - r * 1.15}});
        break;
    case CandidateLook::Marker::Cross:
        path.moveTo(c.x() - r, c.y() - r);
        path.lineTo(c.x() + r, c.y() + r);
        path.moveTo(c.x() - r, c.y() + r);
        path.lineTo(c.x() + r, c.y() - r);
        break;
    case CandidateLook::Marker::Plus:
        path.moveTo(c.x() - r * 1.15, c.y());
        path.lineTo(c.x() + r * 1.15, c.y());
        path.moveTo(c.x(), c.y() - r * 1.15);
        path.lineTo(c.x(), c.y() + r * 1.15);
        break;
    }
    return path;
}

// Lengths drawn and left out in turn, in pixels; empty = solid.
std::vector<double> dashPattern(Qt::PenStyle dash)
{
    switch (dash) {
    case Qt::DashLine:
        return {8, 5};
    case Qt::DotLine:
        return {2, 4};
    case Qt::DashDotLine:
        return {8, 4, 2, 4};
    default:
        return {};
    }
}

// Walks along the points and keeps what the pattern draws.
QList<QLineF> dashedPieces(const QPolygonF &points, const std::vector<double> &pattern)
{
    QList<QLineF> pieces;
    std::size_t part = 0;
    double left = pattern.front();
    for (qsizetype i = 1; i < points.size(); ++i) {
        QPointF at = points[i - 1];
        double ahead = QLineF(at, points[i]).length();
        while (ahead > 0) {
            const double length = std::min(ahead, left);
            const QPointF to = length < ahead ? at + (points[i] - at) * (length / ahead) : points[i];
            if (part % 2 == 0)
                pieces.append({at, to});
            at = to;
            ahead -= length;
            left -= length;
            if (left <= 0)
                left = pattern[++part % pattern.size()];
        }
    }
    return pieces;
}

} // namespace

void drawSteppedLine(QPainter &painter, const QPolygonF &points, const QColor &colour, double width, Qt::PenStyle dash)
{
    QList<QLineF> pieces;
    const std::vector<double> pattern = dashPattern(dash);
    if (!pattern.empty()) {
        pieces = dashedPieces(points, pattern);
    } else {
        pieces.reserve(points.size());
        for (qsizetype i = 1; i < points.size(); ++i) {
            if (points[i] != points[i - 1])
                pieces.append({points[i - 1], points[i]});
        }
    }
    // Square caps close the corners of a solid line.
    painter.setPen(QPen(colour, width, Qt::SolidLine, pattern.empty() ? Qt::SquareCap : Qt::FlatCap));
    painter.drawLines(pieces);
}

QColor baseColour()
{
    return QApplication::palette().color(QPalette::Base);
}

QColor textColour()
{
    return QApplication::palette().color(QPalette::Text);
}

QColor mixed(const QColor &a, const QColor &b, double amount)
{
    const auto mix = [amount](float x, float y) { return static_cast<float>(x + (y - x) * amount); };
    return QColor::fromRgbF(
        mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()), mix(a.alphaF(), b.alphaF()));
}

std::vector<ItemLook> itemLooks(const CompareData &data, const QMap<QString, QString> &chosen)
{
    const QColor base = baseColour();
    std::vector<ItemLook> looks;
    looks.reserve(data.items.size());
    for (const CompareItem &item : data.items) {
        const CandidateLook look = candidateLook(item.candidate(), item.place, chosen);
        ItemLook mine {look.colour, look.marker, look.dash, item.run > 0};
        if (item.run > 0) {
            mine.colour = mixed(look.colour, base, 0.35);
            mine.dash = item.run % 2 == 1 ? Qt::DashLine : Qt::DotLine;
        }
        looks.push_back(mine);
    }
    return looks;
}

void drawMarker(QPainter &painter, QPointF centre, double size, const ItemLook &look)
{
    using Marker = CandidateLook::Marker;
    const bool strokes = look.marker == Marker::Cross || look.marker == Marker::Plus;
    painter.save();
    painter.setPen(QPen(look.colour, strokes ? 2.2 : 1.6, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    const QBrush inside(look.open ? baseColour() : look.colour);
    painter.setBrush(strokes ? QBrush(Qt::NoBrush) : inside);
    painter.drawPath(markerPath(centre, size / 2, look.marker));
    painter.restore();
}

void drawSample(QPainter &painter, const QRectF &rect, const ItemLook &look)
{
    painter.save();
    painter.setPen(QPen(look.colour, 2, look.dash));
    painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()));
    painter.restore();
    drawMarker(painter, rect.center(), 9, look);
}

} // namespace tributary::gui
