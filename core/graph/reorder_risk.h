// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/operator_work.h"
#include "graph/reachability.h"

namespace tributary
{

/// A cheap consumer of a side stream's output that stands on the main stream ahead of the long operator that was meant
/// to hide the side stream: the main stream waits there, and the two run one after another.
struct ReorderRisk {
    int producer = 0; ///< on a side stream
    int consumer = 0; ///< cheap, on the main stream
    int dominator = 0; ///< the heaviest operator of the main stream behind the consumer that does not need the producer
};

/// The stream with the most work; of equal ones the lowest. Operator::noStream if no operator has a stream.
int mainStream(const std::vector<int> &streams, const OperatorWork &work);

/// All such risks of an assignment, by producer and consumer in `order` (topologicalOrder(graph)), which is also the
/// order of a stream's operators. `reach`: of successorsOf(graph).
std::vector<ReorderRisk> reorderRisks(const OpGraph &graph, const std::vector<int> &order,
    const std::vector<int> &streams, const OperatorWork &work, const Reachability &reach);

} // namespace tributary
