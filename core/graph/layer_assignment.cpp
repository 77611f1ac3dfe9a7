// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/layer_assignment.h"

#include "graph/layered_graph.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace tributary
{

namespace
{

using Edges = std::vector<std::pair<int, int>>;

Edges withoutLoops(const Edges &edges)
{
    Edges out;
    out.reserve(edges.size());
    std::copy_if(edges.begin(), edges.end(), std::back_inserter(out),
        [](const auto &edge) { return edge.first != edge.second; });
    return out;
}

/// Kahn's algorithm; a first-in first-out queue, so that the order follows the numbers of the nodes.
std::vector<int> inOrder(int nodeCount, IntLists &out, IntLists &in)
{
    std::vector<int> open(static_cast<std::size_t>(nodeCount));
    std::vector<int> order;
    order.reserve(open.size());
    for (int node = 0; node < nodeCount; ++node) {
        open[std::size_t(node)] = in[node].size();
        if (in[node].empty())
            order.push_back(node);
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (const int next : out[order[i]]) {
            if (--open[std::size_t(next)] == 0)
                order.push_back(next);
        }
    }
    return order;
}

/// Moves each node inside the room that its neighbours leave to where the sum of its edges' lengths is smallest.
bool shortenEdges(const std::vector<int> &order, IntLists &out, IntLists &in, std::vector<int> &layers)
{
    bool moved = false;
    for (const int node : order) {
        const int inputs = in[node].size();
        const int outputs = out[node].size();
        if (inputs == outputs)
            continue; // moving changes nothing
        int &layer = layers[std::size_t(node)];
        int wanted = layer;
        if (outputs > inputs) {
            wanted = layers[std::size_t(out[node][0])] - 1;
            for (const int next : out[node])
                wanted = std::min(wanted, layers[std::size_t(next)] - 1);
        } else {
            wanted = 0;
            for (const int before : in[node])
                wanted = std::max(wanted, layers[std::size_t(before)] + 1);
        }
        moved = moved || wanted != layer;
        layer = wanted;
    }
    return moved;
}

/// Spanning trees of edges of length one, one for each connected part. Cutting a tree edge leaves two sides; if more
/// edges pull them together than apart, one side moves until another edge has length one and takes its place.
class TightTrees
{
public:
    TightTrees(const Edges &edges, std::vector<int> &layers)
        : m_edges(edges)
        , m_layers(layers)
        , m_count(int(layers.size()))
        , m_isTree(edges.size(), 0)
        , m_pull(layers.size(), 0)
    {
        std::vector<std::pair<int, int>> touching;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            touching.emplace_back(edges[i].first, int(i));
            touching.emplace_back(edges[i].second, int(i));
            ++m_pull[std::size_t(edges[i].first)];
            --m_pull[std::size_t(edges[i].second)];
        }
        m_touching = IntLists(m_count, touching);
    }

    void shorten();

private:
    [[nodiscard]] int slack(int edge) const
    {
        const auto &[from, to] = m_edges[std::size_t(edge)];
        return m_layers[std::size_t(to)] - m_layers[std::size_t(from)] - 1;
    }
    [[nodiscard]] int otherEnd(int edge, int node) const
    {
        const auto &[from, to] = m_edges[std::size_t(edge)];
        return from == node ? to : from;
    }
    void growTrees();
    void growFrom(int root, std::vector<char> &inTree);
    void root();
    [[nodiscard]] bool isBelow(int node, int top) const
    {
        return m_enter[std::size_t(node)] >= m_enter[std::size_t(top)]
            && m_enter[std::size_t(node)] < m_leave[std::size_t(top)];
    }
    [[nodiscard]] int nodeToCut();
    [[nodiscard]] int replacement(int top) const;

    const Edges &m_edges;
    std::vector<int> &m_layers;
    int m_count;
    std::vector<char> m_isTree; ///< by edge
    std::vector<int> m_pull; ///< by node: edges that leave it minus edges that come in
    IntLists m_touching; ///< by node: its edges
    std::vector<int> m_parentEdge; ///< by node: the tree edge to its parent, or -1
    std::vector<int> m_enter; ///< by node: its number in a depth-first walk
    std::vector<int> m_leave; ///< by node: the number after the last one below it
    std::vector<int> m_walk; ///< the nodes in that order
    std::vector<std::int64_t> m_sum; ///< by node: pull of all nodes below it
    int m_next = 0; ///< where the search for a cut goes on
};

/// The tree of one connected part: tight edges, and where they end, the whole tree moves until one more is tight.
void TightTrees::growFrom(int root, std::vector<char> &inTree)
{
    std::vector<int> tree {root};
    inTree[std::size_t(root)] = 1;
    std::size_t looked = 0;
    for (;;) {
        for (; looked < tree.size(); ++looked) {
            for (const int edge : m_touching[tree[looked]]) {
                const int other = otherEnd(edge, tree[looked]);
                if (inTree[std::size_t(other)] || slack(edge) != 0)
                    continue;
                inTree[std::size_t(other)] = 1;
                m_isTree[std::size_t(edge)] = 1;
                tree.push_back(other);
            }
        }
        int least = std::numeric_limits<int>::max();
        int shift = 0;
        for (const int node : tree) {
            for (const int edge : m_touching[node]) {
                const int other = otherEnd(edge, node);
                if (inTree[std::size_t(other)] || slack(edge) >= least)
                    continue;
                least = slack(edge);
                shift = m_edges[std::size_t(edge)].first == node ? least : -least;
            }
        }
        if (least == std::numeric_limits<int>::max())
            return;
        for (const int node : tree)
            m_layers[std::size_t(node)] += shift;
        looked = 0;
    }
}

void TightTrees::growTrees()
{
    std::vector<char> inTree(std::size_t(m_count), 0);
    for (int node = 0; node < m_count; ++node) {
        if (!inTree[std::size_t(node)])
            growFrom(node, inTree);
    }
}

/// Walks all trees: parents, numbers, and the pull of what hangs below each node.
void TightTrees::root()
{
    m_parentEdge.assign(std::size_t(m_count), -1);
    m_enter.assign(std::size_t(m_count), -1);
    m_leave.assign(std::size_t(m_count), 0);
    m_walk.clear();
    std::vector<std::pair<int, int>> path; // node, next of its edges
    for (int start = 0; start < m_count; ++start) {
        if (m_enter[std::size_t(start)] >= 0)
            continue;
        m_enter[std::size_t(start)] = int(m_walk.size());
        m_walk.push_back(start);
        path.emplace_back(start, 0);
        while (!path.empty()) {
            auto &[node, at] = path.back();
            if (at == m_touching[node].size()) {
                m_leave[std::size_t(node)] = int(m_walk.size());
                path.pop_back();
                continue;
            }
            const int edge = m_touching[node][at++];
            const int other = otherEnd(edge, node);
            if (!m_isTree[std::size_t(edge)] || m_enter[std::size_t(other)] >= 0)
                continue;
            m_parentEdge[std::size_t(other)] = edge;
            m_enter[std::size_t(other)] = int(m_walk.size());
            m_walk.push_back(other);
            path.emplace_back(other, 0);
        }
    }
    m_sum.assign(m_pull.begin(), m_pull.end());
    for (auto node = m_walk.rbegin(); node != m_walk.rend(); ++node) {
        if (const int edge = m_parentEdge[std::size_t(*node)]; edge >= 0)
            m_sum[std::size_t(otherEnd(edge, *node))] += m_sum[std::size_t(*node)];
    }
}

/// A node whose side of the edge to its parent is pulled away from it, or -1.
int TightTrees::nodeToCut()
{
    for (int i = 0; i < m_count; ++i) {
        const int node = (m_next + i) % m_count;
        const int edge = m_parentEdge[std::size_t(node)];
        if (edge < 0)
            continue;
        const bool isTail = m_edges[std::size_t(edge)].first == node;
        if (isTail ? m_sum[std::size_t(node)] < 0 : m_sum[std::size_t(node)] > 0) {
            m_next = (node + 1) % m_count;
            return node;
        }
    }
    return -1;
}

/// The shortest edge that leads across the cut the other way.
int TightTrees::replacement(int top) const
{
    const bool isTail = m_edges[std::size_t(m_parentEdge[std::size_t(top)])].first == top;
    int best = -1;
    for (int edge = 0; edge < int(m_edges.size()); ++edge) {
        const auto &[from, to] = m_edges[std::size_t(edge)];
        const bool fromBelow = isBelow(from, top);
        if (fromBelow == isBelow(to, top) || fromBelow == isTail)
            continue;
        if (best < 0 || slack(edge) < slack(best))
            best = edge;
    }
    return best;
}

void TightTrees::shorten()
{
    growTrees();
    // Each turn reads all nodes and edges; large graphs stop early, with what the turns so far have brought.
    const int mostTurns = int(20'000'000 / (std::int64_t(m_edges.size()) + m_count + 1));
    root();
    for (int turn = 0; turn < mostTurns; ++turn) {
        const int top = nodeToCut();
        if (top < 0)
            return;
        const int enters = replacement(top);
        const int leaves = m_parentEdge[std::size_t(top)];
        const int shift = m_edges[std::size_t(leaves)].first == top ? -slack(enters) : slack(enters);
        for (int at = m_enter[std::size_t(top)]; at < m_leave[std::size_t(top)]; ++at)
            m_layers[std::size_t(m_walk[std::size_t(at)])] += shift;
        m_isTree[std::size_t(leaves)] = 0;
        m_isTree[std::size_t(enters)] = 1;
        root();
    }
}

} // namespace

std::vector<int> assignLayers(int nodeCount, const Edges &edges)
{
    const Edges proper = withoutLoops(edges);
    IntLists out(nodeCount, proper);
    IntLists in(nodeCount, turnedRound(proper));
    const std::vector<int> order = inOrder(nodeCount, out, in);
    std::vector<int> layers(static_cast<std::size_t>(nodeCount), 0);
    for (const int node : order) {
        for (const int next : out[node])
            layers[std::size_t(next)] = std::max(layers[std::size_t(next)], layers[std::size_t(node)] + 1);
    }
    const std::vector<int> reversed(order.rbegin(), order.rend());
    constexpr int mostPasses = 8; // single nodes first, then whole trees
    for (int pass = 0; pass < mostPasses; ++pass) {
        const bool movedUp = shortenEdges(reversed, out, in, layers);
        const bool movedDown = shortenEdges(order, out, in, layers);
        if (!movedUp && !movedDown)
            break;
    }
    TightTrees(proper, layers).shorten();
    const int first = layers.empty() ? 0 : *std::min_element(layers.begin(), layers.end());
    for (int &layer : layers)
        layer -= first;
    return layers;
}

} // namespace tributary
