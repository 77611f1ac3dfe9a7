// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/compare_data.h"
#include "look/look.h"

#include <QPainter>
#include <QPolygonF>

namespace tributary::gui
{

/// How an item is drawn: the look of its candidate; in further runs lighter, dashed and with an open marker.
struct ItemLook {
    QColor colour;
    CandidateLook::Marker marker = CandidateLook::Marker::Circle;
    Qt::PenStyle dash = Qt::SolidLine;
    bool open = false;
};

/// In the theme of now. `chosen`: the user's colours by candidate name.
std::vector<ItemLook> itemLooks(const CompareData &data, const QMap<QString, QString> &chosen);

/// `size`: across, in pixels.
void drawMarker(QPainter &painter, QPointF centre, double size, const ItemLook &look);
/// A piece of the line with the marker on it, for legends.
void drawSample(QPainter &painter, const QRectF &rect, const ItemLook &look);
/// A line of upright and level pieces, dashed by ourselves: drawn piece by piece it takes a tenth of the time that one
/// long outline would.
void drawSteppedLine(QPainter &painter, const QPolygonF &points, const QColor &colour, double width, Qt::PenStyle dash);
/// Of what is drawn on and written with, in the theme of now.
QColor baseColour();
QColor textColour();
/// `amount` of `b` in `a`, 0 … 1.
QColor mixed(const QColor &a, const QColor &b, double amount);

} // namespace tributary::gui
