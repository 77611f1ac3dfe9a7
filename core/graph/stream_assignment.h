// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "candidate/candidate.h"
#include "graph/node_cost.h"
#include "graph/op_graph.h"

#include <vector>

namespace tributary
{

/// Which stream every operator of one graph gets.
struct StreamAssignment {
    int required = 0; ///< streams that the graph needs; can exceed the candidate's N by one for each stream label
    /// By operator index, from 0. Operator::noStream where the pass leaves the operator as it is: it has no stream,
    /// costs nothing (profile), or is one of GE's label operators.
    std::vector<int> streams;
    Strategy effectiveStrategy = Strategy::Default; ///< what GE really uses
    Text reason; ///< why that is not the strategy asked for; empty if it is
};

/// Assigns streams as GE does for a candidate:
/// `default`: one stream, and one for each stream label; `cv`: vector operators that GE splits off get a second one;
/// else the work graph is covered with as few paths as possible and the paths are merged into at most N streams, then
/// each stream label gets a stream of its own (GE, dag_stream_allocator.cc, dag_stream_merger.cc,
/// dag_weighted_stream_merger.cc). With `costs` of which at least one matches an operator GE uses WeightedLoadBalance
/// whatever was asked for, except for `default` and `cv`.
/// Errors: see topologicalOrder(); a stream count that GE refuses.
Result<StreamAssignment> assignStreams(
    const OpGraph &graph, const Candidate &candidate, const NodeCosts *costs = nullptr);

} // namespace tributary
