// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/module_operators.h"

#include "graph/vector_index.h"
#include "report/markdown_table.h"
#include "report/module_chains.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace tributary
{

/// A module's operators as a graph of their own, in which each is a module: so the analysis of modules serves both
/// layers.
class ModuleOperators::Part
{
public:
    int stream = Operator::noStream; ///< of the module
    std::vector<int> operators; ///< in the graph, by index in `graph`
    OpGraph graph;
    ModuleGraph modules;
    OperatorWork work;

    [[nodiscard]] Decomposition conclusion(const CoreLimits &cores) const
    {
        std::vector<int> order(operators.size());
        std::iota(order.begin(), order.end(), 0);
        return decompose(graph, modules, ModuleWork(graph, modules, work, cores), order);
    }
};

namespace
{

QString dependencyPart(const ModuleGraph &modules)
{
    std::vector<QStringList> rows;
    QString dag = QStringLiteral("\n```mermaid\nflowchart LR\n");
    for (std::size_t i = 0; i < modules.modules.size(); ++i)
        dag += QStringLiteral("  o%1[%2]\n").arg(i).arg(mermaidLabel(modules.modules[i].name));
    for (const Dependency &d : modules.dependencies) {
        rows.push_back({modules.modules[at(d.from)].name, modules.modules[at(d.to)].name, toString(d.type), d.reason});
        dag += QStringLiteral("  o%1 %2 o%3\n").arg(d.from).arg(mermaidArrow(d.type)).arg(d.to);
    }
    return QStringLiteral("\nDependencies:\n\n")
        + markdownTable(
            {QStringLiteral("from"), QStringLiteral("to"), QStringLiteral("type"), QStringLiteral("reason")}, rows)
        + dag + QStringLiteral("```\n");
}

QString groupPart(const ModuleChains &chains, const std::vector<ParallelGroup> &groups)
{
    QStringList texts;
    for (const ParallelGroup &group : groups) {
        QStringList branches;
        for (const std::vector<int> &branch : group.branches)
            branches << chains.text(branch);
        texts << QStringLiteral("%1: %2 beside %3 (%4)")
                     .arg(group.name, branches.join(QStringLiteral(" | ")), chains.shortText(group.beside),
                         group.verdict.reason.english());
    }
    return texts.isEmpty() ? QStringLiteral("N/A") : texts.join(QStringLiteral("; "));
}

// What leaves the main stream switches to another; else one stream waits for another.
QString pointText(
    const QString &fromStream, const QString &toStream, bool leavesMain, const QString &from, const QString &to)
{
    return leavesMain ? QStringLiteral("switch to %1 at %2 -> %3").arg(toStream, from, to)
                      : QStringLiteral("%1 waits for %2 at %3 -> %4").arg(toStream, fromStream, from, to);
}

} // namespace

QString mermaidArrow(DependencyType type)
{
    const bool flows = type == DependencyType::Data || type == DependencyType::State;
    return flows ? QStringLiteral("-->") : QStringLiteral("-.->");
}

ModuleOperators::ModuleOperators(const OpGraph &graph, const GraphAnalysis &analysis)
    : m_graph(graph)
    , m_analysis(analysis)
    , m_dependencies(operatorDependencies(graph, analysis.order))
    , m_waitsFor(graph.operators.size())
    , m_waitedFor(graph.operators.size())
    , m_incoming(incomingEdges(graph))
    , m_outgoing(graph.operators.size())
    , m_position(graph.operators.size())
    , m_module(moduleOfOperator(analysis.grouping.graph, graph))
    , m_stream(analysis.grouping.graph.modules.size(), Operator::noStream)
{
    for (std::size_t i = 0; i < m_dependencies.size(); ++i) {
        m_waitsFor[at(m_dependencies[i].to)].push_back(static_cast<int>(i));
        m_waitedFor[at(m_dependencies[i].from)].push_back(static_cast<int>(i));
    }
    for (std::size_t i = 0; i < graph.edges.size(); ++i)
        m_outgoing[at(graph.edges[i].from)].push_back(static_cast<int>(i));
    for (std::size_t i = 0; i < analysis.order.size(); ++i)
        m_position[at(analysis.order[i])] = static_cast<int>(i);
    const std::vector<std::vector<int>> &streams = analysis.decomposition.streams;
    for (std::size_t stream = 0; stream < streams.size(); ++stream) {
        for (const int module : streams[stream])
            m_stream[at(module)] = static_cast<int>(stream);
    }
}

bool ModuleOperators::isInFirstLayer(int op) const
{
    const std::vector<int> &layers = m_analysis.grouping.layers[at(op)];
    return std::all_of(layers.begin(), layers.end(), [](int layer) { return layer == 0; });
}

std::vector<int> ModuleOperators::firstLayer(int module) const
{
    std::vector<int> operators;
    for (const int op : m_analysis.grouping.graph.modules[at(module)].operators) {
        if (isInFirstLayer(op))
            operators.push_back(op);
    }
    std::sort(
        operators.begin(), operators.end(), [this](int a, int b) { return m_position[at(a)] < m_position[at(b)]; });
    return operators;
}

ModuleOperators::Part ModuleOperators::partOf(int module) const
{
    Part part;
    part.stream = m_stream[at(module)];
    part.operators = firstLayer(module);
    part.work.unit = m_analysis.work.unit;
    std::map<int, int> local;
    for (const int op : part.operators) {
        const int index = static_cast<int>(local.size());
        local.emplace(op, index);
        part.graph.operators.push_back(m_graph.operators[at(op)]);
        part.work.amount.push_back(m_analysis.work.amount[at(op)]);
        part.work.cubeBlocks.push_back(m_analysis.work.cubeBlocks[at(op)]);
        part.work.vectorBlocks.push_back(m_analysis.work.vectorBlocks[at(op)]);
        Module single;
        single.id = QString::number(m_graph.operators[at(op)].id);
        single.name = m_graph.operators[at(op)].name;
        single.operators = {index};
        single.sideEffect = sideEffectOf(m_graph, m_incoming, {op});
        single.resourceHint = resourceHint(m_analysis.work, {op});
        part.modules.modules.push_back(std::move(single));
    }
    std::set<std::tuple<int, int, DependencyType>> known;
    for (const int op : part.operators) {
        for (const int index : m_waitsFor[at(op)]) {
            const OperatorDependency &dependency = m_dependencies[at(index)];
            const auto from = local.find(dependency.from);
            if (from != local.end() && known.emplace(dependency.from, op, dependency.type).second)
                part.modules.dependencies.push_back({from->second, local.at(op), dependency.type, dependency.reason});
        }
    }
    return part;
}

QString ModuleOperators::operatorTable(const Part &part) const
{
    const auto names = [this](const std::vector<int> &edges, int Edge::*end) {
        QStringList list;
        for (const int edge : edges) {
            const QString &name = m_graph.operators[at(m_graph.edges[at(edge)].*end)].name;
            if (!list.contains(name))
                list << name;
        }
        return list.join(QStringLiteral(", "));
    };
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < part.operators.size(); ++i) {
        const std::size_t op = at(part.operators[i]);
        const Module &single = part.modules.modules[i];
        rows.push_back({single.id, single.name, m_graph.operators[op].type, names(m_incoming[op], &Edge::from),
            names(m_outgoing[op], &Edge::to), single.sideEffect, single.resourceHint});
    }
    return markdownTable(
        QStringLiteral("op_id op_name op_type inputs outputs side_effect resource_hint").split(QLatin1Char(' ')), rows);
}

