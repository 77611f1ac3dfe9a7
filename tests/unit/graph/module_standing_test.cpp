// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_standing.h"

#include "named_graph.h"

#include <gtest/gtest.h>

using namespace tributary;
using tributary::testing::makeNamedGraph;

namespace
{

// attn (2 operators) -> experts (3) -> join; shared (2) beside attn and experts; all in "m" but the join.
struct Moe : ::testing::Test {
    Moe()
    {
        auto found = analyzeGraph(graph, nullptr, {});
        EXPECT_TRUE(found);
        if (found)
            analysis = std::move(*found);
        standings = moduleStandings(graph, analysis);
    }

    const ModuleStanding &of(const char *id)
    {
        const auto &modules = analysis.grouping.graph.modules;
        for (std::size_t i = 0; i < modules.size(); ++i) {
            if (modules[i].id == QLatin1String(id))
                return standings[i];
        }
        ADD_FAILURE() << id;
        return standings.front();
    }

    OpGraph graph = makeNamedGraph({{"x", "Data"}, {"m/attn/a", "MatMul"}, {"m/attn/b", "Relu"},
                                       {"m/experts/a", "MatMul"}, {"m/experts/b", "Relu"}, {"m/experts/c", "MatMul"},
                                       {"m/shared/a", "MatMul"}, {"m/shared/b", "Relu"}, {"join", "Concat"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {0, 6}, {6, 7}, {5, 8}, {7, 8}});
    GraphAnalysis analysis;
    std::vector<ModuleStanding> standings;
};

} // namespace

TEST_F(Moe, ChainAndBranch)
{
    EXPECT_EQ(of("m/attn").parallelism, Parallelism::Serial);
    EXPECT_EQ(of("m/attn").beside, std::vector<int> {0});
    EXPECT_TRUE(of("m/attn").groups.empty());
    EXPECT_EQ(of("m/shared").parallelism, Parallelism::Candidate);
    EXPECT_EQ(of("m/shared").groups, std::vector<int> {0});
    EXPECT_FALSE(of("m/shared").reason.isEmpty());
    EXPECT_EQ(parallelGroups(analysis.decomposition)[0].name, QStringLiteral("A"));
}

TEST_F(Moe, PlaceOnTheCriticalPath)
{
    const int inputs = analysis.criticalPath.nodes.front() == 0 ? 1 : 0; // the input may stand in front
    EXPECT_EQ(of("m/attn").onPath, 2);
    EXPECT_EQ(of("m/attn").firstOnPath, inputs);
    EXPECT_EQ(of("m/experts").firstOnPath, inputs + 2);
    EXPECT_DOUBLE_EQ(of("m/experts").pathAmount, 3);
    EXPECT_EQ(of("m/shared").onPath, 0);
    EXPECT_EQ(of("m/shared").firstOnPath, -1);
    EXPECT_DOUBLE_EQ(of("m/shared").amount, 2);
}

TEST_F(Moe, AnOuterModuleSpeaksForItsInnerOnes)
{
    EXPECT_EQ(of("m").onPath, 5);
    EXPECT_DOUBLE_EQ(of("m").amount, 7);
    EXPECT_EQ(of("m").groups, std::vector<int> {0});
    EXPECT_EQ(of("m").parallelism, std::nullopt); // some on the chain, some beside it
    EXPECT_FALSE(of("m").reason.isEmpty());
}

TEST(ModuleStanding, DifferencesReachTheOutermostModule)
{
    const OpGraph graph = makeNamedGraph(
        {{"net/first/a", "MatMul"}, {"net/first/b", "Relu"}, {"net/m/main/a", "MatMul"}, {"net/m/main/b", "Relu"},
            {"net/m/main/c", "Relu"}, {"net/m/side/a", "MatMul"}, {"net/m/side/b", "Relu"}, {"net/last/a", "MatMul"},
            {"net/last/b", "Relu"}, {"out/a", "Add"}, {"out/b", "Add"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {1, 5}, {5, 6}, {4, 7}, {6, 7}, {7, 8}, {8, 9}, {9, 10}});
    const auto analysis = analyzeGraph(graph, nullptr, {});
    ASSERT_TRUE(analysis);
    const std::vector<ModuleStanding> standings = moduleStandings(graph, *analysis);
    const std::vector<Module> &modules = analysis->grouping.graph.modules;
    for (std::size_t i = 0; i < modules.size(); ++i) {
        const bool differs = modules[i].id == QLatin1String("net") || modules[i].id == QLatin1String("net/m");
        EXPECT_EQ(standings[i].parallelism.has_value(), !differs) << modules[i].id.toStdString();
    }
}

TEST_F(Moe, WhatTakesNoStreamHasNoClass)
{
    EXPECT_EQ(of("x").parallelism, std::nullopt);
    EXPECT_TRUE(of("x").reason.isEmpty());
}
