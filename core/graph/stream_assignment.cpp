// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/stream_assignment.h"

#include "graph/cv_streams.h"
#include "graph/path_cover.h"
#include "graph/stream_merger.h"
#include "graph/work_dag.h"

#include <algorithm>
#include <cmath>

namespace tributary
{

namespace
{

constexpr double noTime_us = 1e-6; // GE takes a node for free up to here

// The stream labels of a graph in the order in which they first appear.
class Labels
{
public:
    int indexOf(const QString &label)
    {
        const auto it = m_index.constFind(label);
        if (it != m_index.constEnd())
            return *it;
        return *m_index.insert(label, count());
    }
    [[nodiscard]] int count() const { return static_cast<int>(m_index.size()); }

private:
    QHash<QString, int> m_index;
};

// The default allocation, and with cv a second stream: without MiniDAG, labels alone make further streams.
StreamAssignment assignWithoutMerging(const OpGraph &graph, const std::vector<int> &order, bool cv)
{
    const std::vector<bool> beside =
        cv ? cvParallelOperators(graph, order) : std::vector<bool>(graph.operators.size(), false);
    const auto usesStream = [&](bool second) {
        for (std::size_t i = 0; i < graph.operators.size(); ++i) {
            const Operator &op = graph.operators[i];
            if (op.stream != Operator::noStream && op.streamLabel.isEmpty() && beside[i] == second)
                return true;
        }
        return false;
    };
    StreamAssignment result;
    result.streams.assign(graph.operators.size(), Operator::noStream);
    const int second = usesStream(false) ? 1 : 0;
    const int firstLabel = second + (usesStream(true) ? 1 : 0);
    Labels labels;
    for (const int index : order) {
        const auto i = static_cast<std::size_t>(index);
        const Operator &op = graph.operators[i];
        if (op.stream == Operator::noStream)
            continue;
        if (!op.streamLabel.isEmpty())
            result.streams[i] = firstLabel + labels.indexOf(op.streamLabel);
        else
            result.streams[i] = beside[i] ? second : 0;
    }
    result.required = firstLabel + labels.count();
    return result;
}

NodeCost costWithoutProfile(const Operator &op)
{
    NodeCost cost;
    if (op.blocks == Operator::unknownBlocks)
        return cost;
    if (op.coreKind() == CoreKind::Cube)
        cost.cubeBlocks = op.blocks;
    else if (op.coreKind() == CoreKind::Vector)
        cost.vectorBlocks = op.blocks;
    return cost;
}

// One run of MiniDAGStreamPass over one graph. Everything is indexed by position in topological order.
class MiniDag
{
public:
    MiniDag(const OpGraph &graph, const std::vector<int> &order, const NodeCosts *costs)
        : m_graph(graph)
        , m_order(order)
    {
        for (const int index : order) {
            const Operator &op = graph.operators[static_cast<std::size_t>(index)];
            const NodeCost *measured = costs ? costs->find(op.name) : nullptr;
            m_profiled = m_profiled || measured;
            m_costs.push_back(measured ? *measured : costWithoutProfile(op));
            if (op.stream == Operator::noStream)
                m_costs.back().duration_us = 0;
        }
    }

    [[nodiscard]] bool isProfiled() const { return m_profiled; }

    [[nodiscard]] StreamAssignment assign(Strategy strategy, int limit) const
    {
        const WorkDag dag = workDag();
        const std::vector<Route> routes = minimumPathCover(dag.successors);
        const std::vector<int> streamOfRoute = merge(strategy, mergeUnits(dag, routes), limit);
        std::vector<int> streams(m_order.size(), Operator::noStream);
        int used = 0;
        for (std::size_t i = 0; i < routes.size(); ++i) {
            used = std::max(used, streamOfRoute[i] + 1);
            for (const int node : routes[i])
                streams[static_cast<std::size_t>(dag.nodes[static_cast<std::size_t>(node)])] = streamOfRoute[i];
        }
        const int labels = addLabels(streams, used);
        return writeBack(streams, used + labels);
    }

private:
    [[nodiscard]] const Operator &at(std::size_t position) const
    {
        return m_graph.operators[static_cast<std::size_t>(m_order[position])];
    }

    [[nodiscard]] WorkDag workDag() const
    {
        std::vector<int> position(m_order.size());
        std::vector<bool> keep(m_order.size());
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            position[static_cast<std::size_t>(m_order[i])] = static_cast<int>(i);
            keep[i] = at(i).streamLabel.isEmpty() && std::abs(m_costs[i].duration_us) > noTime_us;
        }
        Adjacency all(m_order.size());
        const std::vector<std::vector<int>> outgoing = outgoingEdges(m_graph);
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            for (const int edge : outgoing[static_cast<std::size_t>(m_order[i])])
                all[i].push_back(position[static_cast<std::size_t>(m_graph.edges[static_cast<std::size_t>(edge)].to)]);
        }
        return contractedDag(all, keep, m_costs);
    }

    static std::vector<int> merge(Strategy strategy, const MergeUnits &units, int limit)
    {
        switch (strategy) {
        case Strategy::LoadBalance:
            return mergeLoadBalance(units, limit);
        case Strategy::MainStream:
            return mergeMainStream(units, limit);
        default:
            return mergeWeightedLoadBalance(units, limit);
        }
    }

    // Labelled operators go behind the merged streams. Returns the number of labels.
    int addLabels(std::vector<int> &streams, int used) const
    {
        Labels labels;
        for (std::size_t i = 0; i < streams.size(); ++i) {
            if (!at(i).streamLabel.isEmpty())
                streams[i] = used + labels.indexOf(at(i).streamLabel);
        }
        return labels.count();
    }

    [[nodiscard]] StreamAssignment writeBack(const std::vector<int> &streams, int required) const
    {
        StreamAssignment result;
        result.required = required;
        result.streams.assign(m_order.size(), Operator::noStream);
        for (std::size_t i = 0; i < streams.size(); ++i) {
            if (at(i).stream != Operator::noStream && !at(i).rtsLabelNode)
                result.streams[static_cast<std::size_t>(m_order[i])] = streams[i];
        }
        return result;
    }

    const OpGraph &m_graph;
    const std::vector<int> &m_order;
    std::vector<NodeCost> m_costs;
    bool m_profiled = false; ///< at least one operator is in the profile
};

} // namespace

Result<StreamAssignment> assignStreams(const OpGraph &graph, const Candidate &candidate, const NodeCosts *costs)
{
    const Result<std::vector<int>> order = topologicalOrder(graph);
    if (!order)
        return tl::unexpected(order.error());
    if (!takesStreams(candidate.strategy)) {
        StreamAssignment result = assignWithoutMerging(graph, *order, candidate.strategy == Strategy::Cv);
        result.effectiveStrategy = candidate.strategy;
        return result;
    }
    if (candidate.streams < Candidate::minStreams || candidate.streams > Candidate::maxStreams)
        return fail(QT_TRANSLATE_NOOP("core", "The stream count must be a whole number from 1 to 64."));
    const MiniDag dag(graph, *order, costs);
    const Strategy effective = dag.isProfiled() ? Strategy::WeightedLoadBalance : candidate.strategy;
    StreamAssignment result = dag.assign(effective, candidate.streams);
    result.effectiveStrategy = effective;
    if (effective != candidate.strategy)
        result.reason = {QT_TRANSLATE_NOOP("core",
                             "The profile has costs for this graph: GE then uses WeightedLoadBalance instead of %1."),
            {strategyName(candidate.strategy)}};
    return result;
}

} // namespace tributary
