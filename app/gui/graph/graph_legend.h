// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_colours.h"

#include <QListWidget>

namespace tributary::gui
{

/// The classes of a colouring with the number of operators in each, and how events are drawn.
class GraphLegend : public QListWidget
{
    Q_OBJECT

public:
    explicit GraphLegend(QWidget *parent = nullptr);

    /// `events`: between streams; 0 leaves their line out.
    void setColouring(const Colouring &colouring, int events);
};

} // namespace tributary::gui
