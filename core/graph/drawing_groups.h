// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_file.h"
#include "graph/graph_layout.h"

#include <QString>

#include <vector>

namespace tributary
{

/// The boxes around operators in a drawing of one graph.
struct DrawingGroups {
    struct Group {
        QString title;
        int parent = LayoutInput::noGroup; ///< stands before it
    };

    std::vector<Group> groups;
    std::vector<int> groupOf; ///< by operator, or LayoutInput::noGroup
};

/// Whether the file says which streams operators of that graph have.
bool hasStreams(const GraphFile &file, std::size_t graph);

/// One box for each stream, "Stream0" and so on, in rising order; operators without a stream are in none.
DrawingGroups streamGroups(const OpGraph &graph);
/// One box for each module.
DrawingGroups moduleGroups(const ModuleGraph &modules, const OpGraph &graph);
/// What a text form shows as boxes: streams where the graph has them, else the modules (of the root graph) that it
/// has. `graph`: index in OpModel::graphs.
DrawingGroups textGroups(const GraphFile &file, std::size_t graph);

/// One step of writing nested boxes down.
struct DrawingStep {
    enum class Kind { Open, Close, Operator };

    Kind kind = Kind::Operator;
    int index = 0; ///< of the group or the operator
    int depth = 0; ///< boxes around it
};

/// Operators outside of boxes first, then each box with its operators and its inner boxes.
std::vector<DrawingStep> drawingSteps(const DrawingGroups &groups);

/// What the layout needs of a graph: boxes wide enough for the names, and the groups.
LayoutInput layoutInput(const OpGraph &graph, const DrawingGroups &groups);
/// The layout of one graph of a file; modules are boxes unless it has streams, which cut across each other.
Result<GraphLayout> layOutGraphFile(const GraphFile &file, std::size_t graph, const LayoutOptions &options = {});

} // namespace tributary
