// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/layered_graph.h"

#include "graph/layer_assignment.h"

#include <algorithm>
#include <numeric>

namespace tributary
{

namespace
{

using Edges = std::vector<std::pair<int, int>>;

void closeGaps(std::vector<int> &layers)
{
    if (layers.empty())
        return;
    std::vector<int> used(std::size_t(*std::max_element(layers.begin(), layers.end())) + 1, 0);
    for (const int layer : layers)
        used[std::size_t(layer)] = 1;
    std::exclusive_scan(used.begin(), used.end(), used.begin(), 0);
    for (int &layer : layers)
        layer = used[std::size_t(layer)];
}

/// Puts the pinned nodes before and behind all others.
void applyPins(const std::vector<LayerPin> &pins, std::vector<int> &layers)
{
    if (std::all_of(pins.begin(), pins.end(), [](LayerPin pin) { return pin == LayerPin::Free; }))
        return;
    int last = 0;
    for (std::size_t i = 0; i < pins.size(); ++i) {
        if (pins[i] == LayerPin::Free)
            last = std::max(last, ++layers[i]);
    }
    for (std::size_t i = 0; i < pins.size(); ++i) {
        if (pins[i] != LayerPin::Free)
            layers[i] = pins[i] == LayerPin::First ? 0 : last + 1;
    }
    closeGaps(layers);
}

} // namespace

IntLists::IntLists(int listCount, const std::vector<std::pair<int, int>> &pairs)
    : m_starts(static_cast<std::size_t>(listCount) + 1, 0)
    , m_values(pairs.size())
{
    for (const auto &[list, value] : pairs)
        ++m_starts[std::size_t(list) + 1];
    std::partial_sum(m_starts.begin(), m_starts.end(), m_starts.begin());
    std::vector<int> next(m_starts.begin(), m_starts.end() - 1);
    for (const auto &[list, value] : pairs)
        m_values[std::size_t(next[std::size_t(list)]++)] = value;
}

Edges turnedRound(const Edges &edges)
{
    Edges out;
    out.reserve(edges.size());
    for (const auto &[from, to] : edges)
        out.emplace_back(to, from);
    return out;
}

Edges withoutCycles(int nodeCount, Edges edges)
{
    enum class State : char { New, Open, Done };
    std::vector<std::pair<int, int>> numbered; // node, index of an edge that leaves it
    for (std::size_t i = 0; i < edges.size(); ++i)
        numbered.emplace_back(edges[i].first, int(i));
    IntLists leaving(nodeCount, numbered);
    std::vector<State> states(static_cast<std::size_t>(nodeCount), State::New);
    std::vector<std::pair<int, int>> path; // node, next edge to follow; no recursion, chains can be long
    const Edges original = edges;
    for (int start = 0; start < nodeCount; ++start) {
        if (states[std::size_t(start)] == State::New)
            path.emplace_back(start, 0);
        while (!path.empty()) {
            auto &[node, at] = path.back();
            states[std::size_t(node)] = State::Open;
            if (at == leaving[node].size()) {
                states[std::size_t(node)] = State::Done;
                path.pop_back();
                continue;
            }
            const auto edge = std::size_t(leaving[node][at++]);
            const int next = original[edge].second;
            if (states[std::size_t(next)] == State::Open && next != node)
                edges[edge] = {next, node};
            else if (states[std::size_t(next)] == State::New)
                path.emplace_back(next, 0);
        }
    }
    return edges;
}

LayeredGraph makeLayeredGraph(int nodeCount, const Edges &edges, const std::vector<LayerPin> &pins)
{
    LayeredGraph graph;
    graph.realCount = nodeCount;
    graph.layerOf = assignLayers(nodeCount, edges);
    applyPins(pins, graph.layerOf);
    graph.chains.resize(edges.size());
    graph.through.assign(static_cast<std::size_t>(nodeCount), 1);
    Edges steps; // from each layer to the next
    std::vector<std::vector<int>> trunks(static_cast<std::size_t>(nodeCount)); // by node: its bends, layer by layer
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const auto &[from, to] = edges[i];
        if (from == to)
            continue;
        std::vector<int> &trunk = trunks[std::size_t(from)];
        const int first = graph.layerOf[std::size_t(from)] + 1;
        const int bends = graph.layerOf[std::size_t(to)] - first;
        while (int(trunk.size()) < bends) {
            steps.emplace_back(trunk.empty() ? from : trunk.back(), graph.count());
            trunk.push_back(graph.count());
            graph.layerOf.push_back(first + int(trunk.size()) - 1);
            graph.through.push_back(0);
        }
        for (int bend = 0; bend < bends; ++bend)
            ++graph.through[std::size_t(trunk[std::size_t(bend)])];
        std::vector<int> &chain = graph.chains[i];
        chain.push_back(from);
        chain.insert(chain.end(), trunk.begin(), trunk.begin() + bends);
        steps.emplace_back(chain.back(), to);
        chain.push_back(to);
    }
    std::sort(steps.begin(), steps.end());
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    graph.down = IntLists(graph.count(), steps);
    graph.up = IntLists(graph.count(), turnedRound(steps));
    const int layerCount =
        graph.layerOf.empty() ? 0 : *std::max_element(graph.layerOf.begin(), graph.layerOf.end()) + 1;
    graph.layers.resize(static_cast<std::size_t>(layerCount));
    for (int node = 0; node < graph.count(); ++node)
        graph.layers[std::size_t(graph.layerOf[std::size_t(node)])].push_back(node);
    return graph;
}

} // namespace tributary
