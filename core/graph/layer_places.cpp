// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/layer_places.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <unordered_set>

namespace tributary
{

namespace
{

/// One of the four ways to align: from the first or the last layer, from the left or the right.
struct Sweep {
    bool fromBottom = false;
    bool fromRight = false;
};

class Placer
{
public:
    Placer(LayeredGraph &graph, const std::vector<double> &breadths, const LayerGaps &gaps)
        : m_graph(graph)
        , m_breadths(breadths)
        , m_gaps(gaps)
        , m_position(std::size_t(graph.count()))
    {
        for (const std::vector<int> &layer : graph.layers) {
            for (std::size_t i = 0; i < layer.size(); ++i)
                m_position[std::size_t(layer[i])] = int(i);
        }
        sortLists();
        markConflicts();
    }

    std::vector<double> place(const Sweep &sweep)
    {
        align(sweep);
        return compact(sweep);
    }

private:
    void sortLists();
    void markConflicts();
    void markConflicts(std::size_t layer);
    [[nodiscard]] int straightAbove(int node);
    [[nodiscard]] bool isConflict(int upper, int lower) const
    {
        return m_conflicts.count((std::uint64_t(std::uint32_t(upper)) << 32) | std::uint32_t(lower)) > 0;
    }
    void align(const Sweep &sweep);
    void alignLayer(const std::vector<int> &layer, const Sweep &sweep);
    [[nodiscard]] std::vector<double> compact(const Sweep &sweep);
    [[nodiscard]] double distance(int left, int right) const;

    LayeredGraph &m_graph;
    const std::vector<double> &m_breadths;
    LayerGaps m_gaps;
    std::vector<int> m_position;
    std::unordered_set<std::uint64_t> m_conflicts; ///< steps (upper, lower) that would break a long edge
    std::vector<int> m_root;
    std::vector<int> m_next; ///< the next node of the same block, in a ring
};

void Placer::sortLists()
{
    const auto byPosition = [this](int a, int b) { return m_position[std::size_t(a)] < m_position[std::size_t(b)]; };
    for (int node = 0; node < m_graph.count(); ++node) {
        for (IntLists *lists : {&m_graph.up, &m_graph.down}) {
            const auto range = (*lists)[node];
            std::sort(range.begin(), range.end(), byPosition);
        }
    }
}

/// The bend above a bend, or -1: a step between the two must be straight.
int Placer::straightAbove(int node)
{
    if (!m_graph.isBend(node))
        return -1;
    const auto above = m_graph.up[node];
    return above.size() == 1 && m_graph.isBend(above[0]) ? above[0] : -1;
}

void Placer::markConflicts()
{
    for (std::size_t layer = 1; layer < m_graph.layers.size(); ++layer)
        markConflicts(layer);
}

/// Steps that cross a straight one give way.
void Placer::markConflicts(std::size_t layer)
{
    const std::vector<int> &nodes = m_graph.layers[layer];
    const int width = int(m_graph.layers[layer - 1].size());
    int leftLimit = 0;
    std::size_t scanned = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const int above = straightAbove(nodes[i]);
        if (above < 0 && i + 1 < nodes.size())
            continue;
        const int rightLimit = above >= 0 ? m_position[std::size_t(above)] : width;
        for (; scanned <= i; ++scanned) {
            const int node = nodes[scanned];
            for (const int upper : m_graph.up[node]) {
                const int place = m_position[std::size_t(upper)];
                if ((place < leftLimit || place > rightLimit) && straightAbove(node) != upper)
                    m_conflicts.insert((std::uint64_t(std::uint32_t(upper)) << 32) | std::uint32_t(node));
            }
        }
        leftLimit = rightLimit;
    }
}

void Placer::align(const Sweep &sweep)
{
    const int count = m_graph.count();
    m_root.resize(std::size_t(count));
    m_next.resize(std::size_t(count));
    for (int node = 0; node < count; ++node)
        m_root[std::size_t(node)] = m_next[std::size_t(node)] = node;
    const std::size_t layers = m_graph.layers.size();
    for (std::size_t i = 1; i < layers; ++i)
        alignLayer(m_graph.layers[sweep.fromBottom ? layers - 1 - i : i], sweep);
}

/// Each node joins the block of a middle neighbour unless that would cross a block of this layer.
void Placer::alignLayer(const std::vector<int> &layer, const Sweep &sweep)
{
    IntLists &fixed = sweep.fromBottom ? m_graph.down : m_graph.up;
    const int sign = sweep.fromRight ? -1 : 1;
    int taken = std::numeric_limits<int>::min(); // place, in the sweep's sense, of the last neighbour that was joined
    for (std::size_t i = 0; i < layer.size(); ++i) {
        const int node = layer[sweep.fromRight ? layer.size() - 1 - i : i];
        const auto neighbours = fixed[node];
        const int count = neighbours.size();
        if (count == 0)
            continue;
        std::array middle {(count - 1) / 2, count / 2};
        if (sweep.fromRight)
            std::swap(middle[0], middle[1]);
        for (const int index : middle) {
            const int other = neighbours[index];
            const int place = sign * m_position[std::size_t(other)];
            const bool isBlocked = sweep.fromBottom ? isConflict(node, other) : isConflict(other, node);
            if (m_next[std::size_t(node)] != node || place <= taken || isBlocked)
                continue;
            m_next[std::size_t(other)] = node;
            m_root[std::size_t(node)] = m_root[std::size_t(other)];
            m_next[std::size_t(node)] = m_root[std::size_t(node)];
            taken = place;
        }
    }
}

double Placer::distance(int left, int right) const
{
    const bool hasBend = m_graph.isBend(left) || m_graph.isBend(right);
    return (m_breadths[std::size_t(left)] + m_breadths[std::size_t(right)]) / 2
        + (hasBend ? m_gaps.edgeGap : m_gaps.nodeGap);
}

/// Blocks as close together as their distances allow, then back towards their right neighbours where there is room.
std::vector<double> Placer::compact(const Sweep &sweep)
{
    struct Gap {
        int left;
        int right;
        double distance;
    };
    const auto count = std::size_t(m_graph.count());
    std::vector<Gap> gaps;
    std::vector<std::pair<int, int>> leaving; // block, index of a gap
    std::vector<int> open(count, 0);
    for (const std::vector<int> &layer : m_graph.layers) {
        for (std::size_t i = 1; i < layer.size(); ++i) {
            const int left = layer[sweep.fromRight ? layer.size() - i : i - 1];
            const int right = layer[sweep.fromRight ? layer.size() - 1 - i : i];
            gaps.push_back({m_root[std::size_t(left)], m_root[std::size_t(right)], distance(left, right)});
            leaving.emplace_back(gaps.back().left, int(gaps.size()) - 1);
            ++open[std::size_t(gaps.back().right)];
        }
    }
    IntLists out(int(count), leaving);
    std::vector<double> places(count, 0);
    std::vector<int> order;
    for (int node = 0; node < int(count); ++node) {
        if (m_root[std::size_t(node)] == node && open[std::size_t(node)] == 0)
            order.push_back(node);
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (const int index : out[order[i]]) {
            const Gap &gap = gaps[std::size_t(index)];
            double &place = places[std::size_t(gap.right)];
            place = std::max(place, places[std::size_t(gap.left)] + gap.distance);
            if (--open[std::size_t(gap.right)] == 0)
                order.push_back(gap.right);
        }
    }
    for (auto block = order.rbegin(); block != order.rend(); ++block) {
        double room = std::numeric_limits<double>::infinity();
        for (const int index : out[*block])
            room =
                std::min(room, places[std::size_t(gaps[std::size_t(index)].right)] - gaps[std::size_t(index)].distance);
        if (room != std::numeric_limits<double>::infinity())
            places[std::size_t(*block)] = std::max(places[std::size_t(*block)], room);
    }
    std::vector<double> result(count);
    for (std::size_t node = 0; node < count; ++node)
        result[node] = places[std::size_t(m_root[node])] * (sweep.fromRight ? -1 : 1);
    return result;
}

struct Extent {
    double least = std::numeric_limits<double>::infinity();
    double most = -std::numeric_limits<double>::infinity();
};

Extent extentOf(const std::vector<double> &places, const std::vector<double> &breadths)
{
    Extent extent;
    for (std::size_t i = 0; i < places.size(); ++i) {
        extent.least = std::min(extent.least, places[i] - breadths[i] / 2);
        extent.most = std::max(extent.most, places[i] + breadths[i] / 2);
    }
    return extent;
}

} // namespace

