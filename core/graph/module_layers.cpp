// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_layers.h"

#include "graph/vector_index.h"

#include <algorithm>
#include <map>
#include <set>

namespace tributary
{

std::vector<int> acrossLayers(const OpGraph &graph, const Grouping &grouping, const std::vector<int> &operators)
{
    const std::vector<int> owner = moduleOfOperator(grouping.graph, graph);
    std::set<int> found(operators.begin(), operators.end());
    std::map<int, std::map<std::vector<int>, std::vector<int>>> byModule; // module: operators by their layer
    for (const int op : operators) {
        const int module = owner[at(op)];
        if (module == Module::noParent || grouping.layers[at(op)].empty())
            continue;
        auto &layers = byModule[module];
        if (layers.empty()) {
            for (const int member : grouping.graph.modules[at(module)].operators)
                layers[grouping.layers[at(member)]].push_back(member);
        }
        const std::vector<int> &own = layers[grouping.layers[at(op)]];
        const auto place = static_cast<std::size_t>(std::find(own.begin(), own.end(), op) - own.begin());
        for (const auto &[numbers, members] : layers) {
            if (place < members.size() && graph.operators[at(members[place])].type == graph.operators[at(op)].type)
                found.insert(members[place]);
        }
    }
    return {found.begin(), found.end()};
}

std::vector<int> operatorsBelow(const ModuleGraph &modules, int module)
{
    std::vector<bool> inside(modules.modules.size(), false);
    std::vector<int> operators;
    for (std::size_t i = at(module); i < inside.size(); ++i) {
        const Module &inner = modules.modules[i];
        inside[i] = i == at(module) || (inner.parent != Module::noParent && inside[at(inner.parent)]);
        if (inside[i])
            operators.insert(operators.end(), inner.operators.begin(), inner.operators.end());
    }
    std::sort(operators.begin(), operators.end());
    return operators;
}

QStringList editNames(const OpGraph &graph, const Grouping &grouping, const std::vector<int> &operators)
{
    const auto isFirst = [&grouping](int op) {
        const std::vector<int> &numbers = grouping.layers[at(op)];
        return std::all_of(numbers.begin(), numbers.end(), [](int number) { return number == 0; });
    };
    const bool hasFirst = std::any_of(operators.begin(), operators.end(), isFirst);
    QStringList names;
    for (const int op : operators) {
        if (!hasFirst || isFirst(op))
            names << graph.operators[at(op)].name;
    }
    return names;
}

} // namespace tributary
