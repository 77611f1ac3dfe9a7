// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/candidate_streams.h"

#include <algorithm>

namespace tributary::gui
{

Result<CandidateStreamsPtr> streamsOf(const LoadedGraphPtr &graph, const Candidate &candidate)
{
    const NodeCosts *costs = graph->hasCosts() ? &graph->files->costs : nullptr;
    auto assignment = assignStreams(graph->graph(), candidate, costs);
    if (!assignment)
        return tl::unexpected(assignment.error());
    auto events = crossStreamEvents(graph->graph(), assignment->streams);
    if (!events)
        return tl::unexpected(events.error());
    auto result = std::make_shared<CandidateStreams>();
    result->candidate = candidate;
    result->graph = graph;
    result->assignment = std::move(*assignment);
    result->events = std::move(*events);
    for (const int stream : result->assignment.streams) {
        if (stream == Operator::noStream) {
            ++result->without;
            continue;
        }
        const auto needed = static_cast<std::size_t>(stream) + 1;
        if (result->counts.size() < needed)
            result->counts.resize(needed);
        ++result->counts[needed - 1];
    }
    return CandidateStreamsPtr(std::move(result));
}

std::vector<bool> differences(const CandidateStreams &a, const CandidateStreams &b)
{
    std::vector<bool> differ;
    const auto &left = a.assignment.streams;
    const auto &right = b.assignment.streams;
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i)
        differ.push_back(left[i] != right[i]);
    return differ;
}

} // namespace tributary::gui
