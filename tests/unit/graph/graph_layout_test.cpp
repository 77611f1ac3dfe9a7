// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_layout.h"

#include "graph/layer_assignment.h"
#include "graph/layer_order.h"

#include <QLineF>

#include <gtest/gtest.h>

#include <random>

using namespace tributary;

namespace
{

LayoutInput nodes(int count)
{
    LayoutInput input;
    for (int i = 0; i < count; ++i)
        input.nodes.push_back({QSizeF(40 + i % 5 * 30, 20 + i % 3 * 8)});
    return input;
}

LayoutInput randomGraph(int count, unsigned seed)
{
    LayoutInput input = nodes(count);
    std::mt19937 engine(seed);
    for (int to = 1; to < count; ++to) {
        for (unsigned i = 0; i < 1 + engine() % 2; ++i)
            input.edges.push_back({std::max(0, to - 1 - int(engine() % 30)), to});
    }
    return input;
}

/// A graph in two nested groups and some nodes outside.
LayoutInput groupedGraph()
{
    LayoutInput input = randomGraph(60, 3);
    input.groups = {{LayoutInput::noGroup}, {0}, {LayoutInput::noGroup}};
    for (int i = 10; i < 50; ++i)
        input.nodes[std::size_t(i)].group = i < 20 ? 0 : i < 35 ? 1 : 2;
    return input;
}

GraphLayout layOut(const LayoutInput &input, const LayoutOptions &options = {})
{
    const auto layout = layOutGraph(input, options);
    EXPECT_TRUE(layout) << layout.error().english().toStdString();
    return layout.value_or(GraphLayout());
}

bool passesThrough(const std::vector<QPointF> &line, const QRectF &box)
{
    const QRectF inner = box.adjusted(0.5, 0.5, -0.5, -0.5);
    for (std::size_t i = 1; i < line.size(); ++i) {
        for (int step = 0; step <= 200; ++step) {
            if (inner.contains(QLineF(line[i - 1], line[i]).pointAt(step / 200.0)))
                return true;
        }
    }
    return false;
}

int overlaps(const std::vector<QRectF> &boxes)
{
    int count = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        for (std::size_t k = i + 1; k < boxes.size(); ++k)
            count += boxes[i].intersects(boxes[k]) ? 1 : 0;
    }
    return count;
}

int totalLength(const std::vector<std::pair<int, int>> &edges, const std::vector<int> &layers)
{
    int sum = 0;
    for (const auto &[from, to] : edges)
        sum += layers[std::size_t(to)] - layers[std::size_t(from)];
    return sum;
}

} // namespace

TEST(LayerAssignment, PutsEachNodeNextToWhatReadsIt)
{
    // 0 -> 1 -> 2 -> 3; 4 -> 3: the constant 4 belongs before 3, not to the left.
    EXPECT_EQ(assignLayers(5, {{0, 1}, {1, 2}, {2, 3}, {4, 3}}), (std::vector<int> {0, 1, 2, 3, 2}));
}

TEST(LayerAssignment, MovesWholeTreesToShortenEdges)
{
    // Two inputs feed a pair, read at the end of a long chain by two edges: only together do 5, 6, 7 gain by moving.
    const std::vector<std::pair<int, int>> edges {
        {0, 1}, {1, 2}, {2, 3}, {3, 4}, {5, 6}, {5, 7}, {6, 4}, {7, 4}, {0, 5}};
    const std::vector<int> layers = assignLayers(8, edges);
    EXPECT_EQ(totalLength(edges, layers), 10);
    EXPECT_EQ(layers[5], 2);
}

TEST(LayerAssignment, LeadsEveryEdgeOnwards)
{
    std::vector<std::pair<int, int>> edges;
    for (const LayoutInput::Edge &edge : randomGraph(500, 9).edges)
        edges.emplace_back(edge.from, edge.to);
    const std::vector<int> layers = assignLayers(500, edges);
    for (const auto &[from, to] : edges)
        EXPECT_LT(layers[std::size_t(from)], layers[std::size_t(to)]);
}

TEST(LayerOrder, UntanglesWhatCanBeUntangled)
{
    // Two crossed pairs and a ladder.
    LayeredGraph graph = makeLayeredGraph(8, {{0, 5}, {1, 4}, {2, 7}, {3, 6}, {0, 4}});
    orderLayers(graph, {});
    EXPECT_EQ(countCrossings(graph), 0);
}

TEST(LayerOrder, CountsCrossingsOfEdgesThatShareABend)
{
    // 0 -> {4, 5} two layers on by one bend, 1 -> 6 beside it in the wrong order.
    LayeredGraph graph = makeLayeredGraph(7, {{0, 2}, {2, 4}, {2, 5}, {0, 4}, {0, 5}, {1, 3}, {3, 6}});
    graph.layers[2] = {6, 4, 5};
    const int bend = 7;
    ASSERT_TRUE(graph.isBend(bend));
    EXPECT_EQ(graph.through[bend], 2);
    graph.layers[1] = {2, bend, 3};
    // 3 -> 6 crosses both edges of 2 and both of the bend; 2 -> 5 crosses bend -> 4.
    graph.layers[0] = {0, 1};
    EXPECT_EQ(countCrossings(graph), 5);
}

