// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/merge_units.h"

#include <algorithm>
#include <cstddef>
#include <map>

namespace tributary
{

namespace
{

constexpr double activeFrom_us = 1e-9;

// Nodes are numbered in topological order, so one pass is enough.
std::vector<int> levelsOf(const Adjacency &successors)
{
    std::vector<int> levels(successors.size(), 0);
    for (std::size_t i = 0; i < successors.size(); ++i) {
        for (const int to : successors[i]) {
            int &level = levels[static_cast<std::size_t>(to)];
            level = std::max(level, levels[i] + 1);
        }
    }
    return levels;
}

MergeUnit makeUnit(int id, const Route &route, const std::vector<int> &levelOf, const std::vector<NodeCost> &costs)
{
    MergeUnit unit;
    unit.id = id;
    unit.size = static_cast<int>(route.size());
    std::map<int, LevelShare> shares;
    for (const int node : route) {
        const auto index = static_cast<std::size_t>(node);
        const NodeCost &cost = costs[index];
        const double duration = cost.duration_us >= 0 ? cost.duration_us : 0;
        const int level = levelOf[index];
        LevelShare &share = shares[level];
        share.level = level;
        ++share.nodes;
        share.duration_us += duration;
        share.isActive = share.isActive || duration > activeFrom_us || cost.cubeBlocks > 0 || cost.vectorBlocks > 0;
        unit.duration_us += duration;
        unit.peakCores = std::max({unit.peakCores, cost.cubeBlocks, cost.vectorBlocks});
        unit.coreTime += duration * cost.cubeBlocks + duration * cost.vectorBlocks;
    }
    for (const auto &[level, share] : shares) {
        unit.levels.push_back(share);
        unit.peak = std::max(unit.peak, share.nodes);
    }
    unit.earliest = unit.levels.front().level;
    return unit;
}

void addNeighbours(std::vector<MergeUnit> &units, const WorkDag &dag, const std::vector<Route> &routes)
{
    std::vector<int> unitOf(dag.nodes.size(), 0);
    for (std::size_t i = 0; i < routes.size(); ++i) {
        for (const int node : routes[i])
            unitOf[static_cast<std::size_t>(node)] = static_cast<int>(i);
    }
    std::vector<std::vector<int>> others(units.size()); // one entry for each edge
    for (std::size_t from = 0; from < dag.successors.size(); ++from) {
        for (const int to : dag.successors[from]) {
            const int a = unitOf[from];
            const int b = unitOf[static_cast<std::size_t>(to)];
            if (a == b)
                continue;
            others[static_cast<std::size_t>(a)].push_back(b);
            others[static_cast<std::size_t>(b)].push_back(a);
        }
    }
    for (MergeUnit &unit : units) {
        std::vector<int> &list = others[static_cast<std::size_t>(unit.id)];
        unit.interaction = static_cast<int>(list.size());
        std::sort(list.begin(), list.end());
        for (const int other : list) {
            if (unit.neighbours.empty() || unit.neighbours.back().first != other)
                unit.neighbours.emplace_back(other, 0);
            ++unit.neighbours.back().second;
        }
    }
}

} // namespace

MergeUnits mergeUnits(const WorkDag &dag, const std::vector<Route> &routes)
{
    MergeUnits merge;
    const std::vector<int> levelOf = levelsOf(dag.successors);
    for (const int level : levelOf) {
        if (static_cast<std::size_t>(level) >= merge.nodesOnLevel.size())
            merge.nodesOnLevel.resize(static_cast<std::size_t>(level) + 1, 0);
        ++merge.nodesOnLevel[static_cast<std::size_t>(level)];
    }
    for (std::size_t i = 0; i < routes.size(); ++i)
        merge.units.push_back(makeUnit(static_cast<int>(i), routes[i], levelOf, dag.costs));
    addNeighbours(merge.units, dag, routes);
    return merge;
}

} // namespace tributary
