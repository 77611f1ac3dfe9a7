// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/cell_delegates.h"

#include "models/item_roles.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr int padding = 6;

QColor mixed(const QColor &colour, const QColor &ground, double part)
{
    const auto mix = [part](int a, int b) { return int(a * part + b * (1 - part)); };
    return {mix(colour.red(), ground.red()), mix(colour.green(), ground.green()), mix(colour.blue(), ground.blue())};
}

bool isSelected(const QStyleOptionViewItem &option)
{
    return option.state.testFlag(QStyle::State_Selected);
}

QColor textColour(const QStyleOptionViewItem &option)
{
    const auto group = option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    return option.palette.color(group, isSelected(option) ? QPalette::HighlightedText : QPalette::Text);
}

/// A colour that can be told from the selection too.
QColor lineColour(const QStyleOptionViewItem &option, const QColor &colour)
{
    return isSelected(option) ? textColour(option) : colour;
}

QPolygonF star(QPointF centre, qreal radius)
{
    QPolygonF points;
    for (int i = 0; i < 10; ++i) {
        const qreal angle = i * M_PI / 5;
        const qreal r = i % 2 == 0 ? radius : radius * 0.42;
        points << centre + QPointF(std::sin(angle) * r, -std::cos(angle) * r);
    }
    return points;
}

} // namespace

void paintMarker(QPainter &painter, const CandidateLook &look, QPointF centre, qreal size)
{
    using Marker = CandidateLook::Marker;
    const qreal half = size / 2;
    const QRectF box(centre.x() - half, centre.y() - half, size, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.colour);
    switch (look.marker) {
    case Marker::Circle:
        painter.drawEllipse(box);
        return;
    case Marker::Square:
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        return;
    case Marker::Diamond:
        painter.drawPolygon(QPolygonF({{centre.x(), box.top() - 1}, {box.right() + 1, centre.y()},
            {centre.x(), box.bottom() + 1}, {box.left() - 1, centre.y()}}));
        return;
    case Marker::Triangle:
        painter.drawPolygon(QPolygonF({{centre.x(), box.top()}, box.bottomRight(), box.bottomLeft()}));
        return;
    case Marker::Cross:
    case Marker::Plus:
        break;
    }
    painter.setPen(QPen(look.colour, 2.5, Qt::SolidLine, Qt::RoundCap));
    if (look.marker == Marker::Cross) {
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
    } else {
        painter.drawLine(QPointF(centre.x(), box.top()), QPointF(centre.x(), box.bottom()));
        painter.drawLine(QPointF(box.left(), centre.y()), QPointF(box.right(), centre.y()));
    }
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QWidget *widget = item.widget;
    const QStyle *style = widget ? widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, widget);
    item.rect.adjust(padding, 0, -padding, 0);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(option.rect, Qt::IntersectClip);
    painter->setFont(item.font);
    paintContent(*painter, item, index);
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.rwidth() += extraWidth() + padding;
    return size;
}

void ChipDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto chip = index.data(ChipRole).value<ChipLook>();
    const QColor colour = roleColour(chip.role);
    const QColor ground = option.palette.color(QPalette::Base);
    const QString text = index.data().toString();
    const int room = option.rect.width();
    const QString shown = option.fontMetrics.elidedText(text, Qt::ElideRight, room - 14);
    const int height = std::min(option.rect.height() - 4, option.fontMetrics.height() + 4);
    const QRectF frame(option.rect.left() + 0.5, option.rect.center().y() - height / 2.0 + 1,
        std::min(room, option.fontMetrics.horizontalAdvance(shown) + 15) - 1, height - 1);
    // The ground stays that of the table, so that the word can be read on a selected row too.
    painter.setBrush(chip.frame == ChipLook::Frame::Filled ? mixed(colour, ground, 0.16) : ground);
    QPen pen(chip.frame == ChipLook::Frame::Filled ? mixed(colour, ground, 0.45) : mixed(colour, ground, 0.8));
    if (chip.frame == ChipLook::Frame::Dashed)
        pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2);
    painter.setPen(colour);
    painter.drawText(frame, Qt::AlignCenter, shown);
}

