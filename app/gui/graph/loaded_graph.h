// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node_cost.h"
#include "graph/scope_groups.h"
#include "project/project.h"

#include <memory>
#include <optional>

namespace tributary::gui
{

/// A graph as it was read; never changes.
struct LoadedGraph {
    ProjectGraph source;
    OpModel model;
    ViewGroups groups; ///< of the root graph
    NodeCosts costs; ///< empty without a file of costs
    std::optional<Error> costsError; ///< why there are none although a file was chosen

    [[nodiscard]] const OpGraph &graph() const { return model.root(); }
    [[nodiscard]] const Operator &op(int index) const { return graph().operators[static_cast<std::size_t>(index)]; }
    /// Null if the costs do not know it.
    [[nodiscard]] const NodeCost *cost(int index) const;
};

using LoadedGraphPtr = std::shared_ptr<const LoadedGraph>;

/// Path of the graph of the sample workload, which is built into the program.
QString exampleGraphPath();

/// Reads the files. Errors: those of the reader, with file and line. A bad file of costs does not hide the graph.
Result<LoadedGraphPtr> loadGraph(const ProjectGraph &source);

/// Constants, variables and inputs of the graph: they do not run.
bool isConstant(const Operator &op);

} // namespace tributary::gui
