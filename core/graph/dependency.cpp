// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/dependency.h"

#include "graph/operator_role.h"
#include "graph/vector_index.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace tributary
{

namespace
{

class Collector
{
public:
    Collector(const OpGraph &graph, const std::vector<int> &order)
        : m_graph(graph)
        , m_order(order)
    {
    }

    std::vector<OperatorDependency> run()
    {
        addEdges();
        addStateOrder();
        addCollectiveOrder();
        return std::move(m_found);
    }

private:
    [[nodiscard]] OperatorRole role(int op) const { return roleOfType(m_graph.operators[at(op)].type); }
    [[nodiscard]] const QString &name(int op) const { return m_graph.operators[at(op)].name; }

    void addEdges()
    {
        for (const Edge &edge : m_graph.edges) {
            OperatorDependency found = unlabelled(edge);
            // What a drawing says of an edge holds.
            if (const auto label = m_graph.edgeLabels.find(keyOf(edge)); label != m_graph.edgeLabels.end()) {
                const auto [type, reason] = readDependencyLabel(label->second);
                if (!reason.isEmpty())
                    found.reason = reason;
                else if (type.value_or(found.type) != found.type)
                    found.reason = QStringLiteral("%1 waits for %2").arg(name(edge.to), name(edge.from));
                found.type = type.value_or(found.type);
            }
            m_found.push_back(std::move(found));
        }
    }

    [[nodiscard]] OperatorDependency unlabelled(const Edge &edge) const
    {
        if (edge.isControl())
            return {edge.from, edge.to, DependencyType::Event,
                QStringLiteral("%1 runs after %2").arg(name(edge.to), name(edge.from))};
        if (role(edge.from) == OperatorRole::StateWrite)
            return {edge.from, edge.to, DependencyType::State,
                QStringLiteral("%1 reads what %2 has written").arg(name(edge.to), name(edge.from))};
        return {edge.from, edge.to, DependencyType::Data,
            QStringLiteral("%1 reads output %2 of %3")
                .arg(name(edge.to), QString::number(edge.fromPort), name(edge.from))};
    }

    // Who touches a variable keeps its place before and after those who write it.
    void addStateOrder()
    {
        std::vector<int> position(m_order.size());
        for (std::size_t i = 0; i < m_order.size(); ++i)
            position[at(m_order[i])] = static_cast<int>(i);
        struct Access {
            int op;
            bool writes;
        };
        std::map<int, std::vector<Access>> byHolder;
        for (const Edge &edge : m_graph.edges) {
            const OperatorRole holder = role(edge.from);
            if (holder == OperatorRole::Variable || holder == OperatorRole::Input)
                byHolder[edge.from].push_back({edge.to, edge.toPort == 0 && role(edge.to) == OperatorRole::StateWrite});
        }
        for (auto &[holder, accesses] : byHolder) {
            if (std::none_of(accesses.begin(), accesses.end(), [](const Access &access) { return access.writes; }))
                continue;
            std::sort(accesses.begin(), accesses.end(),
                [&](const Access &a, const Access &b) { return position[at(a.op)] < position[at(b.op)]; });
            for (std::size_t i = 0; i < accesses.size(); ++i) {
                for (std::size_t j = i + 1; j < accesses.size(); ++j) {
                    if (accesses[i].op != accesses[j].op && (accesses[i].writes || accesses[j].writes))
                        m_found.push_back({accesses[i].op, accesses[j].op, DependencyType::State,
                            QStringLiteral("both use %1, which %2 writes")
                                .arg(name(holder), name(accesses[i].writes ? accesses[i].op : accesses[j].op))});
                    if (accesses[j].writes)
                        break; // what comes later waits for this writer
                }
            }
        }
    }

    void addCollectiveOrder()
    {
        int previous = -1;
        for (const int op : m_order) {
            if (role(op) != OperatorRole::Comm)
                continue;
            if (previous >= 0)
                m_found.push_back({previous, op, DependencyType::CollectiveOrder,
                    QStringLiteral("every device communicates in the order %1, %2").arg(name(previous), name(op))});
            previous = op;
        }
    }

    const OpGraph &m_graph;
    const std::vector<int> &m_order;
    std::vector<OperatorDependency> m_found;
};

std::vector<int> pathTo(const ModuleGraph &modules, int module)
{
    std::vector<int> path;
    for (; module != Module::noParent; module = modules.modules[at(module)].parent)
        path.push_back(module);
    std::reverse(path.begin(), path.end());
    return path;
}

// True if the two operators stand in different layers of a fold that both modules are in.
bool betweenLayers(const Grouping &grouping, int fromModule, int toModule, int from, int to)
{
    const std::vector<int> &fromLayers = grouping.layers[at(from)];
    const std::vector<int> &toLayers = grouping.layers[at(to)];
    if (fromLayers.empty() || toLayers.empty())
        return false;
    const std::vector<int> a = pathTo(grouping.graph, fromModule);
    const std::vector<int> b = pathTo(grouping.graph, toModule);
    std::size_t fold = 0;
    for (std::size_t i = 0; i < a.size() && i < b.size() && a[i] == b[i]; ++i) {
        if (grouping.graph.modules[at(a[i])].repeat == 1)
            continue;
        if (fold < fromLayers.size() && fold < toLayers.size() && fromLayers[fold] != toLayers[fold])
            return true;
        ++fold;
    }
    return false;
}

} // namespace

DependencyLabel readDependencyLabel(const QString &label)
{
    const qsizetype colon = label.indexOf(QLatin1Char(':'));
    const QString front = (colon < 0 ? label : label.left(colon)).trimmed();
    if (const auto type = dependencyTypeFromString(front.toLower()))
        return {type, colon < 0 ? QString() : label.mid(colon + 1).trimmed()};
    static const QRegularExpression separators(QStringLiteral("[^a-z_]+"));
    for (const QString &word : label.toLower().split(separators, Qt::SkipEmptyParts)) {
        if (const auto type = dependencyTypeFromString(word))
            return {type, label};
    }
    return {std::nullopt, label};
}

std::vector<OperatorDependency> operatorDependencies(const OpGraph &graph, const std::vector<int> &order)
{
    return Collector(graph, order).run();
}

OpGraph withDemandedOrder(const OpGraph &graph, const std::vector<int> &order)
{
    std::set<std::pair<int, int>> known;
    for (const Edge &edge : graph.edges)
        known.emplace(edge.from, edge.to);
    OpGraph ordered = graph;
    for (const OperatorDependency &dependency : operatorDependencies(graph, order)) {
        if (known.emplace(dependency.from, dependency.to).second)
            ordered.edges.push_back({dependency.from, dependency.to, Edge::controlPort, Edge::controlPort});
    }
    std::stable_sort(
        ordered.edges.begin(), ordered.edges.end(), [](const Edge &a, const Edge &b) { return a.to < b.to; });
    return ordered;
}

std::vector<Dependency> moduleDependencies(
    const OpGraph &graph, const Grouping &grouping, const std::vector<int> &order)
{
    struct Found {
        QString reason;
        int count = 0;
    };
    std::map<std::tuple<int, int, DependencyType>, Found> found;
    const std::vector<int> owner = moduleOfOperator(grouping.graph, graph);
    for (const OperatorDependency &dependency : operatorDependencies(graph, order)) {
        const int from = owner[at(dependency.from)];
        const int to = owner[at(dependency.to)];
        if (from == Module::noParent || to == Module::noParent || from == to
            || betweenLayers(grouping, from, to, dependency.from, dependency.to))
            continue;
        Found &entry = found[{to, from, dependency.type}];
        if (++entry.count == 1)
            entry.reason = dependency.reason;
    }
    std::vector<Dependency> result;
    for (const auto &[key, entry] : found) {
        const auto &[to, from, type] = key;
        const QString more = entry.count == 1 ? QString() : QStringLiteral(" (and %1 more)").arg(entry.count - 1);
        result.push_back({from, to, type, entry.reason + more});
    }
    return result;
}

} // namespace tributary