void CandidateDelegate::paintContent(
    QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto look = index.data(LookRole).value<CandidateLook>();
    QRect room = option.rect;
    const QPointF centre(room.left() + 7, room.center().y() + 1);
    if (isSelected(option)) { // the candidate's colour may be that of the selection
        painter.setPen(Qt::NoPen);
        painter.setBrush(option.palette.color(QPalette::Base));
        painter.drawEllipse(centre, 8, 8);
    }
    paintMarker(painter, look, centre, 9);
    room.setLeft(room.left() + 20);
    const QString text = index.data().toString();
    painter.setPen(textColour(option));
    const bool recommended = option.font.bold();
    const int textRoom = room.width() - (recommended ? 16 : 0);
    const QString shown = option.fontMetrics.elidedText(text, Qt::ElideRight, textRoom);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, shown);
    if (recommended) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(lineColour(option, roleColour(Role::Good)));
        const qreal x = room.left() + option.fontMetrics.horizontalAdvance(shown) + 10;
        painter.drawPolygon(star({x, room.center().y() + 0.5}, 6.5));
    }
}

void SparklineDelegate::paintContent(
    QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto line = index.data(SparklineRole).value<QPolygonF>();
    if (line.size() < 2)
        return;
    const QRectF room = QRectF(option.rect).adjusted(0, 5, 0, -5);
    QTransform place;
    place.translate(room.left(), room.top());
    place.scale(room.width(), room.height());
    painter.setPen(QPen(lineColour(option, roleColour(Role::Info)), 1.2));
    painter.drawPolyline(place.map(line));
}

void EffectDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto bar = index.data(EffectRole).value<EffectBar>();
    if (!bar.speedup)
        return;
    QRectF room = option.rect;
    const qreal numberWidth = option.fontMetrics.horizontalAdvance(QStringLiteral("0.000"));
    painter.setPen(textColour(option));
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
    room.setLeft(room.left() + numberWidth + 14);
    room.adjust(0, 2, -4, -2);
    if (room.width() < 24)
        return;
    // Equal ratios are equally far apart.
    const double lo = std::log(bar.scaleLo);
    const double span = std::log(bar.scaleHi) - lo;
    const auto x = [&](double value) {
        const double part = span > 0 ? (std::log(std::max(value, 1e-6)) - lo) / span : 0.5;
        return room.left() + std::clamp(part, 0.0, 1.0) * room.width();
    };
    const qreal y = room.center().y();
    painter.fillRect(QRectF(QPointF(x(1 / (1 + bar.delta)), room.top()), QPointF(x(1 + bar.delta), room.bottom())),
        isSelected(option) ? QColor(255, 255, 255, 40) : roleColour(Role::Band));
    painter.setPen(QPen(lineColour(option, roleColour(Role::Muted)), 1));
    painter.drawLine(QPointF(x(1), room.top()), QPointF(x(1), room.bottom()));
    const QColor colour = lineColour(option, roleColour(bar.chip.role));
    if (bar.lo && bar.hi) {
        painter.setPen(QPen(colour, 2));
        painter.drawLine(QPointF(x(*bar.lo), y), QPointF(x(*bar.hi), y));
        for (const double end : {*bar.lo, *bar.hi}) {
            if (end >= bar.scaleLo && end <= bar.scaleHi)
                painter.drawLine(QPointF(x(end), y - 3), QPointF(x(end), y + 3));
        }
    }
    painter.setPen(QPen(colour, 1.5));
    const bool isKnown = bar.lo && bar.chip.frame != ChipLook::Frame::Dashed;
    painter.setBrush(isKnown ? colour : option.palette.color(QPalette::Base));
    painter.drawEllipse(QPointF(x(*bar.speedup), y), 3.6, 3.6);
}

} // namespace tributary::gui
