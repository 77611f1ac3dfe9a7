// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/loaded_graph.h"
#include "graph/module_standing.h"

namespace tributary::gui
{

/// What the engine says about a graph before it is measured: the critical path, and what can run beside what.
struct GraphInsight {
    LoadedGraphPtr graph;
    GraphAnalysis analysis; ///< of the graph's modules; without candidates and arrangements
    std::vector<ParallelGroup> groups; ///< the settled ones, then those that wait for validation
    std::vector<ModuleStanding> standings; ///< by module
    std::vector<bool> onPath; ///< by operator: it is on the critical path

    [[nodiscard]] const ModuleStanding &standing(int module) const
    {
        return standings[static_cast<std::size_t>(module)];
    }
};

using GraphInsightPtr = std::shared_ptr<const GraphInsight>;

/// Slow: not for the thread of the windows. Errors: those of analyzeModules(), e.g. a cycle.
Result<GraphInsightPtr> insightOf(const LoadedGraphPtr &graph);

} // namespace tributary::gui
