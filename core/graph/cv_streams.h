// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <vector>

namespace tributary
{

/// Which operators GE's mode `cv` moves to the vector engine, by operator index: vector operators that could run beside
/// the cube operator before or after them. `order`: topologicalOrder(graph). (GE, engine_partitioner.cc)
std::vector<bool> cvParallelOperators(const OpGraph &graph, const std::vector<int> &order);

} // namespace tributary
