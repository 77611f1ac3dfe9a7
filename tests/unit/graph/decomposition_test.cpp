// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/decomposition.h"

#include "named_graph.h"

#include <gtest/gtest.h>

#include <random>

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

namespace
{

// One module for each operator, each of 10 us.
struct Plain {
    OpGraph graph;
    ModuleGraph modules;
    OperatorWork work;
    std::vector<int> order;

    Plain(const std::vector<std::pair<const char *, const char *>> &operators,
        const std::vector<std::pair<int, int>> &edges)
        : graph(makeNamedGraph(operators, edges))
    {
        work.unit = WorkUnit::Microseconds;
        for (std::size_t i = 0; i < graph.operators.size(); ++i) {
            Module module;
            module.id = module.name = graph.operators[i].name;
            module.operators = {static_cast<int>(i)};
            modules.modules.push_back(module);
            order.push_back(static_cast<int>(i));
        }
        for (const Edge &edge : graph.edges)
            modules.dependencies.push_back({edge.from, edge.to, DependencyType::Data, QStringLiteral("x")});
        const std::vector<double> none(order.size(), 0);
        work.amount.assign(order.size(), 10);
        work.cubeBlocks = work.vectorBlocks = none;
    }

    [[nodiscard]] Decomposition conclusion() const
    {
        return decompose(graph, modules, ModuleWork(graph, modules, work, {}), order);
    }
};

using Lists = std::vector<std::vector<int>>;

} // namespace

TEST(Decomposition, NoModuleOfABranchWaitsForWhatIsBesideIt)
{
    // m0 -> m1 -> m2 -> m3, and x -> y, where y also waits for m1 and m3 for y: x and y together are free of m2 only.
    const Decomposition d = Plain({{"m0", "A"}, {"m1", "A"}, {"m2", "A"}, {"m3", "A"}, {"x", "A"}, {"y", "A"}},
        {{0, 1}, {1, 2}, {2, 3}, {4, 5}, {1, 5},
            {5, 3}}).conclusion();
    EXPECT_EQ(d.mainChain, (std::vector<int> {0, 1, 2, 3}));
    ASSERT_EQ(d.parallel.size(), 1U);
    EXPECT_EQ(d.parallel[0].branches, (Lists {{4, 5}}));
    EXPECT_EQ(d.parallel[0].beside, (std::vector<int> {2}));
}

TEST(Decomposition, ABranchIsCutWhereNothingIsFreeForAllOfIt)
{
    // m0 -> m1 -> m2 -> m3 -> m4; x -> m1 and x -> y; y waits for m2: x is free of m0, y of m3.
    const Decomposition d = Plain(
        {{"m0", "A"}, {"m1", "A"}, {"m2", "A"}, {"m3", "A"}, {"m4", "A"}, {"x", "A"}, {"y", "A"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {5, 1}, {5, 6}, {2, 6},
            {6, 4}}).conclusion();
    EXPECT_EQ(d.mainChain, (std::vector<int> {0, 1, 2, 3, 4}));
    ASSERT_EQ(d.parallel.size(), 2U);
    EXPECT_EQ(d.parallel[0].branches, (Lists {{5}}));
    EXPECT_EQ(d.parallel[0].beside, (std::vector<int> {0}));
    EXPECT_EQ(d.parallel[1].branches, (Lists {{6}}));
    EXPECT_EQ(d.parallel[1].beside, (std::vector<int> {3}));
    EXPECT_EQ(d.streams, (Lists {{0, 1, 2, 3, 4}, {5, 6}})); // one stream is enough for both
}

TEST(Decomposition, StreamsAreAsFewAsTheWidthThatPays)
{
    // 100 modules between a begin and an end: 102 on one stream. 64 streams take 2 of them behind each other and 4 in
    // all; one hundredth of 102 more is 5, 3 behind each other: 34 streams.
    std::vector<std::pair<const char *, const char *>> operators {{"begin", "A"}};
    std::vector<std::pair<int, int>> edges;
    for (int i = 1; i <= 100; ++i) {
        operators.emplace_back("b", "A");
        edges.emplace_back(0, i);
    }
    operators.emplace_back("end", "A");
    for (int i = 1; i <= 100; ++i)
        edges.emplace_back(i, 101);
    const Decomposition d = Plain(operators, edges).conclusion();
    EXPECT_EQ(d.streams.size(), 34U);
    std::size_t placed = 0;
    for (const std::vector<int> &stream : d.streams) {
        EXPECT_LE(stream.size(), 5U);
        placed += stream.size();
    }
    EXPECT_EQ(placed, 102U);
}

TEST(Decomposition, ABranchThatDoesNotPayStaysOnTheMainStream)
{
    // 3000 us behind each other and 6 us beside them: less than one hundredth of the work.
    Plain plain({{"m0", "A"}, {"m1", "A"}, {"m2", "A"}, {"x", "A"}}, {{0, 1}, {1, 2}, {0, 3}, {3, 2}});
    plain.work.amount = {1000, 1000, 1000, 6};
    const Decomposition d = plain.conclusion();
    EXPECT_EQ(d.parallel.size(), 1U);
    EXPECT_EQ(d.streams, (Lists {{0, 1, 3, 2}}));
    plain.work.amount[3] = 600;
    EXPECT_EQ(plain.conclusion().streams, (Lists {{0, 1, 2}, {3}}));
}

TEST(Decomposition, ACastAloneIsPendingUnlessMeasured)
{
    Plain plain({{"m0", "A"}, {"m1", "A"}, {"m2", "A"}, {"x", "Cast"}}, {{0, 1}, {1, 2}, {0, 3}, {3, 2}});
    EXPECT_EQ(plain.conclusion().parallel.size(), 1U);
    plain.work.unit = WorkUnit::Operators;
    const Decomposition d = plain.conclusion();
    EXPECT_TRUE(d.parallel.empty());
    ASSERT_EQ(d.pending.size(), 1U);
    EXPECT_EQ(d.streams.size(), 1U);
}

TEST(Decomposition, BranchesOfAGroupNeverWaitForEachOther)
{
    // Random graphs: all modules of two branches, and of a branch and what is beside it, are free of each other.
    std::mt19937 random(11);
    int pairs = 0;
    for (int round = 0; round < 200; ++round) {
        std::vector<std::pair<const char *, const char *>> operators;
        std::vector<std::pair<int, int>> edges;
        for (int i = 0; i < 30; ++i) {
            operators.emplace_back("m", random() % 10 == 0 ? "Data" : "A"); // a Data takes no place on a stream
            for (unsigned inputs = random() % 3; inputs > 0 && i > 0; --inputs)
                edges.emplace_back(i - 1 - static_cast<int>(random() % unsigned(std::min(i, 8))), i);
        }
        Plain plain(operators, edges);
        for (double &amount : plain.work.amount)
            amount = 5 + random() % 20;
        const ModuleWork work(plain.graph, plain.modules, plain.work, {});
        const auto expectFree = [&](const std::vector<int> &some, const std::vector<int> &others) {
            for (const int a : some) {
                for (const int b : others) {
                    EXPECT_FALSE(work.reachability().areOrdered(a, b)) << round << ' ' << a << ' ' << b;
                    ++pairs;
                }
            }
        };
        for (const ParallelGroup &group : plain.conclusion().parallel) {
            for (std::size_t i = 0; i < group.branches.size(); ++i) {
                expectFree(group.branches[i], group.beside);
                for (std::size_t j = i + 1; j < group.branches.size(); ++j)
                    expectFree(group.branches[i], group.branches[j]);
            }
        }
    }
    EXPECT_GT(pairs, 1000);
}
