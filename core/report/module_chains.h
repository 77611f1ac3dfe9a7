// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/module_graph.h"
#include "graph/reachability.h"

namespace tributary
{

/// Names of modules in a line, with arrows only where each waits for the one before.
class ModuleChains
{
public:
    /// Lives no longer than the modules.
    explicit ModuleChains(const ModuleGraph &modules);

    /// With the number of layers that it stands for.
    [[nodiscard]] QString name(int module) const;
    /// "a -> b" for a chain of dependencies, direct or through others, else "a, b"; `none` without members.
    [[nodiscard]] QString text(const std::vector<int> &members, const QString &none = QStringLiteral("N/A")) const;
    /// The same with the first and the last ones of many, and how many there are.
    [[nodiscard]] QString shortText(const std::vector<int> &members, const QString &none = QStringLiteral("N/A")) const;

private:
    [[nodiscard]] bool isChain(const std::vector<int> &members) const;
    [[nodiscard]] QStringList names(const std::vector<int> &members) const;
    [[nodiscard]] QString separator(const std::vector<int> &members) const;

    const ModuleGraph &m_modules;
    Reachability m_reach;
};

} // namespace tributary
