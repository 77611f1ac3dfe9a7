// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tributary::gui
{

/// A recent project: name and date, its folder, its last answer.
class RecentDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum DataRole { PathRole = Qt::UserRole, AnswerRole, DateRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace tributary::gui
