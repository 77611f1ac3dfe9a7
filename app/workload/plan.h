// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor.h"
#include "graph/op_graph.h"

#include <vector>

namespace tributary::workload
{

/// What to execute for a graph whose operators have these streams (by operator; less than 0 = not executed). Inputs,
/// constants and the like are filled once; results that pass through an operator that is not executed are read from
/// where they were made. Stream numbers are made dense. Errors: the graph has a cycle.
Result<ExecPlan> makePlan(const OpGraph &graph, const std::vector<int> &streams);

/// Adds the events to a plan: an operator on another stream than a producer (of data, or of control through `after`,
/// by node) waits for it. Of several operators of one stream that wait for the same producer only the first does.
void addEvents(ExecPlan &plan, const std::vector<std::vector<int>> &after);

} // namespace tributary::workload
