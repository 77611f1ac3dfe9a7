// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/recent_delegate.h"

#include "look/icon.h"
#include "look/look.h"

#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QStyle>

namespace tributary::gui
{

namespace
{

constexpr int padding = 9;
constexpr int iconSize = 20;

QString shortFolder(const QString &path)
{
    QString folder = QFileInfo(path).path();
    const QString home = QDir::homePath();
    if (folder == home || folder.startsWith(home + QLatin1Char('/')))
        folder.replace(0, home.size(), QStringLiteral("~"));
    return folder;
}

} // namespace

QSize RecentDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int lines = index.data(AnswerRole).toString().isEmpty() ? 2 : 3;
    return {200, lines * option.fontMetrics.lineSpacing() + 2 * padding + (lines - 1) * 2};
}

void RecentDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool enabled = index.flags().testFlag(Qt::ItemIsEnabled);
    const bool selected = option.state.testFlag(QStyle::State_Selected) && enabled;
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver) && enabled;
    const QPalette &palette = option.palette;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected || hovered) {
        QColor fill = palette.color(QPalette::Highlight);
        fill.setAlpha(selected ? 46 : 22);
        painter->setPen(selected && option.state.testFlag(QStyle::State_HasFocus)
                ? QPen(palette.color(QPalette::Highlight), 1.5)
                : QPen(Qt::NoPen));
        painter->setBrush(fill);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6);
    }
    const QRect box = option.rect.adjusted(padding, padding, -padding, -padding);
    themedIcon(QStringLiteral("project"))
        .paint(painter, QRect(box.left(), box.top(), iconSize, iconSize), Qt::AlignCenter,
            enabled ? QIcon::Normal : QIcon::Disabled);

    const int line = option.fontMetrics.lineSpacing() + 2;
    QRect row(box.left() + iconSize + padding, box.top(), box.width() - iconSize - padding, line);
    const QColor text = palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    const QString date = index.data(DateRole).toString();
    painter->setPen(roleColour(Role::Muted));
    painter->drawText(row, Qt::AlignRight | Qt::AlignVCenter, date);
    QFont strong = option.font;
    strong.setWeight(QFont::DemiBold);
    painter->setFont(strong);
    painter->setPen(text);
    const int nameWidth = row.width() - option.fontMetrics.horizontalAdvance(date) - 12;
    painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
        painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, nameWidth));

    painter->setFont(option.font);
    painter->setPen(roleColour(Role::Muted));
    row.translate(0, line);
    painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(shortFolder(index.data(PathRole).toString()), Qt::ElideMiddle, row.width()));
    if (const QString answer = index.data(AnswerRole).toString(); !answer.isEmpty()) {
        painter->setPen(text);
        row.translate(0, line);
        painter->drawText(
            row, Qt::AlignLeft | Qt::AlignVCenter, option.fontMetrics.elidedText(answer, Qt::ElideRight, row.width()));
    }
    painter->restore();
}

} // namespace tributary::gui
