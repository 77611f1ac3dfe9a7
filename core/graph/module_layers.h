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

} // namespace tributary
