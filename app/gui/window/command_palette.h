// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class QAction;
class QLineEdit;
class QListWidget;

namespace tributary::gui
{

class ActionRegistry;

/// Every action by its name: type a few letters of it, Enter runs it, Escape leaves. Lies over the top of the window.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    CommandPalette(const ActionRegistry &actions, QWidget *window);

    /// Shows it, empty, with the keyboard in it.
    void open();
    [[nodiscard]] QLineEdit *input() const { return m_input; }
    /// What Enter would run; null if nothing fits.
    [[nodiscard]] QAction *current() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void run();
    void leave();
    void place();
    void retranslate();

    const ActionRegistry &m_actions;
    QLineEdit *m_input;
    QListWidget *m_list;
    QPointer<QWidget> m_before; ///< had the keyboard
};

} // namespace tributary::gui
