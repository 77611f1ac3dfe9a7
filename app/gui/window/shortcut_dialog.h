// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QTreeWidget;

namespace tributary::gui
{

class ActionRegistry;

/// Every key of the program in one list that can be searched. Does not block the window.
class ShortcutDialog : public QDialog
{
    Q_OBJECT

public:
    ShortcutDialog(const ActionRegistry &actions, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();
    void filter(const QString &typed);

    const ActionRegistry &m_actions;
    QLineEdit *m_find;
    QTreeWidget *m_tree;
};

} // namespace tributary::gui
