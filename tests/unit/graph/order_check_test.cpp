// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/order_check.h"

#include "named_graph.h"

#include <gtest/gtest.h>

using namespace tributary;
using tributary::testing::makeNamedGraph;

namespace
{

// new -> write, read -> join and read2 -> join; write comes before both reads of kv.
const OpGraph kv = makeNamedGraph({{"kv", "Variable"}, {"new", "MatMul"}, {"write", "Assign"}, {"read", "MatMul"},
                                      {"read2", "MatMul"}, {"join", "Add"}},
    {{0, 2}, {1, 2}, {0, 3}, {0, 4}, {3, 5}, {4, 5}});
const std::vector<int> order {0, 1, 2, 3, 4, 5};

std::vector<OperatorDependency> demanded()
{
    return demandedOrders(operatorDependencies(kv, order));
}

QString broken(const std::vector<int> &streams, const std::vector<StreamEvent> &events)
{
    return brokenOrdersText(kv, brokenOrders(demanded(), order, streams, events));
}

} // namespace

TEST(OrderCheck, StateDemandsAnOrder)
{
    const std::vector<OperatorDependency> found = demanded();
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].from, 2);
    EXPECT_EQ(found[0].to, 3);
    EXPECT_EQ(found[1].to, 4);
    EXPECT_EQ(withDemandedOrder(kv, order).edges.size(), kv.edges.size() + 2);
    EXPECT_EQ(*topologicalOrder(withDemandedOrder(kv, order)), order);
}

TEST(OrderCheck, OneStreamKeepsEveryOrder)
{
    EXPECT_EQ(broken({0, 0, 0, 0, 0, 0}, {}), QString());
    EXPECT_EQ(broken({-1, 1, 1, 1, 1, 0}, {}), QString());
}

TEST(OrderCheck, AReadOnAnotherStreamNeedsAnEvent)
{
    EXPECT_EQ(broken({-1, 0, 0, 1, 0, 0}, {{3, 5, 1, 0}}), QStringLiteral("write -> read"));
    EXPECT_EQ(broken({-1, 0, 0, 1, 1, 1}, {}), QStringLiteral("write -> read (and 1 more)"));
    EXPECT_EQ(broken({-1, 0, 0, 1, 1, 1}, {{2, 3, 0, 1}}), QString()); // read2 stands behind read
    EXPECT_EQ(broken({-1, 0, 0, 1, 2, 1}, {{2, 3, 0, 1}}), QStringLiteral("write -> read2"));
}

TEST(OrderCheck, EventsBehindEachOtherKeepAnOrder)
{
    // write (0) -> read (1) -> read2 (2) by two events; an event from before the write does not help.
    EXPECT_EQ(broken({-1, 0, 0, 1, 2, 0}, {{2, 3, 0, 1}, {3, 4, 1, 2}}), QString());
    EXPECT_EQ(broken({-1, 0, 0, 1, 2, 0}, {{1, 3, 0, 1}, {3, 4, 1, 2}}), QStringLiteral("write -> read (and 1 more)"));
}

TEST(OrderCheck, WhoHasNoStreamIsPassedOver)
{
    EXPECT_EQ(broken({-1, 0, -1, 1, 1, 1}, {}), QString());
}
