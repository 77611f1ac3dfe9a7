// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/stream_events.h"

#include "graph/vector_index.h"

#include <cstddef>
#include <map>
#include <utility>

namespace tributary
{

namespace
{

using Events = std::vector<StreamEvent>;

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

EventFinder::EventFinder(const OpGraph &graph, std::vector<int> order)
    : m_graph(&graph)
    , m_order(std::move(order))
    , m_position(m_order.size())
    , m_outgoing(outgoingEdges(graph))
{
    for (std::size_t i = 0; i < m_order.size(); ++i)
        m_position[at(m_order[i])] = i;
}

Result<EventFinder> EventFinder::of(const OpGraph &graph)
{
    Result<std::vector<int>> order = topologicalOrder(graph);
    if (!order)
        return tl::unexpected(order.error());
    return EventFinder(graph, std::move(*order));
}

Result<std::vector<StreamEvent>> EventFinder::find(const std::vector<int> &streams) const
{
    if (streams.size() != m_order.size())
        return fail(QT_TRANSLATE_NOOP("core", "The stream assignment belongs to another graph"));
    return findFrom(m_order, streams);
}

std::vector<StreamEvent> EventFinder::findFrom(const std::vector<int> &senders, const std::vector<int> &streams) const
{
    Events events;
    for (const int from : senders) {
        const int fromStream = streams[at(from)];
        if (fromStream == Operator::noStream)
            continue;
        for (const int index : m_outgoing[at(from)]) {
            const int to = m_graph->edges[at(index)].to;
            const int toStream = streams[at(to)];
            if (fromStream != toStream && toStream != Operator::noStream)
                events.push_back({from, to, fromStream, toStream});
        }
    }
    return withoutNeedless(events);
}

std::vector<StreamEvent> EventFinder::withoutNeedless(const std::vector<StreamEvent> &events) const
{
    const Events once = keepBest(
        events, [](const StreamEvent &e) { return std::make_pair(e.from, e.toStream); },
        [this](const StreamEvent &a, const StreamEvent &b) { return position(a.to) < position(b.to); });
    return keepBest(
        once, [](const StreamEvent &e) { return std::make_pair(e.to, e.fromStream); },
        [this](const StreamEvent &a, const StreamEvent &b) { return position(a.from) > position(b.from); });
}

Result<std::vector<StreamEvent>> crossStreamEvents(const OpGraph &graph, const std::vector<int> &streams)
{
    const Result<EventFinder> finder = EventFinder::of(graph);
    if (!finder)
        return tl::unexpected(finder.error());
    return finder->find(streams);
}

} // namespace tributary
