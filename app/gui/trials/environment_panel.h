// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trials/shown_trial.h"

#include <QWidget>

class QTreeWidget;

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
    void retranslate();

    QTreeWidget *m_tree;
    ShownTrial m_trial;
};

} // namespace tributary::gui
