// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/dump_check.h"

#include "graph_builder.h"

#include <gtest/gtest.h>

using namespace tributary;
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
    const OpGraph before = makeGraph(4, {});
    const DumpCheck check = checkDumps(before, {0, 1, 1, -1}, withStreams(before, {7, 2, 2, -1}));
    EXPECT_TRUE(check.isAsPredicted());
    EXPECT_EQ(check.compared, 4);
}

TEST(DumpCheck, ListsWhatIsElsewhere)
{
    const OpGraph before = makeGraph(6, {});
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
