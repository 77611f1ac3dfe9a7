// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/parallelism.h"

namespace tributary
{

/// Modules that can run beside a part of the main chain.
struct ParallelGroup {
    QString name; ///< A, B, …, Z, AA, …
    std::vector<std::vector<int>> branches; ///< each a connected set in topological order, independent of the others
    std::vector<int> beside; ///< the part of the critical path that no module of a branch has an order with
    ParallelVerdict verdict; ///< of the heaviest pair
};

/// The conclusion about a module graph, in four parts. All numbers are indices into ModuleGraph::modules; modules that
/// take no place on a stream (inputs, constants, outer modules) are in none.
struct Decomposition {
    std::vector<int> mainChain; ///< the critical path and what can run beside none of it, in topological order
    std::vector<ParallelGroup> parallel;
    std::vector<ParallelGroup> pending;
    std::vector<std::vector<int>> streams; ///< suggestStreams(): the first has the main chain, with what is pending
};

/// Finds the main chain, and for what is beside it where it can run. `order`: topologicalOrder(graph).
Decomposition decompose(
    const OpGraph &graph, const ModuleGraph &modules, const ModuleWork &work, const std::vector<int> &order);

/// The groups of a decomposition: the settled ones, then those that wait for validation.
std::vector<ParallelGroup> parallelGroups(const Decomposition &decomposition);

} // namespace tributary
