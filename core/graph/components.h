// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/work_dag.h"

namespace tributary
{

/// The strongly connected component of every node (Tarjan 1972, without recursion). Numbers start at 0; an edge between
/// two components leads from the higher number to the lower.
std::vector<int> strongComponents(const Adjacency &successors);

} // namespace tributary
