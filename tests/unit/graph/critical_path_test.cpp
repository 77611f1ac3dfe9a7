// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/critical_path.h"

#include "graph_builder.h"

#include <gtest/gtest.h>

using namespace tributary;
using tributary::testing::makeFan;

TEST(CriticalPath, IsTheHeaviestNotTheLongest)
{
    // 0 -> {1 -> 2, 3} -> 4
    const Adjacency graph {{1, 3}, {2}, {4}, {4}, {}};
    const CriticalPath path = criticalPath(graph, {1, 2, 3, 10, 1});
    EXPECT_EQ(path.nodes, (std::vector<int> {0, 3, 4}));
    EXPECT_DOUBLE_EQ(path.length, 12);
    EXPECT_EQ(criticalPath(graph, {1, 6, 5, 10, 1}).nodes, (std::vector<int> {0, 1, 2, 4}));
}

TEST(CriticalPath, OfEqualPathsTheFirst)
{
    EXPECT_EQ(criticalPath({{2, 1}, {3}, {3}, {}}, {1, 1, 1, 1}).nodes, (std::vector<int> {0, 1, 3}));
}

TEST(CriticalPath, ACycleIsPassedAsAWhole)
{
    const CriticalPath path = criticalPath({{1}, {2}, {1, 3}, {}}, {1, 2, 4, 8});
    EXPECT_EQ(path.nodes, (std::vector<int> {0, 1, 2, 3}));
    EXPECT_DOUBLE_EQ(path.length, 15);
}

TEST(CriticalPath, OfNothingIsNothing)
{
    EXPECT_TRUE(criticalPath({}, {}).nodes.empty());
}

TEST(GainBound, FromPathAndCores)
{
    OperatorWork work;
    work.unit = WorkUnit::Microseconds;
    work.amount = {10, 10, 20};
    work.cubeBlocks = {20, 10, 40};
    work.vectorBlocks = {0, 0, 0};
    const GainBound free = gainBound(work, 20, {});
    EXPECT_DOUBLE_EQ(free.totalWork, 40);
    EXPECT_DOUBLE_EQ(free.unlimited(), 2);
    EXPECT_DOUBLE_EQ(free.withCores(), 2);
    // 20 cores: 10*20 + 10*10 + 20*20 core-us = 700, on 20 cores 35 us.
    const GainBound limited = gainBound(work, 20, {20, 40});
    EXPECT_DOUBLE_EQ(limited.coreTime, 35);
    EXPECT_DOUBLE_EQ(limited.withCores(), 40.0 / 35);
    EXPECT_DOUBLE_EQ(GainBound().unlimited(), 1);
}

TEST(OperatorWork, CountsWithoutProfileAndMeasuresWithIt)
{
    OpGraph graph = makeFan(1, 1); // n0 -> n1 -> n2
    graph.operators[0].type = QStringLiteral("Data");
    graph.operators[1].coreType = QStringLiteral("AIV");
    graph.operators[1].blocks = 8;
    const OperatorWork count = operatorWork(graph, nullptr);
    EXPECT_EQ(count.unit, WorkUnit::Operators);
    EXPECT_EQ(count.amount, (std::vector<double> {0, 1, 1}));
    EXPECT_EQ(count.vectorBlocks, (std::vector<double> {0, 8, 0}));
    NodeCosts costs;
    costs.byName.insert(QStringLiteral("n2"), {7.5, 24, 0});
    const OperatorWork measured = operatorWork(graph, &costs);
    EXPECT_EQ(measured.unit, WorkUnit::Microseconds);
    EXPECT_EQ(measured.measured, 1);
    EXPECT_EQ(measured.amount, (std::vector<double> {0, 0, 7.5}));
    EXPECT_EQ(measured.cubeBlocks, (std::vector<double> {0, 0, 24}));
    // A profile of another model is as none.
    costs.byName.clear();
    EXPECT_EQ(operatorWork(graph, &costs).amount, count.amount);
}
