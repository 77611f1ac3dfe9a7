// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/op_graph.h"

#include "graph_builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tributary;
using ::testing::ElementsAre;
using tributary::testing::makeGraph;

TEST(OpGraph, KeepsTheOrderOfTheDumpWhereItIsTopological)
{
    // n2 has no inputs: it could come first, but the dump's order is fine as it is.
    const auto order = topologicalOrder(makeGraph(4, {{0, 1}, {1, 3}, {2, 3}}));
    ASSERT_TRUE(order);
    EXPECT_THAT(*order, ElementsAre(0, 1, 2, 3));
}

TEST(OpGraph, SortsStablyWhereTheDumpIsNotTopological)
{
    const auto order = topologicalOrder(makeGraph(5, {{4, 0}, {4, 2}, {0, 1}}));
    ASSERT_TRUE(order);
    EXPECT_THAT(*order, ElementsAre(3, 4, 0, 1, 2));
}

TEST(OpGraph, NamesAnOperatorOfACycle)
{
    const auto order = topologicalOrder(makeGraph(4, {{0, 1}, {1, 2}, {2, 1}, {2, 3}}));
    ASSERT_FALSE(order);
    EXPECT_EQ(order.error().english(), QStringLiteral("Graph test has a cycle at or before operator n1"));
    EXPECT_FALSE(topologicalOrder(makeGraph(1, {{0, 0}})));
}

TEST(OpGraph, RefusesEdgesToNowhere)
{
    EXPECT_FALSE(topologicalOrder(makeGraph(2, {{0, 2}})));
    EXPECT_FALSE(topologicalOrder(makeGraph(2, {{-1, 1}})));
}

TEST(OpGraph, OutgoingEdgesAreDataByOutputThenControl)
{
    OpGraph graph = makeGraph(5, {});
    graph.edges = {
        {0, 1, Edge::controlPort, Edge::controlPort}, {0, 2, 1, 0}, {0, 3, 0, 0}, {0, 4, 1, 0}, {3, 4, 0, 1}};
    EXPECT_THAT(outgoingEdges(graph),
        ElementsAre(ElementsAre(2, 1, 3, 0), ElementsAre(), ElementsAre(), ElementsAre(4), ElementsAre()));
}

TEST(OpGraph, CoreKindFollowsTheAttributes)
{
    const auto kind = [](const char *type, bool mixIsAiv = false) {
        Operator op;
        op.coreType = QString::fromLatin1(type);
        op.mixIsAiv = mixIsAiv;
        return op.coreKind();
    };
    EXPECT_EQ(kind(""), CoreKind::None);
    EXPECT_EQ(kind("AIC"), CoreKind::Cube);
    EXPECT_EQ(kind("AiCore"), CoreKind::Cube);
    EXPECT_EQ(kind("MIX_AIC", true), CoreKind::Cube);
    EXPECT_EQ(kind("MIX"), CoreKind::Cube);
    EXPECT_EQ(kind("MIX", true), CoreKind::Vector);
    EXPECT_EQ(kind("AIV"), CoreKind::Vector);
    EXPECT_EQ(kind("MIX_AIV"), CoreKind::Vector);
}
