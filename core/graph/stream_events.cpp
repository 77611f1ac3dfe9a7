// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/stream_events.h"

#include <cstddef>
#include <map>
#include <utility>

namespace tributary
{

namespace
{

using Events = std::vector<StreamEvent>;

Events eventsOfEdges(const OpGraph &graph, const std::vector<int> &order, const std::vector<int> &streams)
{
    Events events;
    const std::vector<std::vector<int>> outgoing = outgoingEdges(graph);
    for (const int from : order) {
        for (const int index : outgoing[static_cast<std::size_t>(from)]) {
            const int to = graph.edges[static_cast<std::size_t>(index)].to;
            const int fromStream = streams[static_cast<std::size_t>(from)];
            const int toStream = streams[static_cast<std::size_t>(to)];
            if (fromStream != toStream && fromStream != Operator::noStream && toStream != Operator::noStream)
                events.push_back({from, to, fromStream, toStream});
        }
    }
    return events;
}

// Keeps one event for each key: the one that `better` prefers, of equal ones the first. The order stays.
template <typename KeyOf, typename Better>
Events keepBest(const Events &events, const KeyOf &keyOf, const Better &better)
{
    std::map<std::pair<int, int>, std::size_t> best;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto [it, added] = best.emplace(keyOf(events[i]), i);
        if (!added && better(events[i], events[it->second]))
            it->second = i;
    }
    Events kept;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (best.at(keyOf(events[i])) == i)
            kept.push_back(events[i]);
    }
    return kept;
}

} // namespace

Result<std::vector<StreamEvent>> crossStreamEvents(const OpGraph &graph, const std::vector<int> &streams)
{
    const Result<std::vector<int>> order = topologicalOrder(graph);
    if (!order)
        return tl::unexpected(order.error());
    if (streams.size() != graph.operators.size())
        return fail(QT_TRANSLATE_NOOP("core", "The stream assignment belongs to another graph"));
    std::vector<std::size_t> position(order->size());
    for (std::size_t i = 0; i < order->size(); ++i)
        position[static_cast<std::size_t>((*order)[i])] = i;
    const auto positionOf = [&position](int index) { return position[static_cast<std::size_t>(index)]; };

    Events events = eventsOfEdges(graph, *order, streams);
    events = keepBest(
        events, [](const StreamEvent &e) { return std::make_pair(e.from, e.toStream); },
        [&](const StreamEvent &a, const StreamEvent &b) { return positionOf(a.to) < positionOf(b.to); });
    return keepBest(
        events, [](const StreamEvent &e) { return std::make_pair(e.to, e.fromStream); },
        [&](const StreamEvent &a, const StreamEvent &b) { return positionOf(a.from) > positionOf(b.from); });
}

} // namespace tributary