TEST(GraphLayout, KeepsBoxesApartAndLinesOutOfBoxes)
{
    for (const auto direction : {LayoutOptions::Direction::LeftRight, LayoutOptions::Direction::TopDown}) {
        const LayoutInput input = randomGraph(120, 5);
        LayoutOptions options;
        options.direction = direction;
        const GraphLayout layout = layOut(input, options);
        EXPECT_EQ(overlaps(layout.nodes), 0);
        const QRectF whole(QPointF(0, 0), layout.size);
        for (std::size_t i = 0; i < input.nodes.size(); ++i) {
            EXPECT_EQ(layout.nodes[i].size(), input.nodes[i].size);
            EXPECT_TRUE(whole.adjusted(-0.01, -0.01, 0.01, 0.01).contains(layout.nodes[i]));
        }
        int hits = 0;
        for (const std::vector<QPointF> &line : layout.edges) {
            for (const QRectF &box : layout.nodes)
                hits += passesThrough(line, box) ? 1 : 0;
        }
        EXPECT_EQ(hits, 0);
    }
}

TEST(GraphLayout, LeadsEachLineFromProducerToConsumer)
{
    const LayoutInput input = groupedGraph();
    const GraphLayout layout = layOut(input);
    ASSERT_EQ(layout.edges.size(), input.edges.size());
    for (std::size_t i = 0; i < input.edges.size(); ++i) {
        ASSERT_GE(layout.edges[i].size(), 2U);
        const QRectF &from = layout.nodes[std::size_t(input.edges[i].from)];
        const QRectF &to = layout.nodes[std::size_t(input.edges[i].to)];
        EXPECT_NEAR(layout.edges[i].front().x(), from.right(), 1e-6);
        EXPECT_NEAR(layout.edges[i].front().y(), from.center().y(), 1e-6);
        EXPECT_NEAR(layout.edges[i].back().x(), to.left(), 1e-6);
        EXPECT_NEAR(layout.edges[i].back().y(), to.center().y(), 1e-6);
    }
}

TEST(GraphLayout, DrawsGroupsAroundTheirNodesAndNoOthers)
{
    const LayoutInput input = groupedGraph();
    const GraphLayout layout = layOut(input);
    ASSERT_EQ(layout.groups.size(), 3U);
    EXPECT_TRUE(layout.groups[0].contains(layout.groups[1]));
    EXPECT_FALSE(layout.groups[0].intersects(layout.groups[2]));
    for (std::size_t i = 0; i < input.nodes.size(); ++i) {
        const int group = input.nodes[i].group;
        for (int other = 0; other < 3; ++other) {
            const bool isInside = group == other || (other == 0 && group == 1);
            EXPECT_EQ(layout.groups[std::size_t(other)].contains(layout.nodes[i]), isInside) << i << " in " << other;
            EXPECT_EQ(layout.groups[std::size_t(other)].intersects(layout.nodes[i]), isInside) << i << " in " << other;
        }
    }
}

TEST(GraphLayout, IsTheSameEveryTime)
{
    const LayoutInput input = groupedGraph();
    const GraphLayout first = layOut(input);
    const GraphLayout second = layOut(input);
    EXPECT_EQ(first.nodes, second.nodes);
    EXPECT_EQ(first.edges, second.edges);
}

TEST(GraphLayout, KeepsItsOrderWhenBoxesGrow)
{
    LayoutInput input = randomGraph(80, 12);
    const GraphLayout before = layOut(input);
    input.nodes[40].size = {400, 300};
    const GraphLayout after = layOut(input);
    for (std::size_t i = 0; i < input.nodes.size(); ++i) {
        for (std::size_t k = 0; k < input.nodes.size(); ++k) {
            const bool sameLayer = std::abs(before.nodes[i].center().x() - before.nodes[k].center().x()) < 1e-6;
            if (sameLayer && before.nodes[i].bottom() <= before.nodes[k].top()) {
                EXPECT_LE(after.nodes[i].bottom(), after.nodes[k].top() + 1e-6);
            }
        }
    }
}

TEST(GraphLayout, DrawsCyclesLoopsDoublesAndLoneNodes)
{
    LayoutInput input = nodes(6);
    input.edges = {{0, 1}, {1, 2}, {2, 0}, {3, 3}, {0, 1}};
    const GraphLayout layout = layOut(input);
    EXPECT_EQ(overlaps(layout.nodes), 0);
    EXPECT_TRUE(layout.edges[3].empty());
    EXPECT_EQ(layout.edges[0], layout.edges[4]);
    EXPECT_NEAR(layout.edges[2].front().x(), layout.nodes[2].left(), 1e-6)
        << "the edge that closes the cycle runs back";
}

TEST(GraphLayout, TakesNothingAndEmptyGroups)
{
    EXPECT_EQ(layOut({}).size, QSizeF(0, 0));
    LayoutInput input = nodes(1);
    input.groups = {{LayoutInput::noGroup}};
    EXPECT_FALSE(layOut(input).groups[0].intersects(layOut(input).nodes[0]));
}

TEST(GraphLayout, CanBeCancelled)
{
    CancelToken cancel;
    cancel.cancel();
    EXPECT_FALSE(layOutGraph(randomGraph(50, 1), {}, cancel));
}
