// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/op_summary_costs.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

constexpr const char *header = "Device_id,Op Name,OP Type,Task Type,Task Start Time(us),Task Duration(us),"
                               "Task Wait Time(us),Block Num,Mix Block Num,Input Shapes\n";

NodeCosts parse(const std::string &rows)
{
    const auto costs = parseOpSummaryCosts(header + rows, QStringLiteral("p.csv"));
    EXPECT_TRUE(costs) << (costs ? "" : costs.error().english().toStdString());
    return costs ? *costs : NodeCosts();
}

NodeCost costOf(const NodeCosts &costs, const char *name)
{
    const NodeCost *cost = costs.find(QString::fromLatin1(name));
    return cost ? *cost : NodeCost {-99, -99, -99};
}

} // namespace

TEST(OpSummaryCosts, CoresFollowTheTaskType)
{
    const NodeCosts costs = parse("0,a,T,AI_CORE,1.5\t,2.5,0,20,3,\"1,2;3\"\n"
                                  "0,b,T,AI_VECTOR_CORE,1,2.5,0,40,3,\n"
                                  "0,c,T,MIX_AIC,1,2.5,0,20,40,\n"
                                  "0,d,T,MIX_AIV,1,2.5,0,40,20,\n"
                                  "0,e,T,AI_CPU,1,2.5,0,1,0,\r\n");
    EXPECT_EQ(costOf(costs, "a"), (NodeCost {2.5, 20, 0}));
    EXPECT_EQ(costOf(costs, "b"), (NodeCost {2.5, 0, 40}));
    EXPECT_EQ(costOf(costs, "c"), (NodeCost {2.5, 20, 40}));
    EXPECT_EQ(costOf(costs, "d"), (NodeCost {2.5, 20, 40}));
    EXPECT_EQ(costOf(costs, "e"), (NodeCost {2.5, 0, 0}));
}

TEST(OpSummaryCosts, TheLastUsableRowOfANameWins)
{
    const NodeCosts costs = parse("0,a,T,AI_CORE,1,1,0,20,0,\n"
                                  "0,a,T,AI_CORE,1,2,0,20,0,\n"
                                  "0,a,T,AI_CORE,1,3,0,N/A,N/A,\n"
                                  "0,a,T,AI_CORE,1,N/A,0,20,0,\n\n"
                                  "0,a,T\n"
                                  "0,b,T,AI_CORE,1,1,0,N/A,0,\n");
    EXPECT_EQ(costOf(costs, "a"), (NodeCost {2, 20, 0}));
    EXPECT_EQ(costs.byName.size(), 1);
}

TEST(OpSummaryCosts, DurationsHaveSinglePrecision)
{
    const NodeCosts costs = parse("0,a,T,AI_CORE,1,0.1,0,20,0,\n");
    EXPECT_EQ(costOf(costs, "a").duration_us, static_cast<double>(0.1F));
}

TEST(OpSummaryCosts, FindsByFullNameThenByTheLastPart)
{
    NodeCosts costs;
    costs.byName.insert(QStringLiteral("scope/a"), {1, 0, 0});
    costs.byName.insert(QStringLiteral("a"), {2, 0, 0});
    EXPECT_EQ(costOf(costs, "scope/a").duration_us, 1);
    EXPECT_EQ(costOf(costs, "other/scope/a").duration_us, 2);
    EXPECT_EQ(costOf(costs, "a").duration_us, 2);
    EXPECT_EQ(costs.find(QStringLiteral("a/")), nullptr);
    EXPECT_EQ(costs.find(QStringLiteral("b")), nullptr);
}

TEST(OpSummaryCosts, RefusesOlderFilesAndOtherNames)
{
    const auto older =
        parseOpSummaryCosts("Op Name,Task Type,Task Duration(us),Block Dim,Mix Block Dim\n", QStringLiteral("p.csv"));
    ASSERT_FALSE(older);
    EXPECT_TRUE(
        older.error().english().startsWith(QStringLiteral("p.csv, line 1: the column \"Block Num\" is missing")));
    EXPECT_FALSE(parseOpSummaryCosts("", QStringLiteral("p.csv")));
    const auto name = readOpSummaryCosts(QStringLiteral("op_summary.txt"));
    ASSERT_FALSE(name);
    EXPECT_TRUE(name.error().english().contains(QStringLiteral(".csv")));
    EXPECT_FALSE(readOpSummaryCosts(QStringLiteral("/nonexistent/op_summary.csv")));
}