std::vector<double> placeAcross(LayeredGraph &graph, const std::vector<double> &breadths, const LayerGaps &gaps)
{
    if (graph.count() == 0)
        return {};
    constexpr std::array sweeps {Sweep {false, false}, Sweep {false, true}, Sweep {true, false}, Sweep {true, true}};
    Placer placer(graph, breadths, gaps);
    std::array<std::vector<double>, sweeps.size()> all;
    std::array<Extent, sweeps.size()> extents;
    std::size_t narrowest = 0;
    for (std::size_t i = 0; i < sweeps.size(); ++i) {
        all[i] = placer.place(sweeps[i]);
        extents[i] = extentOf(all[i], breadths);
        if (extents[i].most - extents[i].least < extents[narrowest].most - extents[narrowest].least)
            narrowest = i;
    }
    std::array<double, sweeps.size()> shifts {};
    for (std::size_t i = 0; i < sweeps.size(); ++i)
        shifts[i] = sweeps[i].fromRight ? extents[narrowest].most - extents[i].most
                                        : extents[narrowest].least - extents[i].least;
    std::vector<double> places(std::size_t(graph.count()));
    for (std::size_t node = 0; node < places.size(); ++node) {
        std::array<double, sweeps.size()> values {};
        for (std::size_t i = 0; i < sweeps.size(); ++i)
            values[i] = all[i][node] + shifts[i];
        std::sort(values.begin(), values.end());
        places[node] = (values[1] + values[2]) / 2;
    }
    const double least = extentOf(places, breadths).least;
    for (double &place : places)
        place -= least;
    return places;
}

} // namespace tributary
