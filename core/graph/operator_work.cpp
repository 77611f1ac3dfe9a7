// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/operator_work.h"

#include "graph/operator_role.h"

#include <algorithm>

namespace tributary
{

namespace
{

// The core type in a dump does not tell of operators that only move data: GE writes AIC for an Assign.
Resource resourceOf(const Operator &op)
{
    switch (roleOfType(op.type)) {
    case OperatorRole::Comm:
        return Resource::Communication;
    case OperatorRole::StateWrite:
    case OperatorRole::Movement:
        return Resource::Movement;
    case OperatorRole::Compute:
        break;
    default:
        return Resource::Unknown;
    }
    switch (op.coreKind()) {
    case CoreKind::Cube:
        return Resource::Cube;
    case CoreKind::Vector:
        return Resource::Vector;
    case CoreKind::None:
        break;
    }
    return Resource::Unknown;
}

} // namespace

OperatorWork operatorWork(const OpGraph &graph, const NodeCosts *costs)
{
    OperatorWork work;
    std::vector<const NodeCost *> known;
    for (const Operator &op : graph.operators) {
        known.push_back(costs ? costs->find(op.name) : nullptr);
        work.measured += known.back() ? 1 : 0;
    }
    work.unit = work.measured > 0 ? WorkUnit::Microseconds : WorkUnit::Operators;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const Operator &op = graph.operators[i];
        work.resource.push_back(resourceOf(op));
        const bool runs = op.stream != Operator::noStream && !isHiddenRole(roleOfType(op.type));
        if (known[i]) {
            work.amount.push_back(std::max(0.0, known[i]->duration_us));
            work.cubeBlocks.push_back(known[i]->cubeBlocks);
            work.vectorBlocks.push_back(known[i]->vectorBlocks);
            continue;
        }
        work.amount.push_back(work.unit == WorkUnit::Operators && runs ? 1 : 0);
        const double blocks = op.blocks == Operator::unknownBlocks ? 0 : op.blocks;
        work.cubeBlocks.push_back(op.coreKind() == CoreKind::Cube ? blocks : 0);
        work.vectorBlocks.push_back(op.coreKind() == CoreKind::Vector ? blocks : 0);
    }
    return work;
}

} // namespace tributary
