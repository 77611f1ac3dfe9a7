// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/flat_layout.h"

#include "graph/layer_order.h"
#include "graph/layer_places.h"

#include <algorithm>

namespace tributary
{

namespace
{

/// Where each layer begins and ends.
struct LayerSpan {
    double first = 0;
    double last = 0;

    [[nodiscard]] double middle() const { return (first + last) / 2; }
};

std::vector<LayerSpan> layerSpans(const LayeredGraph &layered, const FlatGraph &graph, double gap)
{
    std::vector<LayerSpan> spans(layered.layers.size());
    double at = 0;
    for (std::size_t layer = 0; layer < spans.size(); ++layer) {
        double size = 0;
        for (const int node : layered.layers[layer]) {
            if (!layered.isBend(node))
                size = std::max(size, graph.boxes[std::size_t(node)].along);
        }
        spans[layer] = {at, at + size};
        at += size + gap;
    }
    return spans;
}

/// Points on one line say nothing.
void addPoint(std::vector<FlatLayout::Place> &line, const FlatLayout::Place &point)
{
    const auto isSame = [](double a, double b) { return std::abs(a - b) < 1e-6; };
    if (!line.empty() && isSame(line.back().along, point.along) && isSame(line.back().across, point.across))
        return;
    if (line.size() >= 2) {
        const FlatLayout::Place &a = line[line.size() - 2];
        const FlatLayout::Place &b = line.back();
        const double turn =
            (b.along - a.along) * (point.across - b.across) - (b.across - a.across) * (point.along - b.along);
        if (isSame(turn, 0))
            line.pop_back();
    }
    line.push_back(point);
}

/// The line of a chain: across each layer that it passes it runs straight, so that it meets no box there.
std::vector<FlatLayout::Place> lineOf(const std::vector<int> &chain, const LayeredGraph &layered,
    const std::vector<LayerSpan> &spans, const FlatGraph &graph, const std::vector<double> &across)
{
    std::vector<FlatLayout::Place> line;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const int node = chain[i];
        const LayerSpan &span = spans[std::size_t(layered.layerOf[std::size_t(node)])];
        const double place = across[std::size_t(node)];
        const double half = layered.isBend(node) ? 0 : graph.boxes[std::size_t(node)].along / 2;
        if (i > 0) {
            addPoint(line, {span.first, place});
            if (!layered.isBend(node))
                addPoint(line, {span.middle() - half, place});
        }
        if (i + 1 < chain.size()) {
            if (!layered.isBend(node))
                addPoint(line, {span.middle() + half, place});
            addPoint(line, {span.last, place});
        }
    }
    return line;
}

} // namespace

std::optional<FlatLayout> layOutFlat(const FlatGraph &graph, const LayoutOptions &options, const CancelToken &cancel)
{
    const int count = int(graph.boxes.size());
    const auto edges = withoutCycles(count, graph.edges);
    LayeredGraph layered = makeLayeredGraph(count, edges, graph.pins);
    orderLayers(layered, cancel);
    if (cancel.isCancelled())
        return std::nullopt;
    std::vector<double> breadths(std::size_t(layered.count()), 0);
    for (std::size_t i = 0; i < graph.boxes.size(); ++i)
        breadths[i] = graph.boxes[i].across;
    const std::vector<double> across = placeAcross(layered, breadths, {options.nodeGap, options.edgeGap});
    const std::vector<LayerSpan> spans = layerSpans(layered, graph, options.layerGap);
    FlatLayout layout;
    layout.along = spans.empty() ? 0 : spans.back().last;
    for (std::size_t i = 0; i < across.size(); ++i)
        layout.across = std::max(layout.across, across[i] + breadths[i] / 2);
    for (int node = 0; node < count; ++node)
        layout.boxes.push_back(
            {spans[std::size_t(layered.layerOf[std::size_t(node)])].middle(), across[std::size_t(node)]});
    for (std::size_t i = 0; i < edges.size(); ++i) {
        layout.edges.push_back(lineOf(layered.chains[i], layered, spans, graph, across));
        if (edges[i] != graph.edges[i])
            std::reverse(layout.edges.back().begin(), layout.edges.back().end());
    }
    return layout;
}

} // namespace tributary
