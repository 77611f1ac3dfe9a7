// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_analysis.h"

#include "graph/dependency.h"

#include <algorithm>
#include <map>

namespace tributary
{

namespace
{

QString heavyName(Resource resource)
{
    switch (resource) {
    case Resource::Cube:
        return QStringLiteral("cube-heavy");
    case Resource::Vector:
        return QStringLiteral("vector-heavy");
    case Resource::Communication:
        return QStringLiteral("communication");
    case Resource::Movement:
        return QStringLiteral("movement");
    case Resource::Unknown:
        break;
    }
    return {};
}

// `ordered`: withDemandedOrder().
Result<void> addCandidates(const OpGraph &graph, const OpGraph &ordered, const NodeCosts *costs,
    const GraphAnalysisOptions &options, GraphAnalysis &analysis)
{
    auto predictions = predictCandidates(graph, options.candidates, costs, options.cores);
    if (!predictions)
        return tl::unexpected(predictions.error());
    analysis.candidates = std::move(*predictions);
    const Reachability reach(successorsOf(ordered));
    for (const CandidatePrediction &prediction : analysis.candidates)
        analysis.risks.push_back(
            reorderRisks(graph, analysis.order, prediction.assignment.streams, analysis.work, reach));
    return {};
}

} // namespace

QString amountText(WorkUnit unit, double amount)
{
    const QString number = QString::number(amount, 'g', 6);
    return unit == WorkUnit::Microseconds ? number + QStringLiteral(" us") : number + QStringLiteral(" operators");
}

QString resourceHint(const OperatorWork &work, const std::vector<int> &operators)
{
    double duration = 0;
    double blocks = 0;
    std::map<Resource, double> taken;
    for (const int index : operators) {
        const auto i = static_cast<std::size_t>(index);
        const double own = std::max(work.cubeBlocks[i], work.vectorBlocks[i]);
        duration += work.amount[i];
        blocks = std::max(blocks, own);
        const Resource resource = i < work.resource.size() ? work.resource[i] : Resource::Unknown;
        if (resource == Resource::Communication || resource == Resource::Movement || own <= 0) {
            taken[resource] += work.amount[i] * std::max(1.0, own);
        } else {
            taken[Resource::Cube] += work.amount[i] * work.cubeBlocks[i];
            taken[Resource::Vector] += work.amount[i] * work.vectorBlocks[i];
        }
    }
    const auto most =
        std::max_element(taken.begin(), taken.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
    QStringList parts;
    if (most != taken.end() && most->second > 0 && most->first != Resource::Unknown)
        parts << heavyName(most->first);
    if (blocks > 0)
        parts << QStringLiteral("blk=%1").arg(blocks);
    if (work.unit == WorkUnit::Microseconds)
        parts << QStringLiteral("dur=%1us").arg(QString::number(duration, 'g', 6));
    return parts.join(QStringLiteral(", "));
}

Result<GraphAnalysis> analyzeGraph(const OpGraph &graph, const NodeCosts *costs, const GraphAnalysisOptions &options)
{
    auto grouping = groupOperators(graph, options.grouping);
    if (!grouping)
        return tl::unexpected(grouping.error());
    return analyzeModules(graph, std::move(*grouping), costs, options);
}

Result<GraphAnalysis> analyzeModules(
    const OpGraph &graph, Grouping grouping, const NodeCosts *costs, const GraphAnalysisOptions &options)
{
    Result<std::vector<int>> order = topologicalOrder(graph);
    if (!order)
        return tl::unexpected(order.error());
    // No schedule may break the order of state and communication either, and what we propose keeps it with events.
    const OpGraph ordered = withDemandedOrder(graph, *order);
    const auto events = EventFinder::of(ordered);
    if (!events)
        return tl::unexpected(events.error());
    GraphAnalysis analysis;
    analysis.order = std::move(*order);
    analysis.grouping = std::move(grouping);
    analysis.work = operatorWork(graph, costs);
    analysis.cores = options.cores;
    for (Module &module : analysis.grouping.graph.modules)
        module.resourceHint = resourceHint(analysis.work, module.operators);
    analysis.criticalPath = criticalPath(successorsOf(ordered), analysis.work.amount);
    analysis.bound = gainBound(analysis.work, analysis.criticalPath.length, options.cores);
    const ModuleGraph &modules = analysis.grouping.graph;
    const ModuleWork moduleWork(graph, modules, analysis.work, options.cores);
    analysis.decomposition = decompose(graph, modules, moduleWork, analysis.order);
    Arranger arranger(ordered, modules, moduleWork, analysis.work, *events, options.cores);
    for (const auto *groups : {&analysis.decomposition.parallel, &analysis.decomposition.pending}) {
        for (const ParallelGroup &group : *groups) {
            if (!options.withArrangements)
                break;
            auto arrangements = arranger.arrangementsOf(group);
            if (!arrangements)
                return tl::unexpected(arrangements.error());
            analysis.arrangements.push_back(std::move(*arrangements));
        }
    }
    if (const auto added = addCandidates(graph, ordered, costs, options, analysis); !added)
        return tl::unexpected(added.error());
    return analysis;
}

} // namespace tributary
