// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_grouping.h"

#include "graph/dependency.h"
#include "graph/operator_role.h"
#include "graph/small_operators.h"
#include "graph/vector_index.h"

#include <algorithm>
#include <array>
#include <set>

namespace tributary
{

namespace
{

bool isModuleOfItsOwn(OperatorRole role)
{
    return role == OperatorRole::Comm || role == OperatorRole::StateWrite || role == OperatorRole::Join;
}

QString chainName(const OpGraph &graph, const std::vector<int> &chain)
{
    const QString first = graph.operators[at(chain.front())].name;
    return chain.size() == 1 ? first : QStringLiteral("%1 … %2").arg(first, graph.operators[at(chain.back())].name);
}

class Grouper
{
public:
    Grouper(const OpGraph &graph, const GroupingOptions &options, const std::vector<int> &order)
        : m_graph(graph)
        , m_options(options)
        , m_order(order)
        , m_position(order.size())
        , m_incoming(incomingEdges(graph))
        , m_dependencies(operatorDependencies(graph, order))
        , m_preparedFor(preparedFor(graph, m_dependencies, order))
    {
        for (std::size_t i = 0; i < order.size(); ++i)
            m_position[at(order[i])] = static_cast<int>(i);
    }

    Grouping run()
    {
        std::vector<bool> visible;
        std::vector<bool> kept;
        for (std::size_t i = 0; i < m_graph.operators.size(); ++i) {
            const OperatorRole role = roleOfType(m_graph.operators[i].type);
            visible.push_back((!m_options.hideConstants || !isHiddenRole(role)) && m_preparedFor[i] < 0);
            kept.push_back(isModuleOfItsOwn(role));
        }
        ScopeTree tree(m_graph, visible, kept);
        tree.dissolveSmall(m_options.leastOperators);
        Grouping result;
        result.layers.resize(m_graph.operators.size());
        if (m_options.foldLayers)
            result.layers = foldLayers(m_graph, tree);
        tree.dissolveWrappers();
        findChains(tree);
        addScopes(tree, 0, Module::noParent, result.graph);
        addPrepared(result);
        if (m_options.hideConstants)
            addSharedInputs(result.graph);
        result.graph.dependencies = moduleDependencies(m_graph, result, m_order);
        return result;
    }

private:
    // A scope below the one that is added, or a chain of operators directly in the root.
    struct Part {
        int firstPosition;
        int scope; ///< or -1
        int chain; ///< index, or -1
    };

    [[nodiscard]] int firstPosition(const std::vector<int> &operators) const
    {
        int first = static_cast<int>(m_order.size());
        for (const int op : operators)
            first = std::min(first, m_position[at(op)]);
        return first;
    }

    // Chains outside of the scopes, and which of them are too small for a module: those join a chain or a scope. Groups
    // are numbered chains first, then scopes.
    void findChains(const ScopeTree &tree)
    {
        m_chains = chains(tree.scopes.front().operators);
        const std::size_t count = m_chains.size() + tree.scopes.size();
        std::vector<int> group(m_graph.operators.size(), -1);
        std::vector<bool> takes(count, false);
        const std::vector<bool> unfolded = unfoldedScopes(tree);
        for (std::size_t i = 0; i < count; ++i) {
            const bool isChain = i < m_chains.size();
            const std::size_t scope = isChain ? 0 : i - m_chains.size();
            if (!isChain && (scope == 0 || !unfolded[scope]))
                continue; // the operators of the root are the chains
            const std::vector<int> &operators = isChain ? m_chains[i] : tree.scopes[scope].operators;
            for (const int op : operators)
                group[at(op)] = static_cast<int>(i);
            const bool isOutput = std::any_of(operators.begin(), operators.end(),
                [this](int op) { return roleOfType(m_graph.operators[at(op)].type) == OperatorRole::Output; });
            takes[i] = isChain ? !isOutput : !tree.scopes[scope].isKept;
        }
        for (std::size_t op = 0; op < group.size(); ++op) {
            if (m_preparedFor[op] >= 0)
                group[op] = group[at(m_preparedFor[op])];
        }
        m_groupOfChain = groupsOfSmallChains(m_graph, m_dependencies, m_chains, group, takes);
        m_smallOnes.resize(count);
        for (std::size_t i = 0; i < m_chains.size(); ++i) {
            if (m_groupOfChain[i] < 0)
                continue;
            std::vector<int> &list = m_smallOnes[at(m_groupOfChain[i])];
            list.insert(list.end(), m_chains[i].begin(), m_chains[i].end());
        }
    }

