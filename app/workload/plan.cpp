// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan.h"

#include <algorithm>
#include <map>
#include <set>

namespace tributary::workload
{

namespace
{

using Indices = std::vector<int>;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

/// Operators that hold or pass on values but compute none.
bool isPassive(const Operator &op)
{
    static const QStringList types {QStringLiteral("Data"), QStringLiteral("RefData"), QStringLiteral("AnyData"),
        QStringLiteral("AippData"), QStringLiteral("Const"), QStringLiteral("Constant"), QStringLiteral("Variable"),
        QStringLiteral("FileConstant"), QStringLiteral("NetOutput")};
    return types.contains(op.type);
}

/// Streams 0, 1, … in ascending order of the numbers in use.
std::map<int, int> denseNumbers(const std::vector<ExecNode> &nodes)
{
    std::map<int, int> dense;
    for (const ExecNode &node : nodes) {
        if (node.stream >= 0)
            dense.emplace(node.stream, 0);
    }
    int next = 0;
    for (auto &[stream, number] : dense)
        number = next++;
    return dense;
}

void append(Indices &to, const Indices &from)
{
    to.insert(to.end(), from.begin(), from.end());
}

/// Turns operators into nodes, one by one in topological order.
class PlanMaker
{
public:
    PlanMaker(const OpGraph &graph, const std::vector<int> &streams)
        : m_graph(graph)
        , m_streams(streams)
        , m_incoming(graph.operators.size())
        , m_values(graph.operators.size())
        , m_done(graph.operators.size())
    {
        for (const Edge &edge : graph.edges)
            m_incoming[at(edge.to)].push_back(&edge);
    }

    ExecPlan make(const std::vector<int> &order)
    {
        for (const int index : order)
            add(index);
        const std::map<int, int> dense = denseNumbers(m_plan.nodes);
        for (ExecNode &node : m_plan.nodes)
            node.stream = node.stream < 0 ? ExecNode::source : dense.at(node.stream);
        m_plan.streams = static_cast<int>(dense.size());
        addEvents(m_plan, m_after);
        return std::move(m_plan);
    }

private:
    void add(int index)
    {
        const Operator &op = m_graph.operators[at(index)];
        Indices inputs;
        Indices after;
        for (const Edge *edge : m_incoming[at(index)]) {
            if (!edge->isControl())
                append(inputs, m_values[at(edge->from)]);
            append(after, m_done[at(edge->from)]);
        }
        const bool executed = m_streams[at(index)] >= 0 && !isPassive(op);
        if (!executed && !m_incoming[at(index)].empty()) {
            m_values[at(index)] = inputs;
            m_done[at(index)] = after;
            return;
        }
        ExecNode node;
        node.name = op.name.toStdString();
        node.kernel = Kernel::make(static_cast<unsigned>(index));
        node.inputs = inputs;
        node.stream = executed ? m_streams[at(index)] : ExecNode::source;
        const int number = static_cast<int>(m_plan.nodes.size());
        m_plan.nodes.push_back(std::move(node));
        m_after.push_back(after);
        m_values[at(index)] = {number};
        m_done[at(index)] = {number};
    }

    const OpGraph &m_graph;
    const std::vector<int> &m_streams;
    std::vector<std::vector<const Edge *>> m_incoming; ///< per operator
    std::vector<Indices> m_values; ///< per operator: the nodes that hold its results
    std::vector<Indices> m_done; ///< per operator: the nodes that have to be done before it is
    std::vector<Indices> m_after; ///< per node: the nodes that it comes after
    ExecPlan m_plan;
};

} // namespace

void addEvents(ExecPlan &plan, const std::vector<std::vector<int>> &after)
{
    std::set<std::pair<int, int>> synchronised; // producer, stream of the consumer
    for (std::size_t consumer = 0; consumer < plan.nodes.size(); ++consumer) {
        const int stream = plan.nodes[consumer].stream;
        if (stream == ExecNode::source)
            continue;
        for (const int producer : after[consumer]) {
            ExecNode &from = plan.nodes[at(producer)];
            const bool apart = from.stream != ExecNode::source && from.stream != stream;
            if (!apart || !synchronised.emplace(producer, stream).second)
                continue;
            from.signals.push_back(plan.events);
            plan.nodes[consumer].waits.push_back(plan.events);
            ++plan.events;
        }
    }
}

Result<ExecPlan> makePlan(const OpGraph &graph, const std::vector<int> &streams)
{
    return topologicalOrder(graph).map(
        [&](const std::vector<int> &order) { return PlanMaker(graph, streams).make(order); });
}

} // namespace tributary::workload
