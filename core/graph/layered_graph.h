// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

namespace tributary
{

/// Lists of integers, one after another in one array.
class IntLists
{
public:
    /// `pairs`: (list, value); the values of a list keep their order.
    IntLists(int listCount, const std::vector<std::pair<int, int>> &pairs);
    IntLists() = default;

    struct Range {
        int *first = nullptr;
        int *last = nullptr;
        [[nodiscard]] int *begin() const { return first; }
        [[nodiscard]] int *end() const { return last; }
        [[nodiscard]] int size() const { return int(last - first); }
        [[nodiscard]] bool empty() const { return first == last; }
        [[nodiscard]] int &operator[](int index) const { return first[index]; }
    };
    [[nodiscard]] Range operator[](int list)
    {
        const auto at = static_cast<std::size_t>(list);
        return {m_values.data() + m_starts[at], m_values.data() + m_starts[at + 1]};
    }

private:
    std::vector<int> m_starts;
    std::vector<int> m_values;
};

/// A graph whose edges lead from each layer to the next only: an edge that spans more is a chain through bends, nodes
/// without size. Edges of one producer share their bends: a trunk from which they branch off, as few lines as possible.
struct LayeredGraph {
    int realCount = 0; ///< nodes below this index are those of the input; the others are bends
    std::vector<int> layerOf; ///< by node
    std::vector<std::vector<int>> layers; ///< the nodes of each layer in their order across it
    std::vector<std::vector<int>>
        chains; ///< by edge of the input: all nodes from the upper to the lower end; empty for loops
    std::vector<int> through; ///< by node: for a bend the edges that pass it, else 1; the weight of a step to it
    IntLists up; ///< neighbours in the layer before
    IntLists down; ///< neighbours in the layer after

    [[nodiscard]] int count() const { return int(layerOf.size()); }
    [[nodiscard]] bool isBend(int node) const { return node >= realCount; }
};

/// Each edge the other way round.
std::vector<std::pair<int, int>> turnedRound(const std::vector<std::pair<int, int>> &edges);

/// The edges with those of cycles turned round, found by a depth-first search in node order; loops stay.
std::vector<std::pair<int, int>> withoutCycles(int nodeCount, std::vector<std::pair<int, int>> edges);

/// Where a node must stand whatever its edges say.
enum class LayerPin : char { Free, First, Last };

/// Nodes, bends and layers for edges without cycles. `pins`: by node, or empty. A node that is pinned to the first
/// layer has no edge that leads to it, one in the last none that leaves it; free nodes stand between.
LayeredGraph makeLayeredGraph(
    int nodeCount, const std::vector<std::pair<int, int>> &edges, const std::vector<LayerPin> &pins = {});

} // namespace tributary
