// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/layer_order.h"

#include <algorithm>
#include <utility>

namespace tributary
{

namespace
{

using Order = std::vector<std::vector<int>>;

/// Positions, and what changes them.
class Orderer
{
public:
    explicit Orderer(LayeredGraph &graph)
        : m_graph(graph)
        , m_position(std::size_t(graph.count()))
        , m_median(std::size_t(graph.count()))
    {
    }

    void orderFromTop() { orderBySearch(false); }
    void orderFromBottom() { orderBySearch(true); }
    void sweep(bool down, bool isLoose, bool useMean);
    void exchange(bool isLoose);
    [[nodiscard]] std::int64_t crossings();

private:
    void orderBySearch(bool fromBottom);
    void place(std::size_t layer);
    void sortList(IntLists::Range range);
    void sortNeighbours();
    void sortBeside(std::size_t layer);
    void orderByMedian(std::size_t layer, IntLists &fixed, bool isLoose);
    [[nodiscard]] double medianOf(int node, IntLists &fixed) const;
    [[nodiscard]] std::int64_t crossingsAfter(std::size_t layer);
    [[nodiscard]] std::int64_t crossingsBelow(int left, int right);
    [[nodiscard]] std::int64_t crossingsAbove(int left, int right);
    [[nodiscard]] std::int64_t crossingsOf(int left, int right)
    {
        return crossingsAbove(left, right) + crossingsBelow(left, right);
    }
    /// What one pass over a layer did.
    struct Exchanged {
        bool moved = false;
        bool improved = false;
    };
    Exchanged exchangeIn(std::size_t layer, bool isLoose);

