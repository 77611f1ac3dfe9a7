// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node_cost.h"
#include "graph/op_graph.h"

#include <vector>

namespace tributary
{

/// Compute cores of a chip; nothing is limited where a count is 0.
struct CoreLimits {
    double cube = 0;
    double vector = 0;
};

enum class WorkUnit {
    Microseconds, ///< measured durations; an operator that the profile does not know counts 0
    Operators, ///< without a profile every operator that runs on a stream counts 1
};

/// What an operator mostly takes.
enum class Resource {
    Unknown,
    Cube,
    Vector,
    Communication,
    Movement, ///< memory: copies, layouts, writes of state
};

/// How much each operator of a graph does.
struct OperatorWork {
    WorkUnit unit = WorkUnit::Operators;
    std::vector<double> amount; ///< by operator index, in `unit`
    std::vector<double> cubeBlocks; ///< cube cores that it asks for; from the profile, else from the dump, else 0
    std::vector<double> vectorBlocks;
    std::vector<Resource> resource; ///< by its type, then by the core type in the dump; empty if nobody asks
    int measured = 0; ///< operators that the profile knows
};

/// `costs`: measured costs, or nullptr. A profile that knows no operator of the graph is as none.
OperatorWork operatorWork(const OpGraph &graph, const NodeCosts *costs);

} // namespace tributary
