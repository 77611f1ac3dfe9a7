// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <initializer_list>
#include <utility>
#include <vector>

namespace tributary::testing
{

/// A graph of `count` operators named n0, n1, … with data edges from output 0, in the order given.
inline OpGraph makeGraph(int count, const std::vector<std::pair<int, int>> &edges)
{
    OpGraph graph;
    graph.name = QStringLiteral("test");
    for (int i = 0; i < count; ++i) {
        Operator op;
        op.name = QStringLiteral("n%1").arg(i);
        op.type = QStringLiteral("T");
        op.id = i;
        graph.operators.push_back(op);
    }
    for (const auto &[from, to] : edges)
        graph.edges.push_back({from, to, 0, 0});
    return graph;
}

/// Node 0, `branches` chains of `depth` nodes, and a node that joins them.
inline OpGraph makeFan(int branches, int depth)
{
    std::vector<std::pair<int, int>> edges;
    const int join = branches * depth + 1;
    for (int b = 0; b < branches; ++b) {
        const int first = 1 + b * depth;
        edges.emplace_back(0, first);
        for (int d = 1; d < depth; ++d)
            edges.emplace_back(first + d - 1, first + d);
        edges.emplace_back(first + depth - 1, join);
    }
    return makeGraph(join + 1, edges);
}

} // namespace tributary::testing
