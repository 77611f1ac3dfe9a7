// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/path_cover.h"

#include <utility>
#include <vector>

namespace tributary
{

/// What a unit does on one level of the graph.
struct LevelShare {
    int level = 0;
    int nodes = 0;
    double duration_us = 0;
    bool isActive = false; ///< it takes time or cores
};

/// A route as the mergers see it: they put whole units on streams.
struct MergeUnit {
    int id = 0; ///< index of its route
    int size = 0; ///< nodes
    std::vector<LevelShare> levels; ///< rising; only levels on which it has nodes
    int earliest = 0; ///< first level
    int peak = 0; ///< most nodes on one level
    int interaction = 0; ///< edges to and from other units
    std::vector<std::pair<int, int>> neighbours; ///< other unit, number of edges in both directions
    double duration_us = 0; ///< of all its nodes; unknown durations count 0
    double coreTime = 0; ///< duration times cores, over all its nodes
    double peakCores = 0; ///< most cube or vector cores that one of its nodes asks for
};

/// The units of a graph and its levels.
struct MergeUnits {
    std::vector<MergeUnit> units; ///< by id
    std::vector<int> nodesOnLevel; ///< by level; the level of a node is the longest path that leads to it
};

/// Prepares the merge. Edges of `dag` count once each.
MergeUnits mergeUnits(const WorkDag &dag, const std::vector<Route> &routes);

} // namespace tributary
