// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

class QAction;

namespace tributary::gui
{

/// An action as a large button: icon, name, what it does. The main one is filled with the colour of the selection.
class ActionCard : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Kind { Plain, Main };

    ActionCard(QAction *action, Kind kind, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void followAction();

    QAction *m_action;
    Kind m_kind;
};

} // namespace tributary::gui
