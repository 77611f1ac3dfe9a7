// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/module_grouping.h"

namespace tributary
{

/// The operators and those that stand in their places in the other layers of the same fold, as rising indices: what is
/// said about one layer holds for all that it stands for. An operator whose place is taken by another type elsewhere
/// stays by itself.
std::vector<int> acrossLayers(const OpGraph &graph, const Grouping &grouping, const std::vector<int> &operators);

/// All operators of a module and of those in it, rising.
std::vector<int> operatorsBelow(const ModuleGraph &modules, int module);

/// The names by which an edit means these operators: where they stand in folded layers, those of the first layer are
/// enough for all.
QStringList editNames(const OpGraph &graph, const Grouping &grouping, const std::vector<int> &operators);

} // namespace tributary
