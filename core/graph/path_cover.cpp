// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/path_cover.h"

#include <algorithm>
#include <cstddef>

namespace tributary
{

namespace
{

// Unit-capacity flow network. Node 0 is the source, 1 … n the left copies of the nodes (as producers), n+1 … 2n the
// right copies (as consumers), 2n+1 the sink. Arcs come in pairs: arc i and its reverse i ^ 1.
class SplitGraph
{
public:
    explicit SplitGraph(const Adjacency &successors)
        : m_size(successors.size())
        , m_arcsOf(2 * m_size + 2)
    {
        for (std::size_t i = 1; i <= m_size; ++i) {
            addArc(0, i);
            addArc(i + m_size, sink());
        }
        for (std::size_t u = 0; u < m_size; ++u) {
            for (const int v : successors[u])
                addArc(u + 1, static_cast<std::size_t>(v) + 1 + m_size);
        }
    }

    void saturate()
    {
        while (findLevels()) {
            m_current.assign(m_arcsOf.size(), 0);
            while (augment()) { }
        }
    }

    // The node that follows `node` on its path, or -1.
    [[nodiscard]] int nextOf(std::size_t node) const
    {
        for (const std::size_t arc : m_arcsOf[node + 1]) {
            const std::size_t target = m_target[arc];
            if (target > m_size && target != sink() && m_free[arc] == 0)
                return static_cast<int>(target - m_size - 1);
        }
        return -1;
    }

private:
    [[nodiscard]] std::size_t sink() const { return 2 * m_size + 1; }

    void addArc(std::size_t from, std::size_t to)
    {
        m_arcsOf[from].push_back(m_target.size());
        m_target.push_back(to);
        m_free.push_back(1);
        m_arcsOf[to].push_back(m_target.size());
        m_target.push_back(from);
        m_free.push_back(0);
    }

    // Breadth first from the source over arcs with room; true if the sink can be reached.
    bool findLevels()
    {
        m_level.assign(m_arcsOf.size(), -1);
        m_level[0] = 0;
        m_queue.assign(1, 0);
        for (std::size_t next = 0; next < m_queue.size(); ++next) {
            for (const std::size_t arc : m_arcsOf[m_queue[next]]) {
                const std::size_t to = m_target[arc];
                if (m_free[arc] == 0 || m_level[to] >= 0)
                    continue;
                m_level[to] = m_level[m_queue[next]] + 1;
                m_queue.push_back(to);
            }
        }
        return m_level[sink()] >= 0;
    }

    // One path from source to sink along rising levels. With an own stack: a path can be as long as the graph is deep.
    bool augment()
    {
        m_path.clear();
        std::size_t at = 0;
        while (at != sink()) {
            const std::vector<std::size_t> &arcs = m_arcsOf[at];
            std::size_t &current = m_current[at];
            while (current < arcs.size() && !leadsOn(at, arcs[current]))
                ++current;
            if (current < arcs.size()) {
                m_path.push_back(arcs[current]);
                at = m_target[arcs[current]];
            } else if (m_path.empty()) {
                return false;
            } else {
                at = m_target[m_path.back() ^ 1U];
                m_path.pop_back();
                ++m_current[at];
            }
        }
        for (const std::size_t arc : m_path) {
            --m_free[arc];
            ++m_free[arc ^ 1U];
        }
        return true;
    }

    [[nodiscard]] bool leadsOn(std::size_t from, std::size_t arc) const
    {
        return m_free[arc] > 0 && m_level[m_target[arc]] == m_level[from] + 1;
    }

    std::size_t m_size;
    std::vector<std::vector<std::size_t>> m_arcsOf;
    std::vector<std::size_t> m_target;
    std::vector<int> m_free;
    std::vector<int> m_level;
    std::vector<std::size_t> m_current;
    std::vector<std::size_t> m_queue;
    std::vector<std::size_t> m_path;
};

} // namespace

std::vector<Route> minimumPathCover(const Adjacency &successors)
{
    SplitGraph split(successors);
    split.saturate();
    std::vector<int> next(successors.size());
    std::vector<bool> hasPrevious(successors.size(), false);
    for (std::size_t i = 0; i < next.size(); ++i) {
        next[i] = split.nextOf(i);
        if (next[i] >= 0)
            hasPrevious[static_cast<std::size_t>(next[i])] = true;
    }
    std::vector<Route> routes;
    for (std::size_t i = 0; i < next.size(); ++i) {
        if (hasPrevious[i])
            continue;
        Route route;
        for (int node = static_cast<int>(i); node >= 0; node = next[static_cast<std::size_t>(node)])
            route.push_back(node);
        routes.push_back(std::move(route));
    }
    return routes;
}

} // namespace tributary
