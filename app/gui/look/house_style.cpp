// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/house_style.h"

#include "look/look.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace tributary::gui
{

namespace
{

/// Beside the margin of Fusion: a title at the right and the next one at the left must not read as one word.
constexpr int headerPadding = 4;

/// A column title: flat, muted, with a line below and a fine one to the next column.
void drawHeaderSection(const QStyleOptionHeader &header, QPainter *painter)
{
    painter->fillRect(header.rect, header.palette.color(QPalette::AlternateBase));
    painter->setPen(roleColour(Role::Grid));
    painter->drawLine(header.rect.bottomLeft(), header.rect.bottomRight());
    if (header.orientation == Qt::Horizontal)
        painter->drawLine(header.rect.topRight() + QPoint(0, 5), header.rect.bottomRight() - QPoint(0, 5));
}

QColor borderColour(const QStyleOption &option)
{
    if (!option.state.testFlag(QStyle::State_Enabled))
        return roleColour(Role::Grid);
    const bool hot = option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus);
    return hot ? option.palette.color(QPalette::Link) : roleColour(Role::Baseline);
}

/// Box or ring, filled with the colour of what is selected where it is on. Fusion's own outline is darker than its
/// ground, which cannot be seen in the dark theme.
void drawIndicator(const QStyleOption &option, QPainter *painter, bool round)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool on = option.state.testFlag(QStyle::State_On);
    const bool partly = option.state.testFlag(QStyle::State_NoChange);
    painter->setRenderHint(QPainter::Antialiasing);
    const double side = std::min(option.rect.width(), option.rect.height()) - 1;
    const QRectF box(
        option.rect.left() + 0.5, option.rect.top() + (option.rect.height() - 1 - side) / 2 + 0.5, side, side);
    const QColor fill = option.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::Highlight);
    painter->setPen(on || partly ? fill : borderColour(option));
    painter->setBrush(on || partly ? fill : option.palette.color(QPalette::Base));
    const double radius = round ? side / 2 : 3;
    painter->drawRoundedRect(box, radius, radius);
    QPen mark(option.palette.color(QPalette::HighlightedText), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter->setPen(mark);
    if (round && on) {
        painter->setBrush(mark.color());
        painter->drawEllipse(box.center(), side * 0.14, side * 0.14);
    } else if (on) {
        const auto at = [&](double x, double y) { return box.topLeft() + QPointF(x * side, y * side); };
        painter->setBrush(Qt::NoBrush);
        painter->drawPolyline(QPolygonF({at(0.24, 0.53), at(0.43, 0.72), at(0.77, 0.31)}));
    } else if (partly) {
        painter->drawLine(box.center() - QPointF(side * 0.25, 0), box.center() + QPointF(side * 0.25, 0));
    }
}

void drawLineEditFrame(const QStyleOption &option, QPainter *painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    QColor border = borderColour(option);
    if (!option.state.testFlag(QStyle::State_HasFocus))
        border.setAlpha(120); // quieter than a box that can be ticked
    painter->setPen(border);
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
}

} // namespace

HouseStyle::HouseStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

int HouseStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return 12;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 8;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return 4;
    case PM_SplitterWidth:
        return 5;
    case PM_ScrollBarExtent:
        return 13;
    case PM_FocusFrameHMargin: // the sides of a cell, less one pixel: below its title
        return headerPadding + 1;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QRect HouseStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    return element == SE_HeaderLabel ? rect.adjusted(headerPadding, 0, -headerPadding, 0) : rect;
}

QSize HouseStyle::sizeFromContents(
    ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    const QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
    return type == CT_HeaderSection ? wanted + QSize(2 * headerPadding, 0) : wanted;
}

int HouseStyle::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_UnderlineShortcut:
        return 0;
    case SH_ToolTip_WakeUpDelay:
        return 400;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

void HouseStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case PE_FrameStatusBarItem:
        return;
    case PE_Frame: { // one quiet line around views and scroll areas
        painter->save();
        painter->setPen(roleColour(Role::Grid));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    }
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
        painter->save();
        drawIndicator(*option, painter, element == PE_IndicatorRadioButton);
        painter->restore();
        return;
    case PE_FrameLineEdit:
        painter->save();
        drawLineEditFrame(*option, painter);
        painter->restore();
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

// Fusion would ask itself, not this style, where the title goes.
void HouseStyle::drawHeader(const QStyleOptionHeader &header, QPainter *painter, const QWidget *widget) const
{
    drawControl(CE_HeaderSection, &header, painter, widget);
    QStyleOptionHeaderV2 part;
    if (const auto *second = qstyleoption_cast<const QStyleOptionHeaderV2 *>(&header))
        part = *second;
    else
        part.QStyleOptionHeader::operator=(header);
    part.rect = subElementRect(SE_HeaderLabel, &header, widget);
    if (part.rect.isValid())
        drawControl(CE_HeaderLabel, &part, painter, widget);
    if (header.sortIndicator == QStyleOptionHeader::None)
        return;
    part.rect = subElementRect(SE_HeaderArrow, &header, widget);
    drawPrimitive(PE_IndicatorHeaderArrow, &part, painter, widget);
}

void HouseStyle::drawControl(
    ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case CE_Header:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            painter->save();
            drawHeader(*header, painter, widget);
            painter->restore();
            return;
        }
        break;
    case CE_HeaderSection:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            painter->save();
            drawHeaderSection(*header, painter);
            painter->restore();
            return;
        }
        break;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, option->palette.color(QPalette::AlternateBase));
        return;
    case CE_Splitter: {
        painter->save();
        painter->setPen(roleColour(Role::Grid));
        const QPoint centre = option->rect.center();
        if (option->rect.width() < option->rect.height())
            painter->drawLine(centre.x(), option->rect.top(), centre.x(), option->rect.bottom());
        else
            painter->drawLine(option->rect.left(), centre.y(), option->rect.right(), centre.y());
        painter->restore();
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

} // namespace tributary::gui
