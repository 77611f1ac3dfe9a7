// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_matrix.h"
#include "graph/dependency.h"
#include "graph/stream_assignment.h"
#include "graph/stream_events.h"
#include "graph/stream_simulation.h"

namespace tributary
{

/// What a candidate would do to a graph.
struct CandidatePrediction {
    Candidate candidate;
    StreamAssignment assignment;
    std::vector<StreamEvent> events; ///< after pruning
    int streamsUsed = 0; ///< can be fewer than the candidate asks for
    Simulation simulation;
    int sameAs = 0; ///< index of the first candidate with the same assignment; its own if there is none before it
    int rank = 1; ///< by predicted step time, from 1; equal times have equal ranks; 0 if it is not safe
    std::vector<OperatorDependency> broken; ///< orders of state and communication that it leaves to chance

    /// An unsafe candidate may compute something else than one stream does, so its step time is no offer.
    [[nodiscard]] bool isSafe() const { return broken.empty(); }
};

/// Predicts every candidate for one graph. What GE keeps is simulated, streams and events, and that devices communicate
/// in order; what GE does not keep is told. `costs` may be nullptr. Errors: see assignStreams(), simulateStep().
Result<std::vector<CandidatePrediction>> predictCandidates(
    const OpGraph &graph, const CandidateList &candidates, const NodeCosts *costs, const CoreLimits &cores);

} // namespace tributary
