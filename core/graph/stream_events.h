// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <cstddef>
#include <vector>

namespace tributary
{

/// The consumer waits on its stream until the producer on another stream is done.
struct StreamEvent {
    int from = 0; ///< operator that records the event
    int to = 0; ///< operator that waits for it
    int fromStream = 0;
    int toStream = 0;

    friend bool operator==(const StreamEvent &, const StreamEvent &) = default;
};

/// The events that keep the dependencies of a graph when its operators run on several streams, each stream in
/// topological order; the index of an event is its id. One for each edge between two streams, then without those that
/// others make needless: of an operator's events to one stream the first receiver is kept, of a stream's events to one
/// operator the last sender. (GE, stream_allocator.cc; its rules for Enter and stream activation are not applied.)
/// `streams`: by operator index, Operator::noStream for none. Errors: see topologicalOrder().
Result<std::vector<StreamEvent>> crossStreamEvents(const OpGraph &graph, const std::vector<int> &streams);

/// The same for many assignments of one graph: what depends on the graph alone is worked out once. The graph lives at
/// least as long.
class EventFinder
{
public:
    /// Errors: see topologicalOrder().
    static Result<EventFinder> of(const OpGraph &graph);

    /// topologicalOrder() of the graph.
    [[nodiscard]] const std::vector<int> &order() const { return m_order; }
    /// Place of an operator in the order.
    [[nodiscard]] std::size_t position(int op) const { return m_position[static_cast<std::size_t>(op)]; }
    /// Error: an assignment of another graph.
    [[nodiscard]] Result<std::vector<StreamEvent>> find(const std::vector<int> &streams) const;
    /// The same if only these operators have consumers on other streams. `senders`: in the order, none twice.
    [[nodiscard]] std::vector<StreamEvent> findFrom(
        const std::vector<int> &senders, const std::vector<int> &streams) const;

private:
    EventFinder(const OpGraph &graph, std::vector<int> order);
    [[nodiscard]] std::vector<StreamEvent> withoutNeedless(const std::vector<StreamEvent> &events) const;

    const OpGraph *m_graph;
    std::vector<int> m_order;
    std::vector<std::size_t> m_position; ///< in the order, by operator index
    std::vector<std::vector<int>> m_outgoing; ///< outgoingEdges() of the graph
};

} // namespace tributary
