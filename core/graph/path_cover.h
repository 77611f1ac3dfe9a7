// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/work_dag.h"

namespace tributary
{

/// Nodes that run one after another on one stream, in order.
using Route = std::vector<int>;

/// Covers an acyclic graph with as few vertex-disjoint paths as possible: maximum matching in the split graph by
/// Dinic's algorithm. Several covers can be smallest; the one returned depends on the order of the successors as in GE
/// (dag_stream_divide.h). Routes are ordered by their first node.
std::vector<Route> minimumPathCover(const Adjacency &successors);

} // namespace tributary
