// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_legend.h"

#include "compare/item_look.h"

#include <QLocale>
#include <QPainter>

namespace tributary::gui
{

namespace
{

QIcon swatch(const QColor &colour)
{
    QPixmap pixmap(14, 14);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mixed(colour, textColour(), 0.25), 1));
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(1.5, 1.5, 11, 11), 3, 3);
    return pixmap;
}

QIcon eventSign()
{
    QPixmap pixmap(14, 14);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(textColour(), 2));
    painter.setBrush(textColour());
    painter.drawLine(QPointF(0, 7), QPointF(14, 7));
    painter.drawPolygon(QPolygonF {{3, 7}, {7, 3}, {11, 7}, {7, 11}});
    return pixmap;
}

} // namespace

GraphLegend::GraphLegend(QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(QStringLiteral("legend"));
    setSelectionMode(QAbstractItemView::NoSelection);
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
}

void GraphLegend::setColouring(const Colouring &colouring, int events)
{
    clear();
    for (const Colouring::Class &each : colouring.classes) {
        if (each.operators == 0)
            continue;
        const QString count = QLocale().toString(each.operators);
        addItem(new QListWidgetItem(swatch(each.colour), tr("%1, operators: %2").arg(each.name, count)));
    }
    if (events > 0)
        addItem(new QListWidgetItem(eventSign(), tr("Waits between streams: %1").arg(QLocale().toString(events))));
}

} // namespace tributary::gui
