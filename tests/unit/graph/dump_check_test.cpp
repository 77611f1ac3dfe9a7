// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/dump_check.h"

#include "graph_builder.h"

#include <gtest/gtest.h>

using namespace tributary;
using tributary::testing::makeFan;
using tributary::testing::makeGraph;

namespace
{

OpGraph withStreams(OpGraph graph, const std::vector<int> &streams)
{
    for (std::size_t i = 0; i < streams.size(); ++i)
        graph.operators[i].stream = streams[i];
    return graph;
}

} // namespace

TEST(DumpCheck, NumbersOfStreamsMeanNothing)
{
    OpGraph before = makeGraph(4, {});
    before.operators[3].stream = Operator::noStream;
    const DumpCheck check = checkDumps(before, {0, 1, 1, -1}, withStreams(before, {7, 2, 2, -1}));
    EXPECT_TRUE(check.isAsPredicted());
    EXPECT_EQ(check.compared, 4);
}

TEST(DumpCheck, ListsWhatIsElsewhere)
{
    OpGraph before = makeGraph(6, {});
    before.operators[5].stream = Operator::noStream;
    const DumpCheck check = checkDumps(before, {0, 0, 0, 1, 1, -1}, withStreams(before, {1, 1, 0, 0, 0, 5}));
    const std::vector<DumpCheck::Difference> expected {
        {QStringLiteral("n2"), 0, 1}, {QStringLiteral("n5"), Operator::noStream, 2}};
    EXPECT_EQ(check.differences, expected);
}

TEST(DumpCheck, StreamsThatWereMergedDiffer)
{
    const OpGraph before = makeGraph(3, {});
    const DumpCheck check = checkDumps(before, {0, 0, 1}, withStreams(before, {0, 0, 0}));
    EXPECT_EQ(check.differences, (std::vector<DumpCheck::Difference> {{QStringLiteral("n2"), 1, 0}}));
}

TEST(DumpCheck, NamesOperatorsOfOnlyOneDump)
{
    OpGraph after = makeGraph(2, {});
    after.operators[1].name = QStringLiteral("Send_1");
    const DumpCheck check = checkDumps(makeGraph(2, {}), {0, 0}, after);
    EXPECT_EQ(check.missing, QStringList {QStringLiteral("n1")});
    EXPECT_EQ(check.added, QStringList {QStringLiteral("Send_1")});
    EXPECT_EQ(check.compared, 1);
    EXPECT_TRUE(check.isAsPredicted());
}

TEST(DumpCheck, WhatThePassLeavesAloneIsNotCompared)
{
    // No stream is predicted for n1 although it has one before: the pass does not touch it.
    const OpGraph before = makeGraph(2, {});
    const DumpCheck check = checkDumps(before, {0, Operator::noStream}, withStreams(before, {0, 3}));
    EXPECT_TRUE(check.isAsPredicted());
    EXPECT_EQ(check.compared, 1);
    EXPECT_EQ(check.leftAlone, 1);
}

TEST(DumpCheck, SubgraphsAreMatchedByNameAndTheRootByPlace)
{
    OpModel before;
    before.graphs = {makeFan(2, 2), makeFan(2, 2), makeGraph(1, {})};
    before.graphs[1].name = QStringLiteral("body");
    before.graphs[2].name = QStringLiteral("gone");
    OpModel after;
    after.graphs = {withStreams(makeFan(2, 2), {0, 0, 0, 1, 1, 0}), makeGraph(1, {}), before.graphs[1]};
    after.graphs[0].name = QStringLiteral("renamed");
    after.graphs[1].name = QStringLiteral("new");
    const auto check = checkModels(before, {Strategy::LoadBalance, 2}, nullptr, after);
    ASSERT_TRUE(check);
    ASSERT_EQ(check->parts.size(), 4U);
    EXPECT_TRUE(check->parts[0].check.isAsPredicted());
    EXPECT_EQ(check->parts[1].graph, QStringLiteral("body"));
    EXPECT_EQ(check->parts[1].check.differences.size(), 2U) << "all on one stream, two predicted";
    EXPECT_EQ(check->parts[2].check.missing, QStringList {QStringLiteral("n0")});
    EXPECT_EQ(check->parts[3].graph, QStringLiteral("new"));
    EXPECT_EQ(check->parts[3].check.added, QStringList {QStringLiteral("n0")});
    EXPECT_FALSE(check->isAsPredicted());
    EXPECT_EQ(check->compared(), 12);
    EXPECT_EQ(check->differing(), 2);
}
