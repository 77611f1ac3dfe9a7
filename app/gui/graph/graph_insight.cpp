// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_insight.h"

namespace tributary::gui
{

Result<GraphInsightPtr> insightOf(const LoadedGraphPtr &graph)
{
    GraphAnalysisOptions options;
    options.withArrangements = false;
    const NodeCosts *costs = graph->hasCosts() ? &graph->files->costs : nullptr;
    auto analysis = analyzeModules(graph->graph(), graph->modules, costs, options);
    if (!analysis)
        return tl::unexpected(analysis.error());
    auto insight = std::make_shared<GraphInsight>();
    insight->graph = graph;
    insight->analysis = std::move(*analysis);
    insight->groups = parallelGroups(insight->analysis.decomposition);
    insight->standings = moduleStandings(graph->graph(), insight->analysis);
    insight->onPath.assign(graph->graph().operators.size(), false);
    for (const int op : insight->analysis.criticalPath.nodes)
        insight->onPath[static_cast<std::size_t>(op)] = true;
    return GraphInsightPtr(std::move(insight));
}

} // namespace tributary::gui
