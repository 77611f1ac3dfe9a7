// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_source.h"

#include "graph/dependency.h"
#include "graph/drawing_groups.h"
#include "graph/operator_role.h"
#include "graph/vector_index.h"

#include <QSet>

#include <algorithm>
#include <tuple>

namespace tributary
{

namespace
{

constexpr std::size_t mostSingleNodes = 500;

class FileModules
{
public:
    FileModules(const GraphFile &file, const GroupingOptions &options, const std::vector<int> &order)
        : m_file(file)
        , m_graph(file.model.root())
        , m_options(options)
        , m_order(order)
        , m_incoming(incomingEdges(m_graph))
    {
        m_result.layers.resize(m_graph.operators.size());
    }

    Grouping run()
    {
        const bool isChart = m_file.format == GraphFormat::Mermaid;
        if (!isChart || !hasStreams(m_file, 0))
            m_result.graph.modules = m_file.modules.modules;
        bool isFolded = false;
        for (const Module &module : m_result.graph.modules) {
            m_ids.insert(module.id);
            isFolded = isFolded || module.repeat > 1;
        }
        if (isFolded) { // the file does not say which operator is in which layer, but their names do
            if (auto grouping = groupOperators(m_graph, m_options))
                m_result.layers = std::move(grouping->layers);
        }
        const std::vector<int> owner = moduleOfOperator(m_result.graph, m_graph);
        const bool alone = isChart && m_graph.operators.size() <= mostSingleNodes;
        if (alone) {
            for (Module &module : m_result.graph.modules)
                module.operators.clear();
        }
        for (const int op : m_order) {
            const bool visible = !m_options.hideConstants || !isHiddenRole(roleOfType(m_graph.operators[at(op)].type));
            if (visible && (alone || owner[at(op)] == Module::noParent))
                addSingle(op, owner[at(op)]);
        }
        m_result.graph.dependencies = moduleDependencies(m_graph, m_result, m_order);
        if (!isChart) // the labels of a chart are those of its edges
            addSaid(m_file.modules.dependencies);
        return std::move(m_result);
    }

private:
    void addSingle(int op, int parent)
    {
        Module module;
        module.name = m_graph.operators[at(op)].name;
        module.id = module.name;
        for (int count = 2; m_ids.contains(module.id); ++count)
            module.id = QStringLiteral("%1#%2").arg(module.name).arg(count);
        m_ids.insert(module.id);
        module.operators = {op};
        // A flowchart may give the type of the module itself; without any type its name tells most.
        const QString &type = m_graph.operators[at(op)].type;
        const ModuleType guess =
            type.isEmpty() ? moduleTypeFromName(module.name) : moduleTypeOf(m_graph, module.operators);
        module.type = moduleTypeFromString(type).value_or(guess);
        module.sideEffect = sideEffectOf(m_graph, m_incoming, module.operators);
        module.parent = parent;
        m_result.graph.modules.push_back(std::move(module));
    }

    // What the file says about two modules replaces what their operators tell.
    void addSaid(const std::vector<Dependency> &all)
    {
        std::vector<Dependency> &list = m_result.graph.dependencies;
        const auto isSaid = [&all](const Dependency &found) {
            return std::any_of(all.begin(), all.end(),
                [&found](const Dependency &said) { return said.from == found.from && said.to == found.to; });
        };
        list.erase(std::remove_if(list.begin(), list.end(), isSaid), list.end());
        for (const Dependency &said : all) {
            if (said.from != said.to)
                list.push_back(said);
        }
        const auto key = [](const Dependency &d) { return std::make_tuple(d.to, d.from, d.type); };
        std::stable_sort(
            list.begin(), list.end(), [&key](const Dependency &a, const Dependency &b) { return key(a) < key(b); });
        list.erase(std::unique(list.begin(), list.end(),
                       [&key](const Dependency &a, const Dependency &b) { return key(a) == key(b); }),
            list.end());
    }

    const GraphFile &m_file;
    const OpGraph &m_graph;
    const GroupingOptions &m_options;
    const std::vector<int> &m_order;
    std::vector<std::vector<int>> m_incoming;
    QSet<QString> m_ids;
    Grouping m_result;
};

} // namespace

void assumeOneStream(GraphFile &file, std::size_t graph)
{
    if (file.format != GraphFormat::Mermaid || hasStreams(file, graph))
        return;
    for (Operator &op : file.model.graphs[graph].operators)
        op.stream = 0;
}

Result<Grouping> modulesOf(const GraphFile &file, std::size_t graph, const GroupingOptions &options)
{
    const bool isChart = file.format == GraphFormat::Mermaid;
    if (graph != 0 || (!isChart && file.modules.modules.empty()))
        return groupOperators(file.model.graphs[graph], options);
    const auto order = topologicalOrder(file.model.root());
    if (!order)
        return tl::unexpected(order.error());
    return FileModules(file, options, *order).run();
}

} // namespace tributary
