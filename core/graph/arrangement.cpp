// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/arrangement.h"

#include "graph/vector_index.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

namespace tributary
{

namespace
{

constexpr int mainStream = 0;

/// The part of a step as a small step of its own; operators are numbered by their place in it.
struct SmallStep {
    OperatorWork work;
    std::vector<int> streams;

    void add(const OperatorWork &all, int op, int stream)
    {
        work.amount.push_back(all.amount[at(op)]);
        work.cubeBlocks.push_back(all.cubeBlocks[at(op)]);
        work.vectorBlocks.push_back(all.vectorBlocks[at(op)]);
        streams.push_back(stream);
    }
};

} // namespace

Arranger::Arranger(const OpGraph &graph, const ModuleGraph &modules, const ModuleWork &moduleWork,
    const OperatorWork &work, const EventFinder &events, const CoreLimits &cores)
    : m_modules(modules)
    , m_moduleWork(moduleWork)
    , m_work(work)
    , m_events(events)
    , m_cores(cores)
    , m_producers(graph.operators.size())
    , m_before(graph.operators.size() + 1, 0)
    , m_behind(graph.operators.size() + 1, 0)
{
    for (const Operator &op : graph.operators)
        m_streams.push_back(op.stream == Operator::noStream ? Operator::noStream : mainStream);
    for (const Edge &edge : graph.edges) {
        if (m_streams[at(edge.from)] != Operator::noStream)
            m_producers[at(edge.to)].push_back(edge.from);
    }
    const std::vector<int> &order = events.order();
    const auto workAt = [&](std::size_t position) {
        const int op = order[position];
        return m_streams[at(op)] == Operator::noStream ? 0 : work.amount[at(op)];
    };
    for (std::size_t i = 0; i < order.size(); ++i)
        m_before[i + 1] = m_before[i] + workAt(i);
    for (std::size_t i = order.size(); i-- > 0;)
        m_behind[i] = m_behind[i + 1] + workAt(i);
}

QString Arranger::names(const std::vector<int> &modules) const
{
    QStringList list;
    for (const int module : modules)
        list << m_modules.modules[at(module)].name;
    return list.join(QStringLiteral(", ")); // what they wait for, the group tells
}

void Arranger::move(Moves &moves, const std::vector<int> &modules, int stream) const
{
    for (const int module : modules) {
        for (const int op : m_modules.modules[at(module)].operators) {
            if (m_streams[at(op)] != Operator::noStream)
                moves.push_back({op, stream});
        }
    }
}

// `joinAfter`: a module of the main chain behind which the main stream waits for the side streams, or -1: where the
// first result is needed.
Result<Arrangement> Arranger::simulate(const QString &description, Moves moves, int joinAfter)
{
    std::sort(moves.begin(), moves.end(), [](const auto &a, const auto &b) { return a.op < b.op; });
    for (const Arrangement::Move &each : moves)
        m_streams[at(each.op)] = each.stream;
    const Result<double> time = stepTime(moves, joinAfter);
    for (const Arrangement::Move &each : moves)
        m_streams[at(each.op)] = mainStream;
    if (!time)
        return tl::unexpected(time.error());
    return Arrangement {description, std::move(moves), *time};
}

Result<double> Arranger::stepTime(const Moves &moves, int joinAfter) const
{
    std::vector<StreamEvent> events = m_events.findFrom(sendersFor(moves), m_streams);
    if (joinAfter >= 0)
        addEarlyJoin(moves, joinAfter, events);
    const Part part = partOf(moves, events);
    const Result<double> inside = simulatePart(part, events);
    if (!inside)
        return tl::unexpected(inside.error());
    return m_before[part.first] + *inside + m_behind[part.end];
}

// Whoever can send an event: what is moved and what that needs, in the order of the step.
std::vector<int> Arranger::sendersFor(const Moves &moves) const
{
    std::vector<int> senders;
    for (const Arrangement::Move &each : moves) {
        senders.push_back(each.op);
        senders.insert(senders.end(), m_producers[at(each.op)].begin(), m_producers[at(each.op)].end());
    }
    std::sort(
        senders.begin(), senders.end(), [this](int a, int b) { return m_events.position(a) < m_events.position(b); });
    senders.erase(std::unique(senders.begin(), senders.end()), senders.end());
    return senders;
}

void Arranger::addEarlyJoin(const Moves &moves, int joinAfter, std::vector<StreamEvent> &events) const
{
    std::optional<std::size_t> passed; // position of the last operator of the module on the main stream
    for (const int op : m_modules.modules[at(joinAfter)].operators) {
        if (m_streams[at(op)] == mainStream)
            passed = std::max(passed.value_or(0), m_events.position(op));
    }
    if (!passed)
        return;
    const std::vector<int> &order = m_events.order();
    std::size_t joiner = *passed + 1;
    while (joiner < order.size() && m_streams[at(order[joiner])] != mainStream)
        ++joiner;
    if (joiner == order.size())
        return;
    std::map<int, int> last; // of each side stream, before the joiner
    for (const Arrangement::Move &each : moves) {
        if (m_events.position(each.op) > joiner)
            continue;
        const auto [it, added] = last.emplace(each.stream, each.op);
        if (!added && m_events.position(each.op) > m_events.position(it->second))
            it->second = each.op;
    }
    // What stands before the joiner in topological order cannot need it, so the events close no circle.
    for (const auto &[stream, op] : last)
        events.push_back({op, order[joiner], stream, mainStream});
}

// Nothing is ready on a side stream before what its first operator needs from the main stream is done, and nothing
// runs there any more once the main stream has waited for the last operator of each.
Arranger::Part Arranger::partOf(const Moves &moves, const std::vector<StreamEvent> &events) const
{
    struct Side {
        int first;
        int last;
        bool waits = false; ///< the first operator, for whatever
        std::optional<std::size_t> ready; ///< position behind the last of the main stream that it waits for
        bool joined = false;
    };
    std::map<int, Side> sides;
    for (const Arrangement::Move &each : moves) {
        Side &side = sides.emplace(each.stream, Side {each.op, each.op, false, {}, false}).first->second;
        if (m_events.position(each.op) < m_events.position(side.first))
            side.first = each.op;
        if (m_events.position(each.op) > m_events.position(side.last))
            side.last = each.op;
    }
    Part part {m_events.order().size(), 0};
    for (const StreamEvent &event : events) {
        if (const auto to = sides.find(event.toStream); to != sides.end() && event.to == to->second.first) {
            to->second.waits = true;
            if (event.fromStream == mainStream)
                to->second.ready = std::max(to->second.ready.value_or(0), m_events.position(event.from) + 1);
        }
        if (event.toStream != mainStream)
            continue;
        part.end = std::max(part.end, m_events.position(event.to) + 1);
        if (const auto from = sides.find(event.fromStream); from != sides.end() && event.from == from->second.last)
            from->second.joined = true;
    }
    for (const auto &[stream, side] : sides) {
        if (side.ready)
            part.first = std::min(part.first, *side.ready);
        else if (!side.waits)
            part.first = 0;
        if (!side.joined)
            part.end = m_events.order().size();
    }
    part.end = std::max(part.end, part.first); // nothing is moved, nothing to simulate
    return part;
}

Result<double> Arranger::simulatePart(const Part &part, const std::vector<StreamEvent> &events) const
{
    SmallStep step;
    std::vector<int> place(part.end > part.first ? part.end - part.first : 0, -1);
    for (std::size_t position = part.first; position < part.end; ++position) {
        const int op = m_events.order()[position];
        if (m_streams[at(op)] == Operator::noStream)
            continue;
        place[position - part.first] = static_cast<int>(step.streams.size());
        step.add(m_work, op, m_streams[at(op)]);
    }
    std::vector<StreamEvent> inside;
    for (StreamEvent event : events) {
        if (m_events.position(event.from) < part.first)
            continue; // is over when the part begins
        event.from = place[m_events.position(event.from) - part.first];
        event.to = place[m_events.position(event.to) - part.first];
        inside.push_back(event);
    }
    std::vector<int> order(step.streams.size());
    std::iota(order.begin(), order.end(), 0);
    const Result<Simulation> simulation = simulateStep(step.work, order, step.streams, inside, m_cores);
    if (!simulation)
        return tl::unexpected(simulation.error());
    return simulation->stepTime;
}

Result<std::vector<Arrangement>> Arranger::arrangementsOf(const ParallelGroup &group)
{
    const auto heavier = [this](int a, int b) { return m_moduleWork.amount(a) < m_moduleWork.amount(b); };
    const int dominator = *std::max_element(group.beside.begin(), group.beside.end(), heavier);
    Moves one;
    Moves each;
    std::vector<int> moved;
    for (std::size_t i = 0; i < group.branches.size(); ++i) {
        move(one, group.branches[i], 1);
        move(each, group.branches[i], static_cast<int>(i) + 1);
        moved.insert(moved.end(), group.branches[i].begin(), group.branches[i].end());
    }
    const int top = *std::max_element(moved.begin(), moved.end(), heavier);
    Moves heaviest;
    move(heaviest, {top}, 1);

    std::vector<Result<Arrangement>> tried;
    tried.push_back(simulate(
        QStringLiteral("%1 on one side stream, joined where the result is needed").arg(names(moved)), one, -1));
    tried.push_back(
        simulate(QStringLiteral("%1 on one side stream, joined right behind %2").arg(names(moved), names({dominator})),
            one, dominator));
    if (group.branches.size() > 1)
        tried.push_back(
            simulate(QStringLiteral("each of the %1 branches on a side stream of its own").arg(group.branches.size()),
                each, -1));
    if (moved.size() > 1)
        tried.push_back(
            simulate(QStringLiteral("only %1 on a side stream, the rest in line").arg(names({top})), heaviest, -1));
    std::vector<Arrangement> result;
    for (Result<Arrangement> &arrangement : tried) {
        if (!arrangement)
            return tl::unexpected(arrangement.error());
        result.push_back(std::move(*arrangement));
    }
    return result;
}

} // namespace tributary
