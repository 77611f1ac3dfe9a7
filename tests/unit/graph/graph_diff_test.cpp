// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_diff.h"

#include "graph_builder.h"

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::testing;

TEST(GraphDiff, AGraphDoesNotDifferFromItself)
{
    const OpGraph graph = makeFan(3, 2);
    EXPECT_TRUE(diffGraphs(graph, graph).isEmpty());
}

TEST(GraphDiff, OfTheStreamPassOnlyStreams)
{
    const OpGraph before = makeFan(2, 1);
    OpGraph after = before;
    after.operators[2].stream = 1;
    after.operators[0].stream = Operator::noStream;
    const GraphDiff diff = diffGraphs(before, after);
    EXPECT_TRUE(diff.onlyStreams());
    EXPECT_FALSE(diff.isEmpty());
    ASSERT_EQ(diff.changedStreams.size(), 2U);
    EXPECT_EQ(diff.changedStreams[0].name, QStringLiteral("n0"));
    EXPECT_EQ(diff.changedStreams[0].after, Operator::noStream);
    EXPECT_EQ(diff.changedStreams[1].name, QStringLiteral("n2"));
    EXPECT_EQ(diff.changedStreams[1].before, 0);
    EXPECT_EQ(diff.changedStreams[1].after, 1);
}

TEST(GraphDiff, OperatorsAreMatchedByNameWhateverTheirOrder)
{
    OpGraph before = makeGraph(3, {{0, 1}, {1, 2}});
    OpGraph after = makeGraph(3, {{2, 1}, {1, 0}});
    std::swap(after.operators[0].name, after.operators[2].name);
    EXPECT_TRUE(diffGraphs(before, after).isEmpty());
}

TEST(GraphDiff, NamesWhatWasAddedRemovedAndChanged)
{
    const OpGraph before = makeGraph(3, {{0, 1}, {0, 1}, {1, 2}});
    OpGraph after = makeGraph(3, {{0, 1}, {0, 2}});
    after.operators[2].name = QStringLiteral("new");
    after.operators[1].type = QStringLiteral("Other");
    after.edges[0].fromPort = Edge::controlPort;
    const GraphDiff diff = diffGraphs(before, after);
    EXPECT_EQ(diff.addedOperators, QStringList {QStringLiteral("new")});
    EXPECT_EQ(diff.removedOperators, QStringList {QStringLiteral("n2")});
    ASSERT_EQ(diff.changedOperators.size(), 1U);
    EXPECT_EQ(diff.changedOperators[0].typeAfter, QStringLiteral("Other"));
    ASSERT_EQ(diff.removedEdges.size(), 3U); // two parallel ones and n1 -> n2
    ASSERT_EQ(diff.addedEdges.size(), 2U);
    EXPECT_TRUE(diff.addedEdges[0].control);
    EXPECT_EQ(diff.addedEdges[1].to, QStringLiteral("new"));
}