    LayeredGraph &m_graph;
    std::vector<int> m_position; ///< by node: place in its layer
    std::vector<double> m_median;
    bool m_useMean = false;
    std::vector<std::int64_t> m_tree; ///< scratch of crossingsAfter()
};

void Orderer::place(std::size_t layer)
{
    const std::vector<int> &nodes = m_graph.layers[layer];
    for (std::size_t i = 0; i < nodes.size(); ++i)
        m_position[std::size_t(nodes[i])] = int(i);
}

/// Nodes in the order in which a depth-first search meets them: what belongs together starts side by side.
void Orderer::orderBySearch(bool fromBottom)
{
    IntLists &forward = fromBottom ? m_graph.up : m_graph.down;
    IntLists &backward = fromBottom ? m_graph.down : m_graph.up;
    std::vector<char> seen(std::size_t(m_graph.count()), 0);
    Order order(m_graph.layers.size());
    std::vector<int> stack;
    for (int start = 0; start < m_graph.count(); ++start) {
        if (seen[std::size_t(start)] || !backward[start].empty())
            continue;
        stack.push_back(start);
        while (!stack.empty()) {
            const int node = stack.back();
            stack.pop_back();
            if (std::exchange(seen[std::size_t(node)], char(1)))
                continue;
            order[std::size_t(m_graph.layerOf[std::size_t(node)])].push_back(node);
            const auto next = forward[node];
            for (int i = next.size() - 1; i >= 0; --i) {
                if (!seen[std::size_t(next[i])])
                    stack.push_back(next[i]);
            }
        }
    }
    m_graph.layers = std::move(order);
    for (std::size_t layer = 0; layer < m_graph.layers.size(); ++layer)
        place(layer);
}

void Orderer::sweep(bool down, bool isLoose, bool useMean)
{
    m_useMean = useMean;
    const std::size_t count = m_graph.layers.size();
    for (std::size_t i = 1; i < count; ++i)
        orderByMedian(down ? i : count - 1 - i, down ? m_graph.up : m_graph.down, isLoose);
}

/// The weighted median of the neighbours' places: leans to the side where they stand closer together.
double Orderer::medianOf(int node, IntLists &fixed) const
{
    const auto range = fixed[node];
    const int count = range.size();
    if (count == 0)
        return -1;
    const auto at = [&](int index) { return double(m_position[std::size_t(range[index])]); };
    if (m_useMean) {
        double sum = 0;
        for (int i = 0; i < count; ++i)
            sum += at(i);
        return sum / count;
    }
    const int middle = count / 2;
    if (count % 2 == 1)
        return at(middle);
    if (count == 2)
        return (at(0) + at(1)) / 2;
    const double left = at(middle - 1) - at(0);
    const double right = at(count - 1) - at(middle);
    return left + right == 0 ? (at(middle - 1) + at(middle)) / 2
                             : (at(middle - 1) * right + at(middle) * left) / (left + right);
}

void Orderer::orderByMedian(std::size_t layer, IntLists &fixed, bool isLoose)
{
    std::vector<int> &nodes = m_graph.layers[layer];
    std::vector<int> movable;
    movable.reserve(nodes.size());
    for (const int node : nodes) {
        const auto range = fixed[node];
        sortList(range);
        m_median[std::size_t(node)] = medianOf(node, fixed);
        if (!range.empty())
            movable.push_back(node);
    }
    // Equal medians keep their order, or turn it round in loose sweeps, which leads out of dead ends.
    if (isLoose)
        std::reverse(movable.begin(), movable.end());
    std::stable_sort(movable.begin(), movable.end(),
        [this](int a, int b) { return m_median[std::size_t(a)] < m_median[std::size_t(b)]; });
    auto next = movable.begin();
    for (int &node : nodes) {
        if (m_median[std::size_t(node)] >= 0) // nodes without neighbours there stay where they are
            node = *next++;
    }
    place(layer);
}

void Orderer::sortList(IntLists::Range range)
{
    const auto byPosition = [this](int a, int b) { return m_position[std::size_t(a)] < m_position[std::size_t(b)]; };
    if (!std::is_sorted(range.begin(), range.end(), byPosition))
        std::sort(range.begin(), range.end(), byPosition);
}

void Orderer::sortNeighbours()
{
    for (int node = 0; node < m_graph.count(); ++node) {
        sortList(m_graph.up[node]);
        sortList(m_graph.down[node]);
    }
}

void Orderer::sortBeside(std::size_t layer)
{
    if (layer + 1 < m_graph.layers.size()) {
        for (const int node : m_graph.layers[layer + 1])
            sortList(m_graph.up[node]);
    }
    if (layer > 0) {
        for (const int node : m_graph.layers[layer - 1])
            sortList(m_graph.down[node]);
    }
}

/// Pairs of edges that cross between two nodes that stand side by side and their neighbours below; lists are sorted.
std::int64_t Orderer::crossingsBelow(int left, int right)
{
    std::int64_t count = 0;
    std::int64_t passed = 0;
    const auto b = m_graph.down[right];
    int next = 0;
    for (const int from : m_graph.down[left]) {
        for (; next < b.size() && m_position[std::size_t(b[next])] < m_position[std::size_t(from)]; ++next)
            passed += m_graph.through[std::size_t(b[next])];
        count += passed * m_graph.through[std::size_t(from)];
    }
    return count;
}

/// The same above: there the weight of a step is that of the node itself.
std::int64_t Orderer::crossingsAbove(int left, int right)
{
    std::int64_t count = 0;
    const auto b = m_graph.up[right];
    int next = 0;
    for (const int from : m_graph.up[left]) {
        while (next < b.size() && m_position[std::size_t(b[next])] < m_position[std::size_t(from)])
            ++next;
        count += next;
    }
    return count * m_graph.through[std::size_t(left)] * m_graph.through[std::size_t(right)];
}

Orderer::Exchanged Orderer::exchangeIn(std::size_t layer, bool isLoose)
{
    std::vector<int> &nodes = m_graph.layers[layer];
    Exchanged done;
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        const int left = nodes[i - 1];
        const int right = nodes[i];
        const std::int64_t now = crossingsOf(left, right);
        if (now == 0)
            continue;
        const std::int64_t then = crossingsOf(right, left);
        if (then < now || (isLoose && then == now)) {
            done.moved = true;
            done.improved = done.improved || then < now;
            std::swap(nodes[i - 1], nodes[i]);
            std::swap(m_position[std::size_t(left)], m_position[std::size_t(right)]);
        }
    }
    return done;
}

/// Exchanges neighbours while that helps. A layer is looked at again only if something moved in it or beside it.
void Orderer::exchange(bool isLoose)
{
    constexpr int mostPasses = 6;
    const std::size_t count = m_graph.layers.size();
    std::vector<char> isOpen(count, 1);
    sortNeighbours();
    bool improved = true;
    for (int pass = 0; pass < mostPasses && improved; ++pass) {
        improved = false;
        for (std::size_t layer = 0; layer < count; ++layer) {
            if (!std::exchange(isOpen[layer], char(0)))
                continue;
            const Exchanged done = exchangeIn(layer, isLoose);
            improved = improved || done.improved;
            if (!done.moved)
                continue;
            const std::size_t first = layer > 0 ? layer - 1 : 0;
            std::fill(isOpen.begin() + std::ptrdiff_t(first),
                isOpen.begin() + std::ptrdiff_t(std::min(layer + 2, count)), char(1));
            sortBeside(layer); // their lists name the nodes that have moved
        }
    }
}

/// Barth, Jünger, Mutzel 2002: counts inversions with a tree of sums.
std::int64_t Orderer::crossingsAfter(std::size_t layer)
{
    const auto size = m_graph.layers[layer + 1].size();
    m_tree.assign(size + 1, 0);
    std::int64_t crossings = 0;
    std::int64_t inserted = 0;
    for (const int node : m_graph.layers[layer]) {
        for (const int next : m_graph.down[node]) {
            std::int64_t notRight = 0;
            for (auto at = std::size_t(m_position[std::size_t(next)]) + 1; at > 0; at -= at & (~at + 1))
                notRight += m_tree[at];
            crossings += (inserted - notRight) * m_graph.through[std::size_t(next)];
        }
        for (const int next : m_graph.down[node]) {
            const int weight = m_graph.through[std::size_t(next)];
            for (auto at = std::size_t(m_position[std::size_t(next)]) + 1; at <= size; at += at & (~at + 1))
                m_tree[at] += weight;
            inserted += weight;
        }
    }
    return crossings;
}

std::int64_t Orderer::crossings()
{
    std::int64_t sum = 0;
    for (std::size_t layer = 0; layer + 1 < m_graph.layers.size(); ++layer) {
        place(layer);
        place(layer + 1);
        sum += crossingsAfter(layer);
    }
    return sum;
}

/// How long to try.
struct Effort {
    int sweeps = 0;
    int fruitless = 0; ///< sweeps in a row that bring nothing
};

/// Sweeps until nothing gets better for a while; the best order that was seen is left in the graph.
void improve(Orderer &orderer, LayeredGraph &graph, const Effort &effort, const CancelToken &cancel)
{
    Order best = graph.layers;
    std::int64_t fewest = orderer.crossings();
    int fruitless = 0;
    for (int sweep = 0; sweep < effort.sweeps && fewest > 0 && fruitless < effort.fruitless && !cancel.isCancelled();
         ++sweep) {
        const bool isLoose = sweep % 4 >= 2;
        orderer.sweep(sweep % 2 == 0, isLoose, sweep % 8 >= 4);
        orderer.exchange(isLoose);
        const std::int64_t now = orderer.crossings();
        fruitless = now < fewest ? 0 : fruitless + 1;
        if (now < fewest) {
            fewest = now;
            best = graph.layers;
        }
    }
    graph.layers = std::move(best);
}

} // namespace

void orderLayers(LayeredGraph &graph, const CancelToken &cancel)
{
    // So much work at most: a graph of 10 000 operators takes some tenths of a second.
    constexpr int budget = 1'500'000;
    const int sweeps = std::clamp(budget / std::max(1, graph.count()), 6, 120);
    const Effort effort {sweeps, std::max(6, sweeps / 4)};
    Orderer orderer(graph);
    orderer.orderFromTop();
    improve(orderer, graph, effort, cancel);
    constexpr int largest = 20'000; // there a second start would cost more than it brings
    if (graph.count() > largest)
        return;
    Order best = graph.layers;
    const std::int64_t crossings = orderer.crossings();
    orderer.orderFromBottom();
    improve(orderer, graph, effort, cancel);
    if (orderer.crossings() >= crossings)
        graph.layers = std::move(best);
}

std::int64_t countCrossings(LayeredGraph &graph)
{
    return Orderer(graph).crossings();
}

} // namespace tributary
