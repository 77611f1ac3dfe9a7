// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/small_operators.h"

#include "graph/name_scope.h"
#include "graph/operator_role.h"
#include "graph/vector_index.h"

#include <algorithm>
#include <set>

namespace tributary
{

namespace
{

constexpr int none = -1;

bool isSmall(const Operator &op)
{
    return isSmallType(op.type) && op.subgraphs.isEmpty();
}

bool takesOthers(const Operator &op)
{
    const OperatorRole role = roleOfType(op.type);
    return role == OperatorRole::Compute || role == OperatorRole::Movement;
}

// By operator, the operators at the other end of its dependencies.
std::vector<std::set<int>> neighbours(
    std::size_t count, const std::vector<OperatorDependency> &dependencies, bool consumers)
{
    std::vector<std::set<int>> found(count);
    for (const OperatorDependency &dependency : dependencies)
        found[at(consumers ? dependency.from : dependency.to)].insert(consumers ? dependency.to : dependency.from);
    return found;
}

} // namespace

std::vector<int> preparedFor(
    const OpGraph &graph, const std::vector<OperatorDependency> &dependencies, const std::vector<int> &order)
{
    const auto producers = neighbours(graph.operators.size(), dependencies, false);
    const auto consumers = neighbours(graph.operators.size(), dependencies, true);
    std::vector<bool> prepares(graph.operators.size(), false);
    for (const int op : order) {
        const Operator &own = graph.operators[at(op)];
        prepares[at(op)] = isSmall(own) && nameParts(own.name).size() == 1
            && std::all_of(producers[at(op)].begin(), producers[at(op)].end(), [&](int producer) {
                   return prepares[at(producer)] || isHiddenRole(roleOfType(graph.operators[at(producer)].type));
               });
    }
    std::vector<int> owner(graph.operators.size(), none);
    for (auto op = order.rbegin(); op != order.rend(); ++op) {
        if (!prepares[at(*op)] || consumers[at(*op)].size() != 1)
            continue;
        const int consumer = *consumers[at(*op)].begin();
        if (takesOthers(graph.operators[at(consumer)]))
            owner[at(*op)] = owner[at(consumer)] == none ? consumer : owner[at(consumer)];
    }
    return owner;
}

std::vector<int> groupsOfSmallChains(const OpGraph &graph, const std::vector<OperatorDependency> &dependencies,
    const std::vector<std::vector<int>> &chains, const std::vector<int> &group, const std::vector<bool> &takes)
{
    const auto producers = neighbours(graph.operators.size(), dependencies, false);
    const auto consumers = neighbours(graph.operators.size(), dependencies, true);
    std::vector<int> into(chains.size(), none);
    const auto lastGroup = [&](int index) {
        while (index >= 0 && at(index) < into.size() && into[at(index)] != none)
            index = into[at(index)];
        return index;
    };
    // The one group at that side of a chain, if it takes the chain.
    const auto onlyGroup = [&](std::size_t chain, const std::vector<std::set<int>> &side) {
        std::set<int> groups;
        for (const int op : chains[chain]) {
            for (const int other : side[at(op)]) {
                const bool hidden = isHiddenRole(roleOfType(graph.operators[at(other)].type));
                if (!hidden && lastGroup(group[at(other)]) != static_cast<int>(chain))
                    groups.insert(lastGroup(group[at(other)]));
            }
        }
        const bool fits = groups.size() == 1 && *groups.begin() != none && takes[at(*groups.begin())];
        return fits ? *groups.begin() : none;
    };
    const auto isSmallChain = [&](std::size_t chain) {
        return std::all_of(
            chains[chain].begin(), chains[chain].end(), [&](int op) { return isSmall(graph.operators[at(op)]); });
    };
    // Each step joins a chain with the only group behind or before it, which cannot close a circle.
    for (std::size_t chain = chains.size(); chain-- > 0;) {
        if (isSmallChain(chain))
            into[chain] = onlyGroup(chain, consumers);
    }
    for (std::size_t chain = 0; chain < chains.size(); ++chain) {
        if (into[chain] == none && isSmallChain(chain))
            into[chain] = onlyGroup(chain, producers);
    }
    for (std::size_t chain = 0; chain < chains.size(); ++chain)
        into[chain] = lastGroup(into[chain]);
    return into;
}

} // namespace tributary
