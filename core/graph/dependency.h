// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/module_grouping.h"

#include <optional>

namespace tributary
{

/// What one operator waits for, with the type of it.
struct OperatorDependency {
    int from = 0;
    int to = 0;
    DependencyType type = DependencyType::Data;
    QString reason;
};

/// What the label of an edge in a drawing says: the type, if one of its words is the name of one, and the reason, which
/// is the label without a type in front of a colon. "state: KV cache" is state for the reason "KV cache".
struct DependencyLabel {
    std::optional<DependencyType> type;
    QString reason; ///< empty if the label is only a type
};
DependencyLabel readDependencyLabel(const QString &label);

/// The dependencies between operators: edges of the graph (data; control edges are event), the order of writes to and
/// reads of one variable or input (state), and the order of communication (collective_order). The last two follow
/// `order`, a topological order, so that they make no cycle.
std::vector<OperatorDependency> operatorDependencies(const OpGraph &graph, const std::vector<int> &order);

/// The graph with a control edge for each order that state and communication demand beyond its own edges: what a
/// schedule has to keep. Its topologicalOrder() is `order`, that of the graph.
OpGraph withDemandedOrder(const OpGraph &graph, const std::vector<int> &order);

/// The same between modules: one of each type for each pair, with the reason of the first and how many more there are.
/// What leads from one folded layer to the next is left out: the module stands for one layer.
std::vector<Dependency> moduleDependencies(
    const OpGraph &graph, const Grouping &grouping, const std::vector<int> &order);

} // namespace tributary