    // Those that become modules and do not stand for several layers.
    static std::vector<bool> unfoldedScopes(const ScopeTree &tree)
    {
        std::vector<bool> unfolded(tree.scopes.size(), false);
        std::vector<int> open {0};
        while (!open.empty()) {
            const int scope = open.back();
            open.pop_back();
            unfolded[at(scope)] = true;
            for (const int child : tree.scopes[at(scope)].children) {
                if (tree.scopes[at(child)].repeat == 1)
                    open.push_back(child);
            }
        }
        return unfolded;
    }

    [[nodiscard]] std::vector<int> withSmallOnes(std::vector<int> operators, std::size_t group) const
    {
        operators.insert(operators.end(), m_smallOnes[group].begin(), m_smallOnes[group].end());
        return operators;
    }

    void addPrepared(Grouping &result) const
    {
        const std::vector<int> owner = moduleOfOperator(result.graph, m_graph);
        for (std::size_t op = 0; op < owner.size(); ++op) {
            if (m_preparedFor[op] < 0)
                continue;
            const std::size_t consumer = at(m_preparedFor[op]);
            result.layers[op] = result.layers[consumer];
            std::vector<int> &operators = result.graph.modules[at(owner[consumer])].operators;
            operators.insert(
                std::lower_bound(operators.begin(), operators.end(), static_cast<int>(op)), static_cast<int>(op));
        }
    }

    void addScopes(const ScopeTree &tree, int scope, int parent, ModuleGraph &modules)
    {
        std::vector<Part> parts;
        for (const int child : tree.scopes[at(scope)].children)
            parts.push_back({firstPosition(tree.operatorsBelow(child)), child, -1});
        if (scope == 0) {
            for (std::size_t i = 0; i < m_chains.size(); ++i) {
                if (m_groupOfChain[i] < 0)
                    parts.push_back({firstPosition(m_chains[i]), -1, static_cast<int>(i)});
            }
        }
        std::sort(
            parts.begin(), parts.end(), [](const Part &a, const Part &b) { return a.firstPosition < b.firstPosition; });
        for (const Part &part : parts) {
            const int index = static_cast<int>(modules.modules.size());
            if (part.scope < 0) {
                const std::vector<int> &chain = m_chains[at(part.chain)];
                addModule(modules, m_graph.operators[at(chain.front())].name, chainName(m_graph, chain),
                    withSmallOnes(chain, at(part.chain)), parent);
                continue;
            }
            const Scope &inner = tree.scopes[at(part.scope)];
            addModule(modules, tree.path(part.scope), inner.label,
                withSmallOnes(inner.operators, m_chains.size() + at(part.scope)), parent);
            modules.modules.back().repeat = inner.repeat;
            addScopes(tree, part.scope, index, modules);
        }
    }

    void addModule(ModuleGraph &modules, const QString &id, const QString &name, std::vector<int> operators, int parent)
    {
        Module module;
        module.id = id;
        for (int count = 2; !m_ids.insert(module.id).second; ++count)
            module.id = QStringLiteral("%1#%2").arg(id).arg(count);
        module.name = name;
        module.type = moduleTypeOf(m_graph, operators);
        module.sideEffect = sideEffectOf(m_graph, m_incoming, operators);
        std::sort(operators.begin(), operators.end());
        module.operators = std::move(operators);
        module.parent = parent;
        modules.modules.push_back(std::move(module));
    }

    // The longest runs of operators of which each has only the next as consumer, and is its only producer.
    [[nodiscard]] std::vector<std::vector<int>> chains(const std::vector<int> &operators) const
    {
        constexpr int none = -1;
        constexpr int several = -2;
        std::vector<bool> inside(m_graph.operators.size(), false);
        for (const int op : operators)
            inside[at(op)] = true;
        std::vector<int> before(m_graph.operators.size(), none);
        std::vector<int> after(m_graph.operators.size(), none);
        const auto note = [](int &slot, int op) { slot = slot == none || slot == op ? op : several; };
        for (const Edge &edge : m_graph.edges) {
            if (isHiddenRole(roleOfType(m_graph.operators[at(edge.from)].type)) || m_preparedFor[at(edge.from)] >= 0)
                continue;
            note(after[at(edge.from)], edge.to);
            note(before[at(edge.to)], edge.from);
        }
        std::vector<std::vector<int>> found;
        std::vector<bool> taken(m_graph.operators.size(), false);
        for (const int start : m_order) {
            if (!inside[at(start)] || taken[at(start)])
                continue;
            found.emplace_back();
            for (int op = start;;) {
                taken[at(op)] = true;
                found.back().push_back(op);
                const int next = after[at(op)];
                if (next < 0 || !inside[at(next)] || before[at(next)] != op)
                    break;
                op = next;
            }
        }
        return found;
    }

