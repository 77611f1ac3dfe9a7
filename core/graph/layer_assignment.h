// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

namespace tributary
{

/// A layer for each node, from 0, so that every edge of `edges` (from, to; without cycles, loops are ignored) leads to
/// a later one and the sum of their lengths is small: the least possible (network simplex; Gansner, Koutsofios, North,
/// Vo 1993) unless the graph is so large that the search ends early.
std::vector<int> assignLayers(int nodeCount, const std::vector<std::pair<int, int>> &edges);

} // namespace tributary
