// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <utility>
#include <vector>

namespace tributary::testing
{

/// A graph of operators given as {name, type}, with data edges between them by index, each into the next free input.
inline OpGraph makeNamedGraph(
    const std::vector<std::pair<const char *, const char *>> &operators, const std::vector<std::pair<int, int>> &edges)
{
    OpGraph graph;
    graph.name = QStringLiteral("test");
    for (const auto &[name, type] : operators) {
        Operator op;
        op.name = QLatin1String(name);
        op.type = QLatin1String(type);
        op.id = static_cast<std::int64_t>(graph.operators.size());
        graph.operators.push_back(op);
    }
    std::vector<int> inputs(operators.size(), 0);
    for (const auto &[from, to] : edges)
        graph.edges.push_back({from, to, 0, inputs[static_cast<std::size_t>(to)]++});
    return graph;
}

} // namespace tributary::testing
