// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/arrangement.h"

#include "graph/vector_index.h"

#include <algorithm>

namespace tributary
{

namespace
{

class Arranger
{
public:
    Arranger(const OpGraph &graph, const ModuleGraph &modules, const OperatorWork &work, const CoreLimits &cores,
        const EventFinder &events)
        : m_graph(graph)
        , m_modules(modules)
        , m_work(work)
        , m_cores(cores)
        , m_events(events)
    {
    }

    [[nodiscard]] QString names(const std::vector<int> &modules) const
    {
        QStringList list;
        for (const int module : modules)
            list << m_modules.modules[at(module)].name;
        return list.join(QStringLiteral(" -> "));
    }

    [[nodiscard]] std::vector<int> mainOnly() const
    {
        std::vector<int> streams;
        for (const Operator &op : m_graph.operators)
            streams.push_back(op.stream == Operator::noStream ? Operator::noStream : 0);
        return streams;
    }

    void move(std::vector<int> &streams, const std::vector<int> &modules, int stream) const
    {
        for (const int module : modules) {
            for (const int op : m_modules.modules[at(module)].operators) {
                if (streams[at(op)] != Operator::noStream)
                    streams[at(op)] = stream;
            }
        }
    }

    // `joinAfter`: a module of the main chain behind which the main stream waits for the side streams, or -1: where the
    // first result is needed.
    [[nodiscard]] Result<Arrangement> simulate(
        const QString &description, std::vector<int> streams, int joinAfter) const
    {
        auto events = m_events.find(streams);
        if (!events)
            return tl::unexpected(events.error());
        if (joinAfter >= 0)
            addEarlyJoin(streams, joinAfter, *events);
        const auto simulation = simulateStep(m_work, m_events.order(), streams, *events, m_cores);
        if (!simulation)
            return tl::unexpected(simulation.error());
        return Arrangement {description, std::move(streams), simulation->stepTime};
    }

private:
    void addEarlyJoin(const std::vector<int> &streams, int joinAfter, std::vector<StreamEvent> &events) const
    {
        std::vector<int> last; // of each side stream
        int joiner = -1;
        bool passed = false;
        const std::vector<int> &members = m_modules.modules[at(joinAfter)].operators;
        int open = static_cast<int>(
            std::count_if(members.begin(), members.end(), [&](int op) { return streams[at(op)] == 0; }));
        for (const int op : m_events.order()) {
            const int stream = streams[at(op)];
            if (stream == Operator::noStream)
                continue;
            if (stream == 0 && passed) {
                joiner = op;
                break;
            }
            if (stream == 0 && std::binary_search(members.begin(), members.end(), op))
                passed = --open == 0;
            if (stream > 0) {
                last.resize(std::max(last.size(), at(stream) + 1), -1);
                last[at(stream)] = op;
            }
        }
        // What stands before the joiner in topological order cannot need it, so the events close no circle.
        for (std::size_t stream = 1; joiner >= 0 && stream < last.size(); ++stream) {
            if (last[stream] >= 0)
                events.push_back({last[stream], joiner, static_cast<int>(stream), 0});
        }
    }

    const OpGraph &m_graph;
    const ModuleGraph &m_modules;
    const OperatorWork &m_work;
    const CoreLimits &m_cores;
    const EventFinder &m_events;
};

} // namespace

Result<std::vector<Arrangement>> arrangementsOf(const OpGraph &graph, const ModuleGraph &modules,
    const ModuleWork &moduleWork, const OperatorWork &work, const EventFinder &events, const ParallelGroup &group,
    const CoreLimits &cores)
{
    const Arranger arranger(graph, modules, work, cores, events);
    const auto heavier = [&](int a, int b) { return moduleWork.amount(a) < moduleWork.amount(b); };
    const int dominator = *std::max_element(group.beside.begin(), group.beside.end(), heavier);
    std::vector<int> one = arranger.mainOnly();
    std::vector<int> each = one;
    std::vector<int> heaviest = one;
    std::vector<int> moved;
    for (std::size_t i = 0; i < group.branches.size(); ++i) {
        arranger.move(one, group.branches[i], 1);
        arranger.move(each, group.branches[i], static_cast<int>(i) + 1);
        moved.insert(moved.end(), group.branches[i].begin(), group.branches[i].end());
    }
    const int top = *std::max_element(moved.begin(), moved.end(), heavier);
    arranger.move(heaviest, {top}, 1);

    std::vector<Result<Arrangement>> tried;
    tried.push_back(arranger.simulate(
        QStringLiteral("%1 on one side stream, joined where the result is needed").arg(arranger.names(moved)), one,
        -1));
    tried.push_back(arranger.simulate(QStringLiteral("%1 on one side stream, joined right behind %2")
                                          .arg(arranger.names(moved), arranger.names({dominator})),
        one, dominator));
    if (group.branches.size() > 1)
        tried.push_back(arranger.simulate(
            QStringLiteral("each of the %1 branches on a side stream of its own").arg(group.branches.size()), each,
            -1));
    if (moved.size() > 1)
        tried.push_back(arranger.simulate(
            QStringLiteral("only %1 on a side stream, the rest in line").arg(arranger.names({top})), heaviest, -1));
    std::vector<Arrangement> result;
    for (Result<Arrangement> &arrangement : tried) {
        if (!arrangement)
            return tl::unexpected(arrangement.error());
        result.push_back(std::move(*arrangement));
    }
    return result;
}

} // namespace tributary
