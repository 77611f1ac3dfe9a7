// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/work_dag.h"

#include <cstddef>
#include <cstdint>

namespace tributary
{

/// Answers whether a path leads from one node of a directed graph to another. Cycles are allowed: the nodes of one
/// reach each other. One bit for each pair of nodes where that fits into `maxBytes` (10 000 nodes: 12.5 MB); beyond it
/// each question walks the graph.
class Reachability
{
public:
    static constexpr std::size_t defaultMaxBytes = std::size_t {256} << 20;

    explicit Reachability(Adjacency successors, std::size_t maxBytes = defaultMaxBytes);

    /// A node reaches itself only through a cycle.
    [[nodiscard]] bool reaches(int from, int to) const;
    /// True if a path leads from one to the other, or they are the same.
    [[nodiscard]] bool areOrdered(int a, int b) const { return a == b || reaches(a, b) || reaches(b, a); }
    /// True if a question costs one bit.
    [[nodiscard]] bool isPrecomputed() const { return m_words > 0 || m_successors.empty(); }

private:
    void fill();
    [[nodiscard]] bool walk(int from, int to) const;

    Adjacency m_successors;
    std::vector<int> m_component; ///< strongly connected component by node, numbered so that edges lead downwards
    std::vector<bool> m_isCycle; ///< by component
    std::size_t m_words = 0; ///< of one row
    std::vector<std::uint64_t> m_bits; ///< row: component; column: component that it reaches
};

} // namespace tributary