// Inside of a module its first stream is the module's own.
QString ModuleOperators::streamName(const Part &part, std::size_t stream) const
{
    const std::size_t taken = m_analysis.decomposition.streams.size();
    return QStringLiteral("Stream%1").arg(stream == 0 ? at(part.stream) : taken + stream - 1);
}

QString ModuleOperators::streamsText(const Part &part, const Decomposition &found) const
{
    if (part.stream == Operator::noStream)
        return QStringLiteral("N/A");
    QStringList streams;
    for (std::size_t stream = 0; stream < found.streams.size(); ++stream) {
        QStringList names;
        for (const int op : found.streams[stream])
            names << part.modules.modules[at(op)].name;
        streams << QStringLiteral("%1: %2").arg(streamName(part, stream), names.join(QStringLiteral(" -> ")));
    }
    return streams.join(QStringLiteral("; "));
}

// Where the module's stream is switched to, and who waits for whom, at what leads to other modules.
QStringList ModuleOperators::pointsAround(const Part &part) const
{
    QStringList points;
    const auto add = [&](const OperatorDependency &dependency, int other) {
        const int module = m_module[at(other)];
        const int stream = module == Module::noParent ? Operator::noStream : m_stream[at(module)];
        if (stream == Operator::noStream || stream == part.stream || !isInFirstLayer(other))
            return;
        const int from = other == dependency.from ? stream : part.stream;
        const int to = other == dependency.from ? part.stream : stream;
        const QString text = pointText(QStringLiteral("Stream%1").arg(from), QStringLiteral("Stream%1").arg(to),
            from == 0, m_graph.operators[at(dependency.from)].name, m_graph.operators[at(dependency.to)].name);
        if (!points.contains(text))
            points << text;
    };
    for (const int op : part.operators) {
        for (const int index : m_waitsFor[at(op)])
            add(m_dependencies[at(index)], m_dependencies[at(index)].from);
        for (const int index : m_waitedFor[at(op)])
            add(m_dependencies[at(index)], m_dependencies[at(index)].to);
    }
    return points;
}

QString ModuleOperators::switchPoints(const Part &part, const Decomposition &found) const
{
    if (part.stream == Operator::noStream)
        return QStringLiteral("N/A");
    QStringList points = pointsAround(part);
    std::map<int, std::size_t> streamOf;
    for (std::size_t stream = 0; stream < found.streams.size(); ++stream) {
        for (const int op : found.streams[stream])
            streamOf.emplace(op, stream);
    }
    for (const Dependency &d : part.modules.dependencies) {
        const auto from = streamOf.find(d.from);
        const auto to = streamOf.find(d.to);
        if (from != streamOf.end() && to != streamOf.end() && from->second != to->second)
            points << pointText(streamName(part, from->second), streamName(part, to->second), from->second == 0,
                part.modules.modules[at(d.from)].name, part.modules.modules[at(d.to)].name);
    }
    return points.isEmpty() ? QStringLiteral("N/A") : points.join(QStringLiteral("; "));
}

QString ModuleOperators::markdown(int module) const
{
    const Part part = partOf(module);
    const Decomposition found = part.conclusion(m_analysis.cores);
    const ModuleChains chains(part.modules);
    QString text = operatorTable(part) + dependencyPart(part.modules);
    text += QStringLiteral("\n- main serial chain: %1\n").arg(chains.text(found.mainChain));
    text += QStringLiteral("- parallel groups: %1\n").arg(groupPart(chains, found.parallel));
    text += QStringLiteral("- pending validation: %1\n").arg(groupPart(chains, found.pending));
    text += QStringLiteral("- suggested streams: %1\n").arg(streamsText(part, found));
    text += QStringLiteral("- switch and sync points: %1\n").arg(switchPoints(part, found));
    return text;
}

} // namespace tributary
