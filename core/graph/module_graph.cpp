// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_graph.h"

#include <QLatin1String>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace tributary
{

namespace
{

// In the order of the enumerations.
constexpr std::array<const char *, 4> moduleTypeNames {"compute", "comm", "memory", "control"};
constexpr std::array<const char *, 4> dependencyTypeNames {"data", "state", "event", "collective_order"};

template <typename Enum>
std::optional<Enum> fromName(const std::array<const char *, 4> &names, const QString &name)
{
    const auto it =
        std::find_if(names.begin(), names.end(), [&name](const char *known) { return name == QLatin1String(known); });
    if (it == names.end())
        return std::nullopt;
    return static_cast<Enum>(it - names.begin());
}

} // namespace

QString toString(ModuleType type)
{
    return QLatin1String(moduleTypeNames[static_cast<std::size_t>(type)]);
}

std::optional<ModuleType> moduleTypeFromString(const QString &name)
{
    return fromName<ModuleType>(moduleTypeNames, name);
}

ModuleType moduleTypeFromName(const QString &name)
{
    QString letters;
    for (const QChar c : name.toLower()) {
        if (c.isLetterOrNumber())
            letters += c;
    }
    const auto holdsOne = [&letters](std::initializer_list<const char *> words) {
        return std::any_of(
            words.begin(), words.end(), [&letters](const char *word) { return letters.contains(QLatin1String(word)); });
    };
    // "KV cache all-gather" is an exchange.
    if (letters == QLatin1String("comm") || letters.startsWith(QLatin1String("commpath"))
        || holdsOne({"dispatch", "combine", "allreduce", "allgather", "alltoall", "all2all", "reducescatter",
            "broadcast", "sendrecv", "hcom", "communication"}))
        return ModuleType::Comm;
    if (holdsOne({"cache", "offload", "reload", "prefetch"}))
        return ModuleType::Memory;
    return ModuleType::Compute;
}

QString toString(DependencyType type)
{
    return QLatin1String(dependencyTypeNames[static_cast<std::size_t>(type)]);
}

std::optional<DependencyType> dependencyTypeFromString(const QString &name)
{
    return fromName<DependencyType>(dependencyTypeNames, name);
}

std::vector<std::vector<int>> successorsOf(const ModuleGraph &modules)
{
    std::vector<std::vector<int>> successors(modules.modules.size());
    for (const Dependency &dependency : modules.dependencies)
        successors[static_cast<std::size_t>(dependency.from)].push_back(dependency.to);
    return successors;
}

std::vector<int> moduleOfOperator(const ModuleGraph &modules, const OpGraph &graph)
{
    std::vector<int> owner(graph.operators.size(), Module::noParent);
    for (std::size_t m = 0; m < modules.modules.size(); ++m) {
        for (const int index : modules.modules[m].operators)
            owner[static_cast<std::size_t>(index)] = static_cast<int>(m);
    }
    return owner;
}

} // namespace tributary
