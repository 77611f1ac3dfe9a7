// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/loaded_graph.h"
#include "graph/stream_assignment.h"
#include "graph/stream_events.h"

namespace tributary::gui
{

/// How one candidate spreads a graph over streams.
struct CandidateStreams {
    Candidate candidate;
    LoadedGraphPtr graph;
    StreamAssignment assignment;
    std::vector<StreamEvent> events; ///< between streams
    std::vector<int> counts; ///< operators by stream
    int without = 0; ///< operators that have no stream

    /// Whether they are those of this graph; edits of modules change no streams.
    [[nodiscard]] bool fits(const LoadedGraph &shown) const { return graph->isSameAs(shown); }
    /// Operator::noStream for none.
    [[nodiscard]] int of(int op) const { return assignment.streams[static_cast<std::size_t>(op)]; }
};

using CandidateStreamsPtr = std::shared_ptr<const CandidateStreams>;

/// As GE does it. Errors: those of assignStreams().
Result<CandidateStreamsPtr> streamsOf(const LoadedGraphPtr &graph, const Candidate &candidate);

/// By operator: whether the two give it different streams.
std::vector<bool> differences(const CandidateStreams &a, const CandidateStreams &b);

} // namespace tributary::gui
