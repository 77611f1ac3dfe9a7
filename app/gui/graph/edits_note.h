// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/loaded_graph.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace tributary::gui
{

/// Says which of the user's changes of modules found nothing in the graph, and offers to let them go. Hidden where
/// there are none.
class EditsNote : public QWidget
{
    Q_OBJECT

public:
    explicit EditsNote(QWidget *parent = nullptr);

    /// Null: hidden.
    void setGraph(const LoadedGraphPtr &graph);

Q_SIGNALS:
    void discardRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_text;
    QToolButton *m_discard;
    LoadedGraphPtr m_graph;
};

} // namespace tributary::gui
