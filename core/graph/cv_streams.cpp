// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/cv_streams.h"

#include <cstddef>
#include <optional>

namespace tributary
{

namespace
{

// Positions in topological order from one cube operator to the next. Nothing outside can lie on a path between them.
struct Gap {
    std::optional<std::size_t> previous; ///< cube operator before the gap
    std::optional<std::size_t> next; ///< cube operator behind it
    std::size_t begin = 0; ///< first operator of the gap
    std::size_t end = 0; ///< behind the last one
};

class CvMarker
{
public:
    CvMarker(const OpGraph &graph, const std::vector<int> &order)
        : m_graph(graph)
        , m_order(order)
        , m_consumers(order.size())
        , m_marked(order.size(), false)
        , m_fromPrevious(order.size(), false)
        , m_toNext(order.size(), false)
    {
        std::vector<std::size_t> position(order.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            position[static_cast<std::size_t>(order[i])] = i;
        for (const Edge &edge : graph.edges)
            m_consumers[position[static_cast<std::size_t>(edge.from)]].push_back(
                position[static_cast<std::size_t>(edge.to)]);
    }

    std::vector<bool> mark()
    {
        Gap gap;
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            if (kindAt(i) != CoreKind::Cube)
                continue;
            gap.next = i;
            gap.end = i;
            markGap(gap);
            gap = {i, std::nullopt, i + 1, i + 1};
        }
        gap.end = m_order.size();
        markGap(gap);
        return m_marked;
    }

private:
    [[nodiscard]] CoreKind kindAt(std::size_t position) const
    {
        return m_graph.operators[static_cast<std::size_t>(m_order[position])].coreKind();
    }

    void markGap(const Gap &gap)
    {
        spreadForward(gap);
        spreadBackward(gap);
        for (std::size_t i = gap.begin; i < gap.end; ++i) {
            if (kindAt(i) != CoreKind::Vector)
                continue;
            const bool tail = m_fromPrevious[i] && !gap.next;
            if (!tail && !(m_fromPrevious[i] && m_toNext[i]))
                m_marked[static_cast<std::size_t>(m_order[i])] = true;
        }
    }

    void spreadForward(const Gap &gap)
    {
        if (!gap.previous)
            return;
        m_fromPrevious[*gap.previous] = true;
        for (std::size_t i = *gap.previous; i < gap.end; ++i) {
            if (!m_fromPrevious[i])
                continue;
            for (const std::size_t to : m_consumers[i])
                m_fromPrevious[to] = m_fromPrevious[to] || to < gap.end;
        }
    }

    void spreadBackward(const Gap &gap)
    {
        if (!gap.next)
            return;
        for (std::size_t i = gap.end; i-- > gap.begin;) {
            for (const std::size_t to : m_consumers[i])
                m_toNext[i] = m_toNext[i] || to == *gap.next || (to < gap.end && m_toNext[to]);
        }
    }

    const OpGraph &m_graph;
    const std::vector<int> &m_order;
    std::vector<std::vector<std::size_t>> m_consumers; ///< by position
    std::vector<bool> m_marked; ///< by operator
    std::vector<bool> m_fromPrevious; ///< by position: the cube operator before the gap leads here
    std::vector<bool> m_toNext; ///< by position: leads to the cube operator behind the gap
};

} // namespace

std::vector<bool> cvParallelOperators(const OpGraph &graph, const std::vector<int> &order)
{
    return CvMarker(graph, order).mark();
}

} // namespace tributary
