// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/candidate_prediction.h"

#include "graph/assignment_groups.h"
#include "graph_builder.h"
#include "named_graph.h"

#include <gtest/gtest.h>

using namespace tributary;
using tributary::testing::makeFan;
using tributary::testing::makeNamedGraph;

TEST(AssignmentGroups, StreamsAreNumberedByFirstAppearance)
{
    EXPECT_EQ(canonicalStreams({4, -1, 2, 4, 0}), (std::vector<int> {0, -1, 1, 0, 2}));
    EXPECT_EQ(usedStreams({4, -1, 2, 4}), 2);
    EXPECT_EQ(usedStreams({-1, -1}), 0);
}

TEST(AssignmentGroups, EqualButForTheNumbersIsTheSame)
{
    EXPECT_EQ(
        assignmentGroups({{0, 0, 1}, {1, 1, 0}, {0, 1, 1}, {3, 3, 2}, {2, 0, 0}}), (std::vector<int> {0, 0, 2, 0, 2}));
    EXPECT_TRUE(assignmentGroups({}).empty());
}

TEST(CandidatePrediction, RanksByStepTimeAndNamesTheSame)
{
    // A node, three chains of two, a join: eight operators that count one each.
    const OpGraph graph = makeFan(3, 2);
    const auto candidates = candidateList(
        {QStringLiteral("LoadBalance:1"), QStringLiteral("LoadBalance:3"), QStringLiteral("LoadBalance:8")});
    ASSERT_TRUE(candidates);
    const auto predictions = predictCandidates(graph, *candidates, nullptr, {});
    ASSERT_TRUE(predictions);
    ASSERT_EQ(predictions->size(), 4U); // default is put in front
    const auto &p = *predictions;
    EXPECT_DOUBLE_EQ(p[0].simulation.stepTime, 8);
    EXPECT_DOUBLE_EQ(p[1].simulation.stepTime, 8);
    EXPECT_EQ(p[1].sameAs, 0);
    EXPECT_EQ(p[2].streamsUsed, 3);
    EXPECT_DOUBLE_EQ(p[2].simulation.stepTime, 4);
    EXPECT_EQ(p[2].events.size(), 4U); // to two side streams and back
    EXPECT_EQ(p[3].sameAs, 2);
    EXPECT_EQ(p[3].streamsUsed, 3);
    EXPECT_EQ((std::vector<int> {p[0].rank, p[1].rank, p[2].rank, p[3].rank}), (std::vector<int> {3, 3, 1, 1}));
}

TEST(CandidatePrediction, WhatLeavesACollectiveToChanceIsNotRanked)
{
    // Two chains with a collective each, which run one after the other whatever the streams are:
    // a 0-1, c1 1-2, a2 2-3 beside b 0-1, c2 2-3, b2 3-4.
    const OpGraph graph = makeNamedGraph({{"a", "MatMul"}, {"c1", "HcomAllReduce"}, {"a2", "MatMul"}, {"b", "MatMul"},
                                             {"c2", "HcomAllReduce"}, {"b2", "MatMul"}},
        {{0, 1}, {1, 2}, {3, 4}, {4, 5}});
    const auto predictions = predictCandidates(graph, *candidateList({QStringLiteral("LoadBalance:2")}), nullptr, {});
    ASSERT_TRUE(predictions);
    const CandidatePrediction &one = predictions->at(0);
    const CandidatePrediction &two = predictions->at(1);
    EXPECT_EQ(two.streamsUsed, 2);
    EXPECT_TRUE(two.events.empty());
    EXPECT_DOUBLE_EQ(two.simulation.stepTime, 4);
    EXPECT_DOUBLE_EQ(two.simulation.start[4], 2);
    ASSERT_EQ(two.broken.size(), 1U);
    EXPECT_EQ(two.broken[0].from, 1);
    EXPECT_EQ(two.broken[0].to, 4);
    EXPECT_EQ(two.broken[0].type, DependencyType::CollectiveOrder);
    EXPECT_FALSE(two.isSafe());
    EXPECT_EQ(two.rank, 0);
    EXPECT_TRUE(one.isSafe());
    EXPECT_EQ(one.rank, 1);
}
