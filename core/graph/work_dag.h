// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node_cost.h"

#include <vector>

namespace tributary
{

/// A directed graph of nodes 0 … n-1, as successor lists.
using Adjacency = std::vector<std::vector<int>>;

/// The part of a graph that streams are assigned to: nodes in topological order, no edge twice.
struct WorkDag {
    std::vector<int> nodes; ///< position in the topological order of the graph that it came from, rising
    Adjacency successors; ///< by index in `nodes`, in the order in which they were found
    std::vector<NodeCost> costs; ///< by index in `nodes`
};

/// Keeps the nodes that are marked; a path through nodes that are not becomes one edge. For each kept node its edges
/// are looked at in order, then those of the removed nodes found, first in first out. Each edge once, none to itself.
/// `all` and `keep`: by position in the topological order. (GE, dag_stream_allocator.cc)
WorkDag contractedDag(const Adjacency &all, const std::vector<bool> &keep, const std::vector<NodeCost> &costs);

} // namespace tributary
