// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;

namespace tributary::gui
{

class ActionRegistry;
class RecentProjects;

/// What is seen without a project: the example, new, open, import; and the recent projects with their last answers.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    StartPage(const ActionRegistry &actions, RecentProjects &recent, QWidget *parent = nullptr);

Q_SIGNALS:
    void openRequested(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeLeft(const ActionRegistry &actions);
    QWidget *makeRight();
    void retranslate();
    void fill();
    void showMenu(const QPoint &position);

    RecentProjects &m_recent;
    QLabel *m_tagline;
    QLabel *m_recentTitle;
    QLabel *m_nothing;
    QLabel *m_hint;
    QListWidget *m_list;
};

} // namespace tributary::gui
