// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/page_list.h"

#include "look/look.h"
#include "window/action_registry.h"

#include <QAction>
#include <QPainter>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

constexpr int iconExtent = 20;
constexpr int padding = 12;

} // namespace

PageButton::PageButton(QAction *action, QWidget *parent)
    : QToolButton(parent)
{
    setDefaultAction(action);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const auto follow = [this, action] {
        setAccessibleName(ActionRegistry::plainText(action));
        setAccessibleDescription(action->whatsThis());
        updateGeometry();
    };
    connect(action, &QAction::changed, this, follow);
    follow();
}

QSize PageButton::sizeHint() const
{
    const int text = fontMetrics().horizontalAdvance(ActionRegistry::plainText(defaultAction()));
    return {2 * padding + iconExtent + 10 + text + 16, fontMetrics().height() + 20};
}

void PageButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().color(QPalette::Link);
    const QRectF box = QRectF(rect()).adjusted(4, 2, -4, -2);
    if (isChecked() || (underMouse() && isEnabled()) || hasFocus()) {
        QColor fill = accent;
        fill.setAlpha(isChecked() ? 38 : underMouse() ? 18 : 0);
        painter.setBrush(fill);
        painter.setPen(hasFocus() ? QPen(accent, 1.5) : QPen(Qt::NoPen));
        painter.drawRoundedRect(box, 6, 6);
    }
    if (isChecked()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(accent);
        painter.drawRoundedRect(QRectF(4, box.top() + 7, 3, box.height() - 14), 1.5, 1.5);
    }
    const QAction *action = defaultAction();
    const QRect icon(padding + 2, (height() - iconExtent) / 2, iconExtent, iconExtent);
    action->icon().paint(&painter, icon, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    QFont text = font();
    text.setWeight(isChecked() ? QFont::DemiBold : QFont::Normal);
    painter.setFont(text);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    painter.drawText(rect().adjusted(icon.right() + 10, 0, -4, 0), Qt::AlignLeft | Qt::AlignVCenter,
        ActionRegistry::plainText(action));
}

PageList::PageList(const ActionRegistry &actions, QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 10, 5, 10);
    layout->setSpacing(2);
    for (const char *id : {"view.setup", "view.trials", "view.compare", "view.graph", "view.profile", "view.report"})
        layout->addWidget(new PageButton(actions.action(id), this));
    layout->addStretch(1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void PageList::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(roleColour(Role::Grid));
    painter.drawLine(rect().topRight(), rect().bottomRight());
}

} // namespace tributary::gui
