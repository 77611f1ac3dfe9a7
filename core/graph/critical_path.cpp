// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/critical_path.h"

#include "graph/components.h"
#include "graph/vector_index.h"

#include <algorithm>

namespace tributary
{

namespace
{

} // namespace

CriticalPath criticalPath(const Adjacency &successors, const std::vector<double> &weights)
{
    const std::vector<int> component = strongComponents(successors);
    const std::size_t count = component.empty() ? 0 : at(*std::max_element(component.begin(), component.end())) + 1;
    if (count == 0)
        return {};
    std::vector<std::vector<int>> members(count);
    std::vector<double> longest(count, 0); // from the component to the end, with itself
    std::vector<int> next(count, -1);
    for (std::size_t node = 0; node < successors.size(); ++node)
        members[at(component[node])].push_back(static_cast<int>(node));
    // Edges lead to lower numbers, so that what follows is known.
    for (std::size_t c = 0; c < count; ++c) {
        double own = 0;
        for (const int node : members[c]) {
            own += weights[at(node)];
            for (const int successor : successors[at(node)]) {
                const int other = component[at(successor)];
                if (other == static_cast<int>(c))
                    continue;
                const bool better = next[c] < 0 || longest[at(other)] > longest[at(next[c])]
                    || (longest[at(other)] == longest[at(next[c])]
                        && members[at(other)].front() < members[at(next[c])].front());
                if (better)
                    next[c] = other;
            }
        }
        longest[c] = own + (next[c] < 0 ? 0 : longest[at(next[c])]);
    }
    std::size_t start = 0;
    for (std::size_t c = 1; c < count; ++c) {
        if (longest[c] > longest[start] || (longest[c] == longest[start] && members[c] < members[start]))
            start = c;
    }
    CriticalPath path;
    path.length = longest[start];
    for (int c = static_cast<int>(start); c >= 0; c = next[at(c)])
        path.nodes.insert(path.nodes.end(), members[at(c)].begin(), members[at(c)].end());
    return path;
}

double GainBound::unlimited() const
{
    return criticalPath > 0 ? totalWork / criticalPath : 1;
}

double GainBound::withCores() const
{
    const double least = std::max(criticalPath, coreTime);
    return least > 0 ? totalWork / least : 1;
}

GainBound gainBound(const OperatorWork &work, double length, const CoreLimits &cores)
{
    GainBound bound;
    bound.criticalPath = length;
    double cube = 0;
    double vector = 0;
    for (std::size_t i = 0; i < work.amount.size(); ++i) {
        bound.totalWork += work.amount[i];
        // More blocks than cores run one after another within the measured duration.
        cube += work.amount[i] * std::min(work.cubeBlocks[i], cores.cube);
        vector += work.amount[i] * std::min(work.vectorBlocks[i], cores.vector);
    }
    if (cores.cube > 0)
        bound.coreTime = cube / cores.cube;
    if (cores.vector > 0)
        bound.coreTime = std::max(bound.coreTime, vector / cores.vector);
    return bound;
}

Adjacency successorsOf(const OpGraph &graph)
{
    Adjacency successors(graph.operators.size());
    for (const Edge &edge : graph.edges)
        successors[at(edge.from)].push_back(edge.to);
    for (std::vector<int> &list : successors) {
        std::sort(list.begin(), list.end());
        list.erase(std::unique(list.begin(), list.end()), list.end());
    }
    return successors;
}

} // namespace tributary
