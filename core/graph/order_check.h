// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/dependency.h"
#include "graph/stream_events.h"

namespace tributary
{

/// The orders that state and communication demand, out of operatorDependencies(): GE knows nothing of them.
std::vector<OperatorDependency> demandedOrders(const std::vector<OperatorDependency> &dependencies);

/// Those of `demanded` that a stream assignment leaves to chance: the two operators are on different streams, and
/// neither an event nor several behind each other make the second wait for the first. Operators without a stream are
/// passed over. `order`: topologicalOrder(graph), in which each stream starts its operators; `events`: of the streams.
std::vector<OperatorDependency> brokenOrders(const std::vector<OperatorDependency> &demanded,
    const std::vector<int> &order, const std::vector<int> &streams, const std::vector<StreamEvent> &events);

/// "write -> read", and how many more there are; empty without any.
QString brokenOrdersText(const OpGraph &graph, const std::vector<OperatorDependency> &broken);

} // namespace tributary
