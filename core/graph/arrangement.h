// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/decomposition.h"
#include "graph/stream_events.h"
#include "graph/stream_simulation.h"

namespace tributary
{

/// One way to use a parallel point.
struct Arrangement {
    QString description; ///< what runs where and where it joins
    std::vector<int> streams; ///< by operator index; 0 is the main stream
    double stepTime = 0; ///< simulated, in the unit of the work
};

/// At least two different ways to use a group: all branches on one side stream or each on its own, joined where the
/// result is needed or as early as the main chain allows; only the heaviest module moved. All other operators stay on
/// stream 0. `events`: of the graph. Errors: see simulateStep().
Result<std::vector<Arrangement>> arrangementsOf(const OpGraph &graph, const ModuleGraph &modules,
    const ModuleWork &moduleWork, const OperatorWork &work, const EventFinder &events, const ParallelGroup &group,
    const CoreLimits &cores);

} // namespace tributary
