// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/decomposition.h"

#include "named_graph.h"

#include <gtest/gtest.h>

using namespace tributary;
using tributary::testing::makeNamedGraph;

namespace
{

// attn -> router -> experts -> join, shared expert beside router and experts: one operator each.
struct Moe {
    OpGraph graph = makeNamedGraph(
        {{"attn", "MatMul"}, {"router", "MatMul"}, {"shared", "MatMul"}, {"experts", "MatMul"}, {"join", "Add"}},
        {{0, 1}, {0, 2}, {1, 3}, {2, 4}, {3, 4}});
    ModuleGraph modules;
    OperatorWork work;
    std::vector<int> order {0, 1, 2, 3, 4};

    Moe()
    {
        for (int i = 0; i < 5; ++i) {
            Module module;
            module.id = module.name = graph.operators[static_cast<std::size_t>(i)].name;
            module.operators = {i};
            modules.modules.push_back(module);
        }
        for (const Edge &edge : graph.edges)
            modules.dependencies.push_back({edge.from, edge.to, DependencyType::Data, QStringLiteral("x")});
        work.unit = WorkUnit::Microseconds;
        work.amount = {40, 10, 30, 50, 8};
        work.cubeBlocks = {20, 4, 8, 12, 0};
        work.vectorBlocks = {0, 0, 0, 0, 40};
    }

    [[nodiscard]] Decomposition conclusion(const CoreLimits &cores) const
    {
        return decompose(graph, modules, ModuleWork(graph, modules, work, cores), order);
    }
};

} // namespace

TEST(Parallelism, GivesTheReason)
{
    const Moe moe;
    const ModuleWork work(moe.graph, moe.modules, moe.work, {20, 40});
    EXPECT_EQ(work.compare(0, 1).parallelism, Parallelism::Serial);
    EXPECT_EQ(work.compare(1, 0).reason.english(), QStringLiteral("router waits for attn (data: x)"));
    EXPECT_EQ(work.compare(0, 4).reason.english(), QStringLiteral("join waits for attn through others"));
    EXPECT_EQ(work.compare(2, 3).parallelism, Parallelism::Candidate); // 8 + 12 of 20 cores
    EXPECT_EQ(work.compare(1, 1).parallelism, Parallelism::Serial);
}

TEST(Parallelism, CoresAndSmallWorkNeedValidation)
{
    Moe moe;
    const ParallelVerdict cores = ModuleWork(moe.graph, moe.modules, moe.work, {19, 40}).compare(2, 3);
    EXPECT_EQ(cores.parallelism, Parallelism::PendingValidation);
    EXPECT_EQ(cores.reason.english(), QStringLiteral("together they ask for 20 of 19 cube cores"));
    moe.work.amount[2] = 4.5;
    const ParallelVerdict small = ModuleWork(moe.graph, moe.modules, moe.work, {}).compare(2, 3);
    EXPECT_EQ(small.reason.english(), QStringLiteral("the shorter one takes only 4.5 us"));
}

TEST(Decomposition, MainChainGroupsAndStreams)
{
    const Decomposition d = Moe().conclusion({20, 40});
    EXPECT_EQ(d.mainChain, (std::vector<int> {0, 1, 3, 4}));
    ASSERT_EQ(d.parallel.size(), 1U);
    EXPECT_EQ(d.parallel[0].name, QStringLiteral("A"));
    EXPECT_EQ(d.parallel[0].branches, (std::vector<std::vector<int>> {{2}}));
    EXPECT_EQ(d.parallel[0].beside, (std::vector<int> {1, 3}));
    EXPECT_TRUE(d.pending.empty());
    EXPECT_EQ(d.streams, (std::vector<std::vector<int>> {{0, 1, 3, 4}, {2}}));
}

TEST(Decomposition, WhatIsPendingStaysOnTheMainStream)
{
    const Decomposition d = Moe().conclusion({10, 40});
    EXPECT_TRUE(d.parallel.empty());
    ASSERT_EQ(d.pending.size(), 1U);
    EXPECT_EQ(d.streams, (std::vector<std::vector<int>> {{0, 1, 2, 3, 4}}));
}

TEST(Decomposition, AChainHasNothingBesideIt)
{
    Moe moe;
    moe.modules.dependencies.push_back({2, 3, DependencyType::State, QStringLiteral("y")});
    moe.modules.dependencies.push_back({1, 2, DependencyType::Event, QStringLiteral("z")});
    const Decomposition d = moe.conclusion({});
    EXPECT_EQ(d.mainChain, (std::vector<int> {0, 1, 2, 3, 4}));
    EXPECT_TRUE(d.parallel.empty() && d.pending.empty());
}

TEST(Decomposition, ModulesThatWaitForEachOtherAreSerial)
{
    Moe moe;
    moe.modules.dependencies.push_back({3, 1, DependencyType::Data, QStringLiteral("back")});
    const Decomposition d = moe.conclusion({});
    EXPECT_EQ(d.mainChain, (std::vector<int> {0, 1, 3, 4}));
    EXPECT_EQ(d.streams.size(), 2U);
}
