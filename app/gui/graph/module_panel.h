// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/loaded_graph.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace tributary::gui
{

/// What can be changed of the selected module: name, type, side effect. Text is taken with Return or when the field is
/// left; Escape gives the old one back.
class ModulePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ModulePanel(QWidget *parent = nullptr);

    /// Module::noParent: nothing can be changed.
    void setModule(const LoadedGraphPtr &graph, int module);
    void editName();
    void editSideEffect();

Q_SIGNALS:
    void nameChosen(const QString &name);
    void typeChosen(tributary::ModuleType type);
    void sideEffectChosen(const QString &text);
    /// Escape: back to the graph.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void showModule(bool anew);

    QLabel *m_nameLabel;
    QLineEdit *m_name;
    QLabel *m_typeLabel;
    QComboBox *m_type;
    QLabel *m_effectLabel;
    QLineEdit *m_effect;
    LoadedGraphPtr m_graph;
    int m_module = Module::noParent;
    Module m_shown; ///< what the fields began with
};

} // namespace tributary::gui
