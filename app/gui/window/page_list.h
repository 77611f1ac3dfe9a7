// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace tributary::gui
{

class ActionRegistry;

/// A page in the list at the left: icon and name; the one that is shown has a bar at its side.
class PageButton : public QToolButton
{
    Q_OBJECT

public:
    PageButton(QAction *action, QWidget *parent);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// The pages of a project, top to bottom.
class PageList : public QWidget
{
    Q_OBJECT

public:
    PageList(const ActionRegistry &actions, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace tributary::gui
