// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trials/shown_trial.h"

#include <QProcessEnvironment>
#include <QWidget>

class QTreeWidget;
class QTreeWidgetItem;

namespace tributary::gui
{

/// What the workload of a trial got: command, folder, and the environment that this program set for it.
class EnvironmentPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EnvironmentPanel(QWidget *parent = nullptr);

    void setTrial(const ShownTrial &trial);
    [[nodiscard]] QTreeWidget *tree() const { return m_tree; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void fillCall();
    void fillVariables();
    void fillReproduce();
    [[nodiscard]] QProcessEnvironment variables() const;
    QTreeWidgetItem *addGroup(const QString &title);
    static void add(QTreeWidgetItem *group, const QString &name, const QString &value);
    void retranslate();

    QTreeWidget *m_tree;
    ShownTrial m_trial;
};

} // namespace tributary::gui
