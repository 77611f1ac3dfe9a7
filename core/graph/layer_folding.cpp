// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/layer_folding.h"

#include "graph/name_scope.h"

#include <algorithm>
#include <map>

namespace tributary
{

namespace
{

using Hash = std::uint64_t;

// The finaliser of splitmix64: every bit of the input reaches every bit of the result.
Hash mixed(Hash value)
{
    value += 0x9e3779b97f4a7c15ULL;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

Hash join(Hash a, Hash b)
{
    return mixed(a ^ mixed(b));
}

// FNV-1a; unlike qHash the same in every run, so that results do not depend on a seed.
Hash hashOf(const QString &text)
{
    Hash hash = 0xcbf29ce484222325ULL;
    for (const QChar c : text)
        hash = (hash ^ c.unicode()) * 0x100000001b3ULL;
    return hash;
}

struct LocalEdge {
    std::size_t from;
    std::size_t to;
    Hash ports;
};

// The scopes between `scopePath` and the operator.
QString scopeInside(const QString &operatorName, const QString &scopePath)
{
    QStringList parts = nameParts(operatorName);
    if (!parts.isEmpty())
        parts.removeLast();
    const qsizetype depth = scopePath.isEmpty() ? 0 : scopePath.count(QLatin1Char('/')) + 1;
    return parts.mid(depth).join(QLatin1Char('/'));
}

class Folder
{
public:
    Folder(const OpGraph &graph, ScopeTree &tree)
        : m_graph(graph)
        , m_tree(tree)
        , m_layers(graph.operators.size())
        , m_incoming(incomingEdges(graph))
        , m_successors(graph.operators.size())
    {
        for (const Edge &edge : graph.edges)
            m_successors[static_cast<std::size_t>(edge.from)].push_back(edge.to);
    }

    LayerNumbers run()
    {
        // Inner scopes have higher numbers than outer ones: they are folded first.
        for (std::size_t scope = m_tree.scopes.size(); scope-- > 0;)
            foldChildren(static_cast<int>(scope));
        return std::move(m_layers);
    }

private:
    struct Numbered {
        int number;
        int scope;
    };

    Scope &at(int scope) { return m_tree.scopes[static_cast<std::size_t>(scope)]; }

    void foldChildren(int parent)
    {
        std::map<QString, std::vector<Numbered>> byStem;
        for (const int child : at(parent).children) {
            const NumberedScope numbered = numberedScope(at(child).name);
            if (!numbered.stem.isEmpty() && !at(child).isKept)
                byStem[numbered.stem].push_back({numbered.number, child});
        }
        for (auto &[stem, members] : byStem) {
            std::sort(members.begin(), members.end(),
                [](const Numbered &a, const Numbered &b) { return a.number < b.number; });
            foldRuns(members);
        }
    }

    void foldRuns(const std::vector<Numbered> &members)
    {
        std::vector<Hash> hashes;
        if (members.size() > 1) {
            for (const Numbered &member : members)
                hashes.push_back(
                    structureHash(m_graph, m_incoming, m_tree.operatorsBelow(member.scope), m_tree.path(member.scope)));
        }
        for (std::size_t first = 0; first < members.size();) {
            std::size_t end = first + 1;
            while (end < members.size() && members[end].number == members[end - 1].number + 1
                && hashes[end] == hashes[first] && follows(members[end].scope, members[end - 1].scope))
                ++end;
            if (end - first > 1)
                foldRun(members, first, end);
            first = end;
        }
    }

    // Equal parts that do not lead from one to the next are branches that can run beside each other, not layers.
    [[nodiscard]] bool follows(int scope, int before)
    {
        const std::vector<int> targets = m_tree.operatorsBelow(scope);
        const auto isTarget = [&targets](int op) { return std::binary_search(targets.begin(), targets.end(), op); };
        std::vector<int> open = m_tree.operatorsBelow(before);
        std::vector<bool> seen(m_graph.operators.size(), false);
        for (const int op : open)
            seen[static_cast<std::size_t>(op)] = true;
        while (!open.empty()) {
            const int op = open.back();
            open.pop_back();
            for (const int next : m_successors[static_cast<std::size_t>(op)]) {
                if (isTarget(next))
                    return true;
                if (!seen[static_cast<std::size_t>(next)])
                    open.push_back(next);
                seen[static_cast<std::size_t>(next)] = true;
            }
        }
        return false;
    }

    void foldRun(const std::vector<Numbered> &members, std::size_t first, std::size_t end)
    {
        const int keeper = members[first].scope;
        for (std::size_t i = first; i < end; ++i) {
            for (const int op : m_tree.operatorsBelow(members[i].scope)) {
                std::vector<int> &numbers = m_layers[static_cast<std::size_t>(op)];
                numbers.insert(numbers.begin(), static_cast<int>(i - first));
            }
        }
        for (std::size_t i = first + 1; i < end; ++i) {
            merge(keeper, members[i].scope);
            std::vector<int> &siblings = at(at(keeper).parent).children;
            siblings.erase(std::find(siblings.begin(), siblings.end(), members[i].scope));
        }
        at(keeper).repeat = static_cast<int>(end - first);
        at(keeper).label += QStringLiteral("…%1").arg(members[end - 1].number);
    }

    // Equal structure means equal scopes inside, so that every inner scope finds its partner by name.
    void merge(int into, int from)
    {
        const std::vector<int> operators = at(from).operators;
        at(into).operators.insert(at(into).operators.end(), operators.begin(), operators.end());
        std::sort(at(into).operators.begin(), at(into).operators.end());
        for (const int child : at(from).children) {
            const std::vector<int> &partners = at(into).children;
            const auto partner = std::find_if(
                partners.begin(), partners.end(), [&](int candidate) { return at(candidate).name == at(child).name; });
            if (partner != partners.end()) {
                merge(*partner, child);
            } else {
                at(child).parent = into;
                at(into).children.push_back(child);
            }
        }
    }

    const OpGraph &m_graph;
    ScopeTree &m_tree;
    LayerNumbers m_layers;
    std::vector<std::vector<int>> m_incoming;
    std::vector<std::vector<int>> m_successors;
};

} // namespace

std::vector<std::vector<int>> incomingEdges(const OpGraph &graph)
{
    std::vector<std::vector<int>> incoming(graph.operators.size());
    for (std::size_t i = 0; i < graph.edges.size(); ++i)
        incoming[static_cast<std::size_t>(graph.edges[i].to)].push_back(static_cast<int>(i));
    return incoming;
}

std::uint64_t structureHash(const OpGraph &graph, const std::vector<std::vector<int>> &incoming,
    const std::vector<int> &operators, const QString &scopePath)
{
    std::vector<Hash> colours;
    QHash<int, std::size_t> local;
    for (const int index : operators) {
        const Operator &op = graph.operators[static_cast<std::size_t>(index)];
        local.insert(index, colours.size());
        colours.push_back(join(join(hashOf(op.type), hashOf(op.coreType)),
            join(hashOf(scopeInside(op.name, scopePath)), static_cast<Hash>(op.blocks + 1))));
    }
    std::vector<LocalEdge> edges;
    for (std::size_t to = 0; to < operators.size(); ++to) {
        for (const int index : incoming[static_cast<std::size_t>(operators[to])]) {
            const Edge &edge = graph.edges[static_cast<std::size_t>(index)];
            const auto from = local.constFind(edge.from);
            if (from != local.constEnd())
                edges.push_back(
                    {*from, to, join(static_cast<Hash>(edge.fromPort + 1), static_cast<Hash>(edge.toPort + 1))});
        }
    }
    for (int round = 0; round < 3; ++round) {
        // Sums, since neighbours have no order.
        std::vector<Hash> around(colours.size(), 0);
        for (const LocalEdge &edge : edges) {
            around[edge.to] += join(join(colours[edge.from], edge.ports), 1);
            around[edge.from] += join(join(colours[edge.to], edge.ports), 2);
        }
        for (std::size_t i = 0; i < colours.size(); ++i)
            colours[i] = join(colours[i], around[i]);
    }
    Hash sum = mixed(colours.size()) + mixed(edges.size());
    for (const Hash colour : colours)
        sum += mixed(colour);
    return mixed(sum);
}

LayerNumbers foldLayers(const OpGraph &graph, ScopeTree &tree)
{
    return Folder(graph, tree).run();
}

} // namespace tributary
