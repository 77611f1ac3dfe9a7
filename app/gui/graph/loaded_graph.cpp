// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/loaded_graph.h"

#include "graph/graph_reader.h"
#include "graph/module_source.h"
#include "graph/op_summary_costs.h"
#include "graph/operator_role.h"

#include <algorithm>
#include <map>

namespace tributary::gui
{

namespace
{

/// Without an order nothing is known but the edges.
std::vector<OperatorDependency> plainDependencies(const OpGraph &graph)
{
    std::vector<OperatorDependency> found;
    for (const Edge &edge : graph.edges)
        found.push_back({edge.from, edge.to, edge.isControl() ? DependencyType::Event : DependencyType::Data, {}});
    return found;
}

void findModules(GraphFiles &files)
{
    const OpGraph &graph = files.file.model.root();
    const auto order = topologicalOrder(graph);
    auto modules = modulesOf(files.file, 0);
    if (order && modules) {
        files.modules = std::move(*modules);
        files.dependencies = operatorDependencies(graph, *order);
        return;
    }
    files.modulesError = order ? modules.error() : order.error();
    files.modules.layers.resize(graph.operators.size());
    files.dependencies = plainDependencies(graph);
}

/// What the user says about two modules holds for all dependencies between their operators.
void takeTypesOfModules(LoadedGraph &graph)
{
    std::map<std::pair<int, int>, std::vector<DependencyType>> types;
    for (const Dependency &dependency : graph.modules.graph.dependencies)
        types[{dependency.from, dependency.to}].push_back(dependency.type);
    for (OperatorDependency &dependency : graph.dependencies) {
        const int from = graph.moduleOf[static_cast<std::size_t>(dependency.from)];
        const int to = graph.moduleOf[static_cast<std::size_t>(dependency.to)];
        if (from == to)
            continue;
        const auto known = types.find({from, to});
        if (known != types.end()
            && std::find(known->second.begin(), known->second.end(), dependency.type) == known->second.end())
            dependency.type = known->second.front();
    }
}

LoadedGraphPtr makeGraph(const ProjectGraph &source, const std::shared_ptr<const GraphFiles> &files)
{
    auto graph = std::make_shared<LoadedGraph>();
    graph->source = source;
    graph->files = files;
    graph->modules = files->modules;
    if (!source.edits.empty()) {
        if (auto edited = applyEdits(graph->graph(), files->modules, source.edits)) {
            graph->modules = std::move(edited->grouping);
            graph->unapplied = std::move(edited->unapplied);
        }
    }
    graph->moduleOf = moduleOfOperator(graph->modules.graph, graph->graph());
    graph->dependencies = files->dependencies;
    takeTypesOfModules(*graph);
    graph->groups = viewGroups(graph->graph(), graph->modules);
    return graph;
}

} // namespace

const NodeCost *LoadedGraph::cost(int index) const
{
    return hasCosts() ? files->costs.find(op(index).name) : nullptr;
}

QString exampleGraphPath()
{
    return QStringLiteral(":/examples/four_branches_ge_proto.txt");
}

Result<LoadedGraphPtr> loadGraph(const ProjectGraph &source)
{
    auto file = readGraphFile(source.file);
    if (!file)
        return tl::unexpected(file.error());
    auto files = std::make_shared<GraphFiles>();
    files->file = std::move(*file);
    findModules(*files);
    assumeOneStream(files->file, 0);
    if (!source.costs.isEmpty()) {
        if (auto costs = readOpSummaryCosts(source.costs))
            files->costs = std::move(*costs);
        else
            files->costsError = costs.error();
    }
    return makeGraph(source, files);
}

LoadedGraphPtr withEdits(const LoadedGraphPtr &graph, const std::vector<ModuleEdit> &edits)
{
    ProjectGraph source = graph->source;
    source.edits = edits;
    return makeGraph(source, graph->files);
}

bool isConstant(const Operator &op)
{
    return isHiddenRole(roleOfType(op.type));
}

} // namespace tributary::gui
