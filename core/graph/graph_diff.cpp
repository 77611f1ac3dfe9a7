// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_diff.h"

#include <QHash>

#include <tuple>

namespace tributary
{

namespace
{

using OperatorsByName = QHash<QString, const Operator *>;
using EdgeKey = std::tuple<QString, QString, bool>;

OperatorsByName byName(const OpGraph &graph)
{
    OperatorsByName operators;
    operators.reserve(static_cast<qsizetype>(graph.operators.size()));
    for (const Operator &op : graph.operators)
        operators.insert(op.name, &op);
    return operators;
}

EdgeKey keyOf(const OpGraph &graph, const Edge &edge)
{
    return {graph.operators[static_cast<std::size_t>(edge.from)].name,
        graph.operators[static_cast<std::size_t>(edge.to)].name, edge.isControl()};
}

std::map<EdgeKey, int> countEdges(const OpGraph &graph)
{
    std::map<EdgeKey, int> counts;
    for (const Edge &edge : graph.edges)
        ++counts[keyOf(graph, edge)];
    return counts;
}

// The edges of `graph` that `other` has not, or has less often.
std::vector<GraphDiff::NamedEdge> surplusEdges(const OpGraph &graph, const OpGraph &other)
{
    std::map<EdgeKey, int> rest = countEdges(other);
    std::vector<GraphDiff::NamedEdge> surplus;
    for (const Edge &edge : graph.edges) {
        const EdgeKey key = keyOf(graph, edge);
        if (--rest[key] < 0)
            surplus.push_back({std::get<0>(key), std::get<1>(key), std::get<2>(key)});
    }
    return surplus;
}

} // namespace

bool GraphDiff::isEmpty() const
{
    return onlyStreams() && changedStreams.empty();
}

bool GraphDiff::onlyStreams() const
{
    return addedOperators.isEmpty() && removedOperators.isEmpty() && changedOperators.empty() && addedEdges.empty()
        && removedEdges.empty();
}

GraphDiff diffGraphs(const OpGraph &before, const OpGraph &after)
{
    GraphDiff diff;
    const OperatorsByName old = byName(before);
    const OperatorsByName now = byName(after);
    for (const Operator &op : before.operators) {
        const Operator *same = now.value(op.name);
        if (!same) {
            diff.removedOperators << op.name;
            continue;
        }
        if (same->type != op.type)
            diff.changedOperators.push_back({op.name, op.type, same->type});
        if (same->stream != op.stream)
            diff.changedStreams.push_back({op.name, op.stream, same->stream});
    }
    for (const Operator &op : after.operators) {
        if (!old.contains(op.name))
            diff.addedOperators << op.name;
    }
    diff.addedEdges = surplusEdges(after, before);
    diff.removedEdges = surplusEdges(before, after);
    return diff;
}

} // namespace tributary
