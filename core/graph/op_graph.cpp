// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/op_graph.h"

#include <algorithm>
#include <functional>
#include <queue>

namespace tributary
{

CoreKind Operator::coreKind() const
{
    if (coreType.isEmpty())
        return CoreKind::None;
    const bool vector = coreType == QLatin1String("AIV") || coreType == QLatin1String("MIX_AIV")
        || (coreType == QLatin1String("MIX") && mixIsAiv);
    return vector ? CoreKind::Vector : CoreKind::Cube;
}

std::vector<std::vector<int>> outgoingEdges(const OpGraph &graph)
{
    std::vector<std::vector<int>> outgoing(graph.operators.size());
    for (std::size_t i = 0; i < graph.edges.size(); ++i)
        outgoing[static_cast<std::size_t>(graph.edges[i].from)].push_back(static_cast<int>(i));
    // Control edges have port -1; as unsigned they sort behind every data edge.
    const auto port = [&graph](int edge) {
        return static_cast<unsigned>(graph.edges[static_cast<std::size_t>(edge)].fromPort);
    };
    for (std::vector<int> &edges : outgoing)
        std::stable_sort(edges.begin(), edges.end(), [&port](int a, int b) { return port(a) < port(b); });
    return outgoing;
}

Result<std::vector<int>> topologicalOrder(const OpGraph &graph)
{
    const std::size_t count = graph.operators.size();
    std::vector<std::vector<int>> consumers(count);
    std::vector<int> missing(count, 0);
    for (const Edge &edge : graph.edges) {
        const auto from = static_cast<std::size_t>(edge.from);
        const auto to = static_cast<std::size_t>(edge.to);
        if (edge.from < 0 || edge.to < 0 || from >= count || to >= count)
            return fail(
                {QT_TRANSLATE_NOOP("core", "An edge of graph %1 names an operator that the graph does not have"),
                    {graph.name}});
        consumers[from].push_back(edge.to);
        ++missing[to];
    }
    std::priority_queue<int, std::vector<int>, std::greater<>> ready;
    for (std::size_t i = 0; i < count; ++i) {
        if (missing[i] == 0)
            ready.push(static_cast<int>(i));
    }
    std::vector<int> order;
    order.reserve(count);
    while (!ready.empty()) {
        const int next = ready.top();
        ready.pop();
        order.push_back(next);
        for (const int consumer : consumers[static_cast<std::size_t>(next)]) {
            if (--missing[static_cast<std::size_t>(consumer)] == 0)
                ready.push(consumer);
        }
    }
    if (order.size() < count) {
        const auto stuck = std::find_if(missing.begin(), missing.end(), [](int open) { return open > 0; });
        const QString name = graph.operators[static_cast<std::size_t>(stuck - missing.begin())].name;
        return fail({QT_TRANSLATE_NOOP("core", "Graph %1 has a cycle at or before operator %2"), {graph.name, name}});
    }
    return order;
}

} // namespace tributary
