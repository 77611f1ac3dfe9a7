// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/action_card.h"

#include "look/look.h"
#include "window/action_registry.h"

#include <QAction>
#include <QEvent>
#include <QPainter>

namespace tributary::gui
{

namespace
{

constexpr int padding = 12;
constexpr int iconExtent = 24;

} // namespace

ActionCard::ActionCard(QAction *action, Kind kind, QWidget *parent)
    : QAbstractButton(parent)
    , m_action(action)
    , m_kind(kind)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &ActionCard::followAction);
    followAction();
}

void ActionCard::followAction()
{
    setEnabled(m_action->isEnabled());
    setAccessibleName(ActionRegistry::plainText(m_action));
    setAccessibleDescription(m_action->whatsThis());
    setToolTip(m_action->toolTip());
    updateGeometry();
    update();
}

QSize ActionCard::sizeHint() const
{
    return {320, heightForWidth(320)};
}

QSize ActionCard::minimumSizeHint() const
{
    return {220, 2 * padding + 2 * fontMetrics().lineSpacing() + 4};
}

int ActionCard::heightForWidth(int width) const
{
    const QRect help = fontMetrics().boundingRect(
        QRect(0, 0, width - 3 * padding - iconExtent, 1000), Qt::TextWordWrap, m_action->whatsThis());
    return 2 * padding + fontMetrics().lineSpacing() + 4 + help.height();
}

bool ActionCard::event(QEvent *event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

void ActionCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isMain = m_kind == Kind::Main && isEnabled();
    QColor fill = isMain ? palette().color(QPalette::Highlight) : palette().color(QPalette::Base);
    if (underMouse() && isEnabled())
        fill = isMain ? fill.lighter(112) : palette().color(QPalette::AlternateBase);
    if (isDown())
        fill = fill.darker(108);
    painter.setBrush(fill);
    painter.setPen(hasFocus() ? QPen(isMain ? palette().color(QPalette::Text) : palette().color(QPalette::Highlight), 2)
                              : QPen(isMain ? fill : roleColour(Role::Grid), 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);

    const QIcon::Mode mode = !isEnabled() ? QIcon::Disabled : isMain ? QIcon::Selected : QIcon::Normal;
    m_action->icon().paint(&painter, QRect(padding, padding, iconExtent, iconExtent), Qt::AlignCenter, mode);
    QRect text = rect().adjusted(2 * padding + iconExtent, padding - 2, -padding, -padding);
    const QColor colour = isMain ? palette().color(QPalette::HighlightedText) : palette().color(QPalette::Text);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    painter.setFont(strong);
    painter.setPen(colour);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, ActionRegistry::plainText(m_action));
    text.setTop(text.top() + fontMetrics().lineSpacing() + 3);
    painter.setFont(font());
    QColor quiet = isMain ? colour : roleColour(Role::Muted);
    if (isMain)
        quiet.setAlpha(225);
    painter.setPen(quiet);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_action->whatsThis());
}

} // namespace tributary::gui
