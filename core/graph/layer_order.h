// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "graph/layered_graph.h"

#include <cstdint>

namespace tributary
{

/// Orders the nodes of each layer so that few steps cross: an order by depth-first search, then sweeps by weighted
/// median and exchange of neighbours (Gansner, Koutsofios, North, Vo 1993), the best of which is kept. The number of
/// sweeps depends on the size of the graph, never on the clock, so that the result is always the same. After a
/// cancellation the best order so far stands.
void orderLayers(LayeredGraph &graph, const CancelToken &cancel);

/// How many pairs of edges cross, counted each time they do.
std::int64_t countCrossings(LayeredGraph &graph);

} // namespace tributary
