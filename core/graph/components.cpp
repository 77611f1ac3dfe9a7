// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/components.h"

#include <algorithm>

namespace tributary
{

namespace
{

class Tarjan
{
public:
    explicit Tarjan(const Adjacency &successors)
        : m_successors(successors)
        , m_number(successors.size(), -1)
        , m_lowest(successors.size(), 0)
        , m_component(successors.size(), -1)
    {
    }

    std::vector<int> run()
    {
        for (std::size_t node = 0; node < m_successors.size(); ++node) {
            if (m_number[node] < 0)
                visit(node);
        }
        return std::move(m_component);
    }

private:
    struct Frame {
        std::size_t node;
        std::size_t next; ///< position in its successors
    };

    void enter(std::size_t node)
    {
        m_number[node] = m_lowest[node] = m_count++;
        m_stack.push_back(node);
        m_frames.push_back({node, 0});
    }

    void visit(std::size_t start)
    {
        enter(start);
        while (!m_frames.empty()) {
            Frame &frame = m_frames.back();
            const std::size_t node = frame.node;
            if (frame.next < m_successors[node].size()) {
                const auto next = static_cast<std::size_t>(m_successors[node][frame.next++]);
                if (m_number[next] < 0)
                    enter(next);
                else if (m_component[next] < 0)
                    m_lowest[node] = std::min(m_lowest[node], m_number[next]);
                continue;
            }
            m_frames.pop_back();
            if (!m_frames.empty())
                m_lowest[m_frames.back().node] = std::min(m_lowest[m_frames.back().node], m_lowest[node]);
            if (m_lowest[node] == m_number[node])
                close(node);
        }
    }

    void close(std::size_t root)
    {
        std::size_t member;
        do {
            member = m_stack.back();
            m_stack.pop_back();
            m_component[member] = m_components;
        } while (member != root);
        ++m_components;
    }

    const Adjacency &m_successors;
    std::vector<int> m_number;
    std::vector<int> m_lowest;
    std::vector<int> m_component;
    std::vector<std::size_t> m_stack;
    std::vector<Frame> m_frames;
    int m_count = 0;
    int m_components = 0;
};

} // namespace

std::vector<int> strongComponents(const Adjacency &successors)
{
    return Tarjan(successors).run();
}

} // namespace tributary
