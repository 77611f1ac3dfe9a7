// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/module_operators.h"

#include "graph/vector_index.h"
#include "report/markdown_table.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace tributary
{

namespace
{

// A module's operators as a graph of their own, in which each is a module: so the analysis of modules serves both
// layers.
class InnerGraph
{
public:
    InnerGraph(const OpGraph &graph, const GraphAnalysis &analysis, int module,
        const std::vector<OperatorDependency> &dependencies)
        : m_graph(graph)
        , m_incoming(incomingEdges(graph))
    {
        std::map<int, int> local;
        m_work.unit = analysis.work.unit;
        for (const int op : firstLayer(analysis, module)) {
            local.emplace(op, static_cast<int>(local.size()));
            addOperator(op, analysis.work);
        }
        for (const OperatorDependency &dependency : dependencies) {
            const auto from = local.find(dependency.from);
            const auto to = local.find(dependency.to);
            if (from == local.end() || to == local.end())
                continue;
            const Dependency link {from->second, to->second, dependency.type, dependency.reason};
            const bool known = std::any_of(modules.dependencies.begin(), modules.dependencies.end(),
                [&](const Dependency &d) { return d.from == link.from && d.to == link.to && d.type == link.type; });
            if (!known)
                modules.dependencies.push_back(link);
        }
    }

    OpGraph inner;
    ModuleGraph modules;

    [[nodiscard]] Decomposition conclusion(const CoreLimits &cores) const
    {
        std::vector<int> order(inner.operators.size());
        std::iota(order.begin(), order.end(), 0);
        return decompose(inner, modules, ModuleWork(inner, modules, m_work, cores), order);
    }

private:
    static std::vector<int> firstLayer(const GraphAnalysis &analysis, int module)
    {
        std::vector<int> operators;
        for (const int op : analysis.grouping.graph.modules[at(module)].operators) {
            const std::vector<int> &layers = analysis.grouping.layers[at(op)];
            if (std::all_of(layers.begin(), layers.end(), [](int layer) { return layer == 0; }))
                operators.push_back(op);
        }
        std::vector<int> position(analysis.order.size());
        for (std::size_t i = 0; i < analysis.order.size(); ++i)
            position[at(analysis.order[i])] = static_cast<int>(i);
        std::sort(operators.begin(), operators.end(), [&](int a, int b) { return position[at(a)] < position[at(b)]; });
        return operators;
    }

    void addOperator(int op, const OperatorWork &work)
    {
        const Operator &original = m_graph.operators[at(op)];
        m_work.amount.push_back(work.amount[at(op)]);
        m_work.cubeBlocks.push_back(work.cubeBlocks[at(op)]);
        m_work.vectorBlocks.push_back(work.vectorBlocks[at(op)]);
        Module module;
        module.id = QString::number(original.id);
        module.name = original.name;
        module.operators = {static_cast<int>(inner.operators.size())};
        module.sideEffect = sideEffectOf(m_graph, m_incoming, {op});
        module.resourceHint = resourceHint(work, {op});
        modules.modules.push_back(module);
        inner.operators.push_back(original);
    }

    const OpGraph &m_graph;
    std::vector<std::vector<int>> m_incoming;
    OperatorWork m_work;
};

QString names(const ModuleGraph &modules, const std::vector<int> &members)
{
    QStringList list;
    for (const int member : members)
        list << modules.modules[at(member)].name;
    return list.isEmpty() ? QStringLiteral("N/A") : list.join(QStringLiteral(" -> "));
}

QString operatorTable(const OpGraph &graph, const InnerGraph &part)
{
    std::map<QString, QStringList> inputs;
    std::map<QString, QStringList> outputs;
    const auto add = [](QStringList &list, const QString &name) {
        if (!list.contains(name))
            list << name;
    };
    std::map<QString, bool> inside;
    for (const Operator &op : part.inner.operators)
        inside[op.name] = true;
    for (const Edge &edge : graph.edges) {
        const QString &from = graph.operators[at(edge.from)].name;
        const QString &to = graph.operators[at(edge.to)].name;
        if (inside.count(to) != 0)
            add(inputs[to], from);
        if (inside.count(from) != 0)
            add(outputs[from], to);
    }
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < part.inner.operators.size(); ++i) {
        const Operator &op = part.inner.operators[i];
        const Module &module = part.modules.modules[i];
        rows.push_back({module.id, op.name, op.type, inputs[op.name].join(QStringLiteral(", ")),
            outputs[op.name].join(QStringLiteral(", ")), module.sideEffect, module.resourceHint});
    }
    return markdownTable(
        QStringLiteral("op_id op_name op_type inputs outputs side_effect resource_hint").split(QLatin1Char(' ')), rows);
}

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

QString groupPart(const ModuleGraph &modules, const std::vector<ParallelGroup> &groups)
{
    QStringList texts;
    for (const ParallelGroup &group : groups) {
        QStringList branches;
        for (const std::vector<int> &branch : group.branches)
            branches << names(modules, branch);
        texts << QStringLiteral("%1: %2 beside %3 (%4)")
                     .arg(group.name, branches.join(QStringLiteral(" | ")), names(modules, group.beside),
                         group.verdict.reason.english());
    }
    return texts.isEmpty() ? QStringLiteral("N/A") : texts.join(QStringLiteral("; "));
}

// Where a branch leaves the main stream and where the main stream waits for it.
QString switchPart(const ModuleGraph &modules, const Decomposition &found)
{
    QStringList points;
    for (std::size_t stream = 1; stream < found.streams.size(); ++stream) {
        const std::vector<int> &members = found.streams[stream];
        const auto isMember = [&](int op) { return std::find(members.begin(), members.end(), op) != members.end(); };
        for (const Dependency &d : modules.dependencies) {
            const QString names =
                QStringLiteral("%1 -> %2").arg(modules.modules[at(d.from)].name, modules.modules[at(d.to)].name);
            if (isMember(d.to) && !isMember(d.from))
                points << QStringLiteral("switch to Stream%1 at %2").arg(stream).arg(names);
            else if (isMember(d.from) && !isMember(d.to))
                points << QStringLiteral("wait for Stream%1 at %2").arg(stream).arg(names);
        }
    }
    return points.isEmpty() ? QStringLiteral("N/A") : points.join(QStringLiteral("; "));
}

} // namespace

QString mermaidArrow(DependencyType type)
{
    const bool flows = type == DependencyType::Data || type == DependencyType::State;
    return flows ? QStringLiteral("-->") : QStringLiteral("-.->");
}

QString moduleOperatorsMarkdown(const OpGraph &graph, const GraphAnalysis &analysis, int module,
    const std::vector<OperatorDependency> &dependencies)
{
    const InnerGraph part(graph, analysis, module, dependencies);
    const Decomposition found = part.conclusion(analysis.cores);
    QString text = operatorTable(graph, part) + dependencyPart(part.modules);
    text += QStringLiteral("\n- main serial chain: %1\n").arg(names(part.modules, found.mainChain));
    text += QStringLiteral("- parallel groups: %1\n").arg(groupPart(part.modules, found.parallel));
    text += QStringLiteral("- pending validation: %1\n").arg(groupPart(part.modules, found.pending));
    QStringList streams;
    for (std::size_t stream = 0; stream < found.streams.size(); ++stream)
        streams << QStringLiteral("Stream%1: %2").arg(stream).arg(names(part.modules, found.streams[stream]));
    text += QStringLiteral("- suggested streams: %1\n").arg(streams.join(QStringLiteral("; ")));
    text += QStringLiteral("- switch and sync points: %1\n").arg(switchPart(part.modules, found));
    return text;
}

} // namespace tributary
