// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/reachability.h"

#include "graph/components.h"
#include "graph/vector_index.h"

#include <algorithm>
#include <utility>

namespace tributary
{

namespace
{

constexpr std::size_t bitsOfWord = 64;

} // namespace

Reachability::Reachability(Adjacency successors, std::size_t maxBytes)
    : m_successors(std::move(successors))
    , m_component(strongComponents(m_successors))
{
    const int count = m_component.empty() ? 0 : 1 + *std::max_element(m_component.begin(), m_component.end());
    m_isCycle.assign(at(count), false);
    std::vector<int> size(at(count), 0);
    for (std::size_t node = 0; node < m_successors.size(); ++node) {
        const int own = m_component[node];
        const std::vector<int> &next = m_successors[node];
        const bool loops = std::find(next.begin(), next.end(), static_cast<int>(node)) != next.end();
        if (++size[at(own)] > 1 || loops)
            m_isCycle[at(own)] = true;
    }
    const std::size_t words = (at(count) + bitsOfWord - 1) / bitsOfWord;
    if (words * at(count) * sizeof(std::uint64_t) > maxBytes)
        return;
    m_words = words;
    m_bits.assign(words * at(count), 0);
    fill();
}

void Reachability::fill()
{
    std::vector<std::pair<int, int>> edges;
    for (std::size_t node = 0; node < m_successors.size(); ++node) {
        for (const int next : m_successors[node]) {
            if (m_component[node] != m_component[at(next)])
                edges.emplace_back(m_component[node], m_component[at(next)]);
        }
    }
    // Edges lead to lower numbers: when a row is begun, those that it takes over are complete.
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    for (const auto &[from, to] : edges) {
        std::uint64_t *row = &m_bits[at(from) * m_words];
        const std::uint64_t *other = &m_bits[at(to) * m_words];
        for (std::size_t word = 0; word < m_words; ++word)
            row[word] |= other[word];
        row[at(to) / bitsOfWord] |= std::uint64_t {1} << (at(to) % bitsOfWord);
    }
}

bool Reachability::reaches(int from, int to) const
{
    const int a = m_component[at(from)];
    const int b = m_component[at(to)];
    if (a == b)
        return m_isCycle[at(a)];
    if (b > a)
        return false;
    if (m_words == 0)
        return walk(from, to);
    return (m_bits[at(a) * m_words + at(b) / bitsOfWord] >> (at(b) % bitsOfWord) & 1) != 0;
}

bool Reachability::walk(int from, int to) const
{
    std::vector<bool> seen(m_successors.size(), false);
    std::vector<int> open {from};
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        for (const int next : m_successors[at(node)]) {
            if (next == to)
                return true;
            // What has a lower number than the goal cannot lead to it.
            if (!seen[at(next)] && m_component[at(next)] >= m_component[at(to)]) {
                seen[at(next)] = true;
                open.push_back(next);
            }
        }
    }
    return false;
}

} // namespace tributary
