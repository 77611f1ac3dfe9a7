// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/dependency.h"

namespace tributary
{

/// By operator the one whose module it belongs to, or -1. That is what only prepares data that the graph holds or is
/// given, such as the cast of a weight, for a single operator; a chain of them belongs to the last one's consumer. Only
/// operators outside of any name scope are looked at, and communication, writes of state, joins and outputs take none.
/// `dependencies`: operatorDependencies(); `order`: topologicalOrder(graph).
std::vector<int> preparedFor(
    const OpGraph &graph, const std::vector<OperatorDependency> &dependencies, const std::vector<int> &order);

/// For each chain the group that it joins, or -1: chains of operators that are too small for a module, such as a cast,
/// join the one group that reads them, else the one group that they read. `group`: by operator, the index of its
/// chain, or a higher number for another group; -1 for none. `takes`: whether a group takes such chains.
std::vector<int> groupsOfSmallChains(const OpGraph &graph, const std::vector<OperatorDependency> &dependencies,
    const std::vector<std::vector<int>> &chains, const std::vector<int> &group, const std::vector<bool> &takes);

} // namespace tributary
