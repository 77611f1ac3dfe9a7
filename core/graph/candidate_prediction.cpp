// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/candidate_prediction.h"

#include "graph/assignment_groups.h"
#include "graph/order_check.h"
#include "graph/vector_index.h"

#include <algorithm>

namespace tributary
{

namespace
{

// Communication begins in one order on every device, so that one waits for the other whatever the streams are.
void addCollectiveOrder(
    const std::vector<OperatorDependency> &demanded, const std::vector<int> &streams, std::vector<StreamEvent> &waits)
{
    int last = -1; // of those that have a stream
    for (const OperatorDependency &dependency : demanded) {
        if (dependency.type != DependencyType::CollectiveOrder)
            continue;
        if (streams[at(dependency.from)] != Operator::noStream)
            last = dependency.from;
        if (last >= 0 && streams[at(dependency.to)] != Operator::noStream)
            waits.push_back({last, dependency.to, streams[at(last)], streams[at(dependency.to)]});
    }
}

void addRanks(std::vector<CandidatePrediction> &predictions)
{
    for (CandidatePrediction &one : predictions) {
        const double own = one.simulation.stepTime;
        one.rank = !one.isSafe() ? 0
                                 : 1
                + static_cast<int>(
                    std::count_if(predictions.begin(), predictions.end(), [own](const CandidatePrediction &other) {
                        return other.isSafe() && other.simulation.stepTime < own;
                    }));
    }
}

} // namespace

Result<std::vector<CandidatePrediction>> predictCandidates(
    const OpGraph &graph, const CandidateList &candidates, const NodeCosts *costs, const CoreLimits &cores)
{
    const Result<EventFinder> finder = EventFinder::of(graph);
    if (!finder)
        return tl::unexpected(finder.error());
    const OperatorWork work = operatorWork(graph, costs);
    const std::vector<OperatorDependency> demanded = demandedOrders(operatorDependencies(graph, finder->order()));
    std::vector<CandidatePrediction> predictions;
    std::vector<std::vector<int>> assignments;
    for (const Candidate &candidate : candidates) {
        const Result<StreamAssignment> assignment = assignStreams(graph, candidate, costs);
        if (!assignment)
            return tl::unexpected(assignment.error());
        Result<std::vector<StreamEvent>> events = finder->find(assignment->streams);
        if (!events)
            return tl::unexpected(events.error());
        std::vector<StreamEvent> waits = *events;
        addCollectiveOrder(demanded, assignment->streams, waits);
        Result<Simulation> simulation = simulateStep(work, finder->order(), assignment->streams, waits, cores);
        if (!simulation)
            return tl::unexpected(simulation.error());
        assignments.push_back(assignment->streams);
        std::vector<OperatorDependency> broken = brokenOrders(demanded, finder->order(), assignment->streams, *events);
        predictions.push_back({candidate, *assignment, std::move(*events), usedStreams(assignment->streams),
            std::move(*simulation), 0, 1, std::move(broken)});
    }
    const std::vector<int> groups = assignmentGroups(assignments);
    for (std::size_t i = 0; i < predictions.size(); ++i)
        predictions[i].sameAs = groups[i];
    addRanks(predictions);
    return predictions;
}

} // namespace tributary
