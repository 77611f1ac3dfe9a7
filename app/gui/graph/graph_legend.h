// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_look.h"

#include <QListWidget>

namespace tributary::gui
{

/// What is drawn and what it means: the classes of the colouring, the critical path, the parallel groups, the kinds of
/// edges that are seen, and the waits between streams.
class GraphLegend : public QListWidget
{
    Q_OBJECT

public:
    explicit GraphLegend(QWidget *parent = nullptr);

    /// `events`: between streams; 0 leaves their line out. `insight`: null while nothing is known.
    void setLook(const GraphLook &look, int events, const GraphInsight *insight);

private:
    void add(const QIcon &icon, const QString &text);
    void addPath(const GraphInsight &insight);
    void addGroups(const GraphInsight &insight);
    void addEdges(const GraphScene &scene);
};

} // namespace tributary::gui
