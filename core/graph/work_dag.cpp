// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/work_dag.h"

#include <cstddef>

namespace tributary
{

namespace
{

// Finds the kept successors of one node after another; marks carry the node's number, so nothing is cleared between.
class Contraction
{
public:
    Contraction(const Adjacency &all, const std::vector<bool> &keep)
        : m_all(all)
        , m_keep(keep)
        , m_seenBy(all.size(), -1)
    {
    }

    std::vector<int> successorsOf(int node)
    {
        std::vector<int> found;
        m_queue.clear();
        scan(node, node, found);
        std::size_t next = 0;
        while (next < m_queue.size()) // grows meanwhile
            scan(m_queue[next++], node, found);
        return found;
    }

private:
    void scan(int from, int node, std::vector<int> &found)
    {
        for (const int to : m_all[static_cast<std::size_t>(from)]) {
            const auto target = static_cast<std::size_t>(to);
            if (to == node || m_seenBy[target] == node)
                continue;
            m_seenBy[target] = node;
            (m_keep[target] ? found : m_queue).push_back(to);
        }
    }

    const Adjacency &m_all;
    const std::vector<bool> &m_keep;
    std::vector<int> m_seenBy;
    std::vector<int> m_queue;
};

} // namespace

WorkDag contractedDag(const Adjacency &all, const std::vector<bool> &keep, const std::vector<NodeCost> &costs)
{
    WorkDag dag;
    std::vector<int> indexOf(all.size(), -1);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!keep[i])
            continue;
        indexOf[i] = static_cast<int>(dag.nodes.size());
        dag.nodes.push_back(static_cast<int>(i));
        dag.costs.push_back(costs[i]);
    }
    Contraction contraction(all, keep);
    dag.successors.reserve(dag.nodes.size());
    for (const int node : dag.nodes) {
        std::vector<int> successors = contraction.successorsOf(node);
        for (int &successor : successors)
            successor = indexOf[static_cast<std::size_t>(successor)];
        dag.successors.push_back(std::move(successors));
    }
    return dag;
}

} // namespace tributary
