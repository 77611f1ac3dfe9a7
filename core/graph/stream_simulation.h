// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/operator_work.h"
#include "graph/stream_events.h"

namespace tributary
{

/// When each operator would run.
struct Simulation {
    std::vector<double> start; ///< by operator index, in the unit of the work; 0 without a stream
    std::vector<double> end;
    std::vector<double> busy; ///< by stream: work on it
    double stepTime = 0; ///< end of the last operator
};

/// Runs a step: each stream starts its operators in `order` (topologicalOrder(graph)), one after another; an operator
/// waits for its events, and for as many free cores as it asks for (at most all that there are). Of operators that wait
/// for cores the one that was ready first goes first, of equal ones the one on the lower stream. Launch and event
/// times, memory bandwidth and the host are not modelled.
/// Errors: an assignment of another graph; events that wait for each other.
Result<Simulation> simulateStep(const OperatorWork &work, const std::vector<int> &order,
    const std::vector<int> &streams, const std::vector<StreamEvent> &events, const CoreLimits &cores);

} // namespace tributary
