// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/dependency.h"
#include "graph/graph_file.h"
#include "graph/node_cost.h"
#include "graph/view_groups.h"
#include "project/project.h"

#include <memory>
#include <optional>

namespace tributary::gui
{

/// The files of a graph as they were read; never changes.
struct GraphFiles {
    GraphFile file;
    NodeCosts costs; ///< empty without a file of costs
    std::optional<Error> costsError; ///< why there are none although a file was chosen
    Grouping modules; ///< before the user changes any
    std::vector<OperatorDependency> dependencies; ///< of the operators
    std::optional<Error> modulesError; ///< why there are no modules, e.g. a cycle
};

/// A graph with its modules as the user wants them; never changes.
struct LoadedGraph {
    ProjectGraph source;
    std::shared_ptr<const GraphFiles> files;
    Grouping modules;
    std::vector<std::size_t> unapplied; ///< edits of the source that found nothing in this graph
    std::vector<int> moduleOf; ///< by operator, or Module::noParent
    std::vector<OperatorDependency> dependencies; ///< with the types that the user gave to those of modules
    ViewGroups groups; ///< of the root graph

    [[nodiscard]] const OpGraph &graph() const { return files->file.model.root(); }
    [[nodiscard]] const Operator &op(int index) const { return graph().operators[static_cast<std::size_t>(index)]; }
    [[nodiscard]] bool hasCosts() const { return !files->costs.byName.isEmpty(); }
    /// Null if the costs do not know it.
    [[nodiscard]] const NodeCost *cost(int index) const;
    [[nodiscard]] const Module &module(int index) const
    {
        return modules.graph.modules[static_cast<std::size_t>(index)];
    }
    /// Whether both show the same operators.
    [[nodiscard]] bool isSameAs(const LoadedGraph &other) const { return files == other.files; }
};

using LoadedGraphPtr = std::shared_ptr<const LoadedGraph>;

/// Path of the graph of the sample workload, which is built into the program.
QString exampleGraphPath();

/// Reads the files, of any form that the engine reads. Errors: those of the reader, with file and line. A bad file of
/// costs does not hide the graph, nor does a cycle, which leaves it without modules.
Result<LoadedGraphPtr> loadGraph(const ProjectGraph &source);

/// The same files with other edits.
LoadedGraphPtr withEdits(const LoadedGraphPtr &graph, const std::vector<ModuleEdit> &edits);

/// Constants, variables and inputs of the graph: they do not run.
bool isConstant(const Operator &op);

} // namespace tributary::gui
