// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/stream_events.h"

#include "graph_builder.h"

#include <gtest/gtest.h>

using namespace tributary;
using tributary::testing::makeFan;
using tributary::testing::makeGraph;

namespace
{

std::vector<std::pair<int, int>> pairs(const OpGraph &graph, const std::vector<int> &streams)
{
    const auto events = crossStreamEvents(graph, streams);
    EXPECT_TRUE(events);
    std::vector<std::pair<int, int>> result;
    for (const StreamEvent &event : events ? *events : std::vector<StreamEvent>()) {
        EXPECT_EQ(event.fromStream, streams[static_cast<std::size_t>(event.from)]);
        EXPECT_EQ(event.toStream, streams[static_cast<std::size_t>(event.to)]);
        result.emplace_back(event.from, event.to);
    }
    return result;
}

using Pairs = std::vector<std::pair<int, int>>;

} // namespace

TEST(StreamEvents, OneForEachDependencyBetweenStreams)
{
    EXPECT_EQ(pairs(makeFan(2, 1), {0, 0, 1, 0}), (Pairs {{0, 2}, {2, 3}}));
    EXPECT_EQ(pairs(makeFan(2, 1), {0, 0, 0, 0}), Pairs {});
}

TEST(StreamEvents, OperatorsWithoutStreamNeedNone)
{
    EXPECT_EQ(pairs(makeFan(2, 1), {-1, 0, 1, -1}), Pairs {});
}

TEST(StreamEvents, TheFirstReceiverOnAStreamIsEnough)
{
    EXPECT_EQ(pairs(makeGraph(4, {{0, 1}, {0, 2}, {0, 3}}), {0, 1, 1, 2}), (Pairs {{0, 1}, {0, 3}}));
    // The first in the order of the graph, also when its edge is found later.
    OpGraph graph = makeGraph(3, {});
    graph.edges = {{0, 1, Edge::controlPort, Edge::controlPort}, {0, 2, 0, 0}};
    EXPECT_EQ(pairs(graph, {0, 1, 1}), (Pairs {{0, 1}}));
}

TEST(StreamEvents, TheLastSenderOfAStreamIsEnough)
{
    EXPECT_EQ(pairs(makeGraph(4, {{0, 3}, {1, 3}, {2, 3}}), {0, 0, 1, 2}), (Pairs {{1, 3}, {2, 3}}));
}

TEST(StreamEvents, ParallelEdgesGiveOneEvent)
{
    EXPECT_EQ(pairs(makeGraph(2, {{0, 1}, {0, 1}}), {0, 1}), (Pairs {{0, 1}}));
}

TEST(StreamEvents, ReceiversAreDroppedBeforeSenders)
{
    // 0 -> 2 and 0 -> 3: the second is dropped first. 1 -> 2 then replaces 0 -> 2; 3 is still behind 0.
    EXPECT_EQ(pairs(makeGraph(4, {{0, 2}, {1, 2}, {0, 3}}), {0, 0, 1, 1}), (Pairs {{1, 2}}));
}

TEST(StreamEvents, RefusesAnotherGraphsAssignment)
{
    EXPECT_FALSE(crossStreamEvents(makeGraph(2, {{0, 1}}), {0}));
    EXPECT_FALSE(crossStreamEvents(makeGraph(2, {{0, 1}, {1, 0}}), {0, 1}));
}