    // An input that several modules read stands before all of them; they do not depend on each other.
    void addSharedInputs(ModuleGraph &modules)
    {
        const std::vector<int> owner = moduleOfOperator(modules, m_graph);
        std::vector<std::set<int>> readers(m_graph.operators.size());
        for (const Edge &edge : m_graph.edges) {
            const OperatorRole role = roleOfType(m_graph.operators[at(edge.from)].type);
            const bool holdsData = role == OperatorRole::Input || role == OperatorRole::Variable;
            if (holdsData && owner[at(edge.to)] != Module::noParent)
                readers[at(edge.from)].insert(owner[at(edge.to)]);
        }
        ModuleGraph inputs;
        for (const int op : m_order) {
            if (readers[at(op)].size() > 1)
                addModule(
                    inputs, m_graph.operators[at(op)].name, m_graph.operators[at(op)].name, {op}, Module::noParent);
        }
        const int shift = static_cast<int>(inputs.modules.size());
        for (Module &module : modules.modules) {
            if (module.parent != Module::noParent)
                module.parent += shift;
            inputs.modules.push_back(std::move(module));
        }
        modules = std::move(inputs);
    }

    const OpGraph &m_graph;
    const GroupingOptions &m_options;
    const std::vector<int> &m_order;
    std::vector<int> m_position;
    std::vector<std::vector<int>> m_incoming;
    std::vector<OperatorDependency> m_dependencies;
    std::vector<int> m_preparedFor; ///< by operator: preparedFor()
    std::vector<std::vector<int>> m_chains; ///< of operators directly in the root
    std::vector<int> m_groupOfChain; ///< groupsOfSmallChains()
    std::vector<std::vector<int>> m_smallOnes; ///< by group: operators of the chains that join it
    std::set<QString> m_ids;
};

} // namespace

Result<Grouping> groupOperators(const OpGraph &graph, const GroupingOptions &options)
{
    const Result<std::vector<int>> order = topologicalOrder(graph);
    if (!order)
        return tl::unexpected(order.error());
    return Grouper(graph, options, *order).run();
}

ModuleType moduleTypeOf(const OpGraph &graph, const std::vector<int> &operators)
{
    std::array<int, 4> votes {};
    for (const int op : operators) {
        switch (roleOfType(graph.operators[at(op)].type)) {
        case OperatorRole::Compute:
            // One operator that computes outweighs any number of copies around it.
            return ModuleType::Compute;
        case OperatorRole::Comm:
            ++votes[at(static_cast<int>(ModuleType::Comm))];
            break;
        case OperatorRole::Join:
        case OperatorRole::Control:
        case OperatorRole::Output:
            ++votes[at(static_cast<int>(ModuleType::Control))];
            break;
        default:
            ++votes[at(static_cast<int>(ModuleType::Memory))];
            break;
        }
    }
    return static_cast<ModuleType>(std::max_element(votes.begin(), votes.end()) - votes.begin());
}

QString sideEffectOf(
    const OpGraph &graph, const std::vector<std::vector<int>> &incoming, const std::vector<int> &operators)
{
    QStringList effects;
    const auto add = [&effects](const QString &effect) {
        if (!effects.contains(effect))
            effects << effect;
    };
    for (const int op : operators) {
        const OperatorRole role = roleOfType(graph.operators[at(op)].type);
        if (role == OperatorRole::Comm)
            add(QStringLiteral("communicates"));
        if (role != OperatorRole::StateWrite)
            continue;
        QString target = QStringLiteral("state");
        for (const int edge : incoming[at(op)]) {
            if (graph.edges[at(edge)].toPort == 0)
                target = graph.operators[at(graph.edges[at(edge)].from)].name;
        }
        add(QStringLiteral("writes %1").arg(target));
    }
    return effects.join(QStringLiteral("; "));
}

} // namespace tributary
