// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/candidate_prediction.h"

#include "graph/assignment_groups.h"

#include <algorithm>

namespace tributary
{

Result<std::vector<CandidatePrediction>> predictCandidates(
    const OpGraph &graph, const CandidateList &candidates, const NodeCosts *costs, const CoreLimits &cores)
{
    const Result<EventFinder> finder = EventFinder::of(graph);
    if (!finder)
        return tl::unexpected(finder.error());
    const OperatorWork work = operatorWork(graph, costs);
    std::vector<CandidatePrediction> predictions;
    std::vector<std::vector<int>> assignments;
    for (const Candidate &candidate : candidates) {
        const Result<StreamAssignment> assignment = assignStreams(graph, candidate, costs);
        if (!assignment)
            return tl::unexpected(assignment.error());
        Result<std::vector<StreamEvent>> events = finder->find(assignment->streams);
        if (!events)
            return tl::unexpected(events.error());
        Result<Simulation> simulation = simulateStep(work, finder->order(), assignment->streams, *events, cores);
        if (!simulation)
            return tl::unexpected(simulation.error());
        assignments.push_back(assignment->streams);
        predictions.push_back({candidate, *assignment, std::move(*events), usedStreams(assignment->streams),
            std::move(*simulation), 0, 1});
    }
    const std::vector<int> groups = assignmentGroups(assignments);
    for (std::size_t i = 0; i < predictions.size(); ++i) {
        const double own = predictions[i].simulation.stepTime;
        predictions[i].sameAs = groups[i];
        predictions[i].rank += static_cast<int>(std::count_if(predictions.begin(), predictions.end(),
            [own](const CandidatePrediction &other) { return other.simulation.stepTime < own; }));
    }
    return predictions;
}

} // namespace tributary
