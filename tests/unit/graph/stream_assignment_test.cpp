// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/stream_assignment.h"

#include "graph_builder.h"

#include <gtest/gtest.h>

#include <ostream>

using namespace tributary;
using tributary::testing::makeFan;
using tributary::testing::makeGraph;

namespace
{

struct Vector {
    const char *name;
    OpGraph graph;
    std::vector<const char *> modes;
    int required;
    std::vector<int> streams;
};

void PrintTo(const Vector &vector, std::ostream *out)
{
    *out << vector.name << " " << vector.modes.front();
}

OpGraph diamond()
{
    return makeGraph(4, {{0, 1}, {0, 2}, {1, 3}, {2, 3}});
}

OpGraph fourChains()
{
    return makeGraph(12, {{0, 1}, {1, 2}, {3, 4}, {4, 5}, {6, 7}, {7, 8}, {9, 10}, {10, 11}});
}

// Streams of a fan of eight branches of five operators: start and join on stream 0.
std::vector<int> branches(const std::vector<int> &perBranch)
{
    std::vector<int> streams {0};
    for (const int stream : perBranch)
        streams.insert(streams.end(), 5, stream);
    streams.push_back(0);
    return streams;
}

StreamAssignment assign(const OpGraph &graph, const char *mode, const NodeCosts *costs = nullptr)
{
    const auto result = assignStreams(graph, *Candidate::parse(QString::fromLatin1(mode)), costs);
    EXPECT_TRUE(result) << (result ? "" : result.error().english().toStdString());
    return result ? *result : StreamAssignment {};
}

class GoldenVectors : public ::testing::TestWithParam<Vector>
{
};

} // namespace

TEST_P(GoldenVectors, MatchGe)
{
    for (const char *mode : GetParam().modes) {
        const StreamAssignment got = assign(GetParam().graph, mode);
        EXPECT_EQ(got.required, GetParam().required) << mode;
        EXPECT_EQ(got.streams, GetParam().streams) << mode;
    }
}

INSTANTIATE_TEST_SUITE_P(Streams, GoldenVectors,
    ::testing::Values(Vector {"diamond", diamond(),
                          {"LoadBalance:1", "LoadBalance:2", "LoadBalance:4", "LoadBalance:64", "MainStream:1",
                              "MainStream:2", "MainStream:64"},
                          1, {0, 0, 0, 0}},
        Vector {"fan4", makeFan(4, 2), {"LoadBalance:2"}, 2, {0, 0, 0, 1, 1, 1, 1, 0, 0, 0}},
        Vector {"fan4", makeFan(4, 2), {"LoadBalance:4", "LoadBalance:8"}, 4, {0, 0, 0, 1, 1, 2, 2, 3, 3, 0}},
        Vector {"fan4", makeFan(4, 2), {"MainStream:2"}, 2, {0, 0, 0, 0, 0, 1, 1, 1, 1, 0}},
        Vector {"fan4", makeFan(4, 2), {"MainStream:4", "MainStream:8"}, 3, {0, 0, 0, 0, 0, 1, 1, 2, 2, 0}},
        Vector {"chains", fourChains(), {"LoadBalance:2", "MainStream:2"}, 2, {0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1}},
        Vector {"chains", fourChains(), {"LoadBalance:4", "LoadBalance:8", "MainStream:4", "MainStream:8"}, 4,
            {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3}},
        Vector {"fan8x5", makeFan(8, 5), {"LoadBalance:2"}, 2, branches({0, 1, 1, 0, 1, 0, 1, 0})},
        Vector {"fan8x5", makeFan(8, 5), {"LoadBalance:4"}, 4, branches({0, 1, 2, 3, 1, 2, 3, 0})},
        Vector {"fan8x5", makeFan(8, 5), {"LoadBalance:8", "MainStream:8"}, 8, branches({0, 1, 2, 3, 4, 5, 6, 7})},
        Vector {"fan8x5", makeFan(8, 5), {"MainStream:2"}, 2, branches({0, 1, 0, 1, 0, 1, 0, 1})},
        Vector {"fan8x5", makeFan(8, 5), {"MainStream:4"}, 4, branches({0, 1, 2, 3, 0, 1, 2, 3})},
        Vector {"fan8x5 without a profile", makeFan(8, 5), {"WeightedLoadBalance:4"}, 1,
            branches({0, 0, 0, 0, 0, 0, 0, 0})}));

TEST(StreamAssignment, OperatorsWithoutStreamAreLeftOut)
{
    OpGraph graph = makeFan(2, 3);
    graph.operators[0].stream = Operator::noStream; // both branches begin on their own now
    graph.operators[7].stream = Operator::noStream;
    const StreamAssignment got = assign(graph, "LoadBalance:4");
    EXPECT_EQ(got.required, 2);
    EXPECT_EQ(got.streams, (std::vector<int> {-1, 0, 0, 0, 1, 1, 1, -1}));
}

TEST(StreamAssignment, APathThroughRemovedOperatorsStaysADependency)
{
    OpGraph graph = makeGraph(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
    graph.operators[1].stream = Operator::noStream;
    graph.operators[2].streamLabel = QStringLiteral("L");
    const StreamAssignment got = assign(graph, "LoadBalance:4");
    EXPECT_EQ(got.required, 2);
    EXPECT_EQ(got.streams, (std::vector<int> {0, -1, 1, 0, 0}));
}

TEST(StreamAssignment, LabelsComeOnTopOfTheStreamCount)
{
    OpGraph graph = fourChains();
    graph.operators[5].streamLabel = QStringLiteral("b");
    graph.operators[2].streamLabel = QStringLiteral("a");
    graph.operators[8].streamLabel = QStringLiteral("b");
    const StreamAssignment got = assign(graph, "LoadBalance:1");
    EXPECT_EQ(got.required, 3);
    EXPECT_EQ(got.streams, (std::vector<int> {0, 0, 1, 0, 0, 2, 0, 0, 2, 0, 0, 0}));
}

TEST(StreamAssignment, AGraphWithoutWorkNeedsNoStream)
{
    OpGraph graph = makeGraph(2, {{0, 1}});
    graph.operators[0].stream = graph.operators[1].stream = Operator::noStream;
    EXPECT_EQ(assign(graph, "LoadBalance:4").required, 0);
    EXPECT_EQ(assign(graph, "default").required, 0);
    EXPECT_EQ(assign(graph, "cv").streams, (std::vector<int> {-1, -1}));
    EXPECT_EQ(assign(makeGraph(0, {}), "MainStream:4").required, 0);
}

TEST(StreamAssignment, GeLabelOperatorsAreNotMoved)
{
    OpGraph graph = fourChains();
    graph.operators[4].rtsLabelNode = true;
    EXPECT_EQ(assign(graph, "LoadBalance:4").streams, (std::vector<int> {0, 0, 0, 1, -1, 1, 2, 2, 2, 3, 3, 3}));
}

TEST(StreamAssignment, DefaultIsOneStreamAndOnePerLabel)
{
    OpGraph graph = makeGraph(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
    graph.operators[0].stream = Operator::noStream;
    graph.operators[1].streamLabel = QStringLiteral("z");
    graph.operators[3].streamLabel = QStringLiteral("a");
    graph.operators[4].stream = 3;
    const StreamAssignment got = assign(graph, "default");
    EXPECT_EQ(got.required, 3);
    EXPECT_EQ(got.streams, (std::vector<int> {-1, 1, 0, 2, 0}));
    EXPECT_EQ(got.effectiveStrategy, Strategy::Default);
}

TEST(StreamAssignment, CvMovesVectorOperatorsThatCanRunBesideCubeOperators)
{
    // 0 cube -> 1 vector -> 2 cube -> 5 vector; 3 vector has no producer; 4 cube; 6 is reached by 4 but leads nowhere.
    OpGraph graph = makeGraph(7, {{0, 1}, {1, 2}, {2, 4}, {4, 5}, {4, 6}, {3, 6}});
    for (const int cube : {0, 2, 4})
        graph.operators[static_cast<std::size_t>(cube)].coreType = QStringLiteral("AIC");
    for (const int vector : {1, 3, 5, 6})
        graph.operators[static_cast<std::size_t>(vector)].coreType = QStringLiteral("AIV");
    const StreamAssignment got = assign(graph, "cv");
    EXPECT_EQ(got.required, 2);
    EXPECT_EQ(got.streams, (std::vector<int> {0, 0, 0, 1, 0, 0, 0}));
}

TEST(StreamAssignment, CvMarksWhatComesBeforeTheFirstCubeOperator)
{
    OpGraph graph = makeGraph(3, {{0, 1}, {1, 2}});
    graph.operators[0].coreType = QStringLiteral("AIV");
    graph.operators[1].coreType = QStringLiteral("AIC");
    EXPECT_EQ(assign(graph, "cv").streams, (std::vector<int> {1, 0, 0}));
}

TEST(StreamAssignment, AMatchingProfileMakesGeUseWeightedLoadBalance)
{
    const OpGraph graph = fourChains();
    NodeCosts costs;
    for (const Operator &op : graph.operators)
        costs.byName.insert(op.name, {10, 8, 0});
    const StreamAssignment got = assign(graph, "MainStream:2", &costs);
    EXPECT_EQ(got.effectiveStrategy, Strategy::WeightedLoadBalance);
    EXPECT_TRUE(got.reason.english().contains(QStringLiteral("instead of MainStream")));
    EXPECT_EQ(got.required, 2);
    EXPECT_EQ(got.streams, (std::vector<int> {0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1}));

    const StreamAssignment asked = assign(graph, "WeightedLoadBalance:2", &costs);
    EXPECT_EQ(asked.streams, got.streams);
    EXPECT_TRUE(asked.reason.isEmpty());
    EXPECT_EQ(assign(graph, "default", &costs).effectiveStrategy, Strategy::Default);
}

TEST(StreamAssignment, AProfileOfAnotherModelChangesNothing)
{
    NodeCosts costs;
    costs.byName.insert(QStringLiteral("other"), {10, 8, 0});
    const StreamAssignment got = assign(fourChains(), "MainStream:4", &costs);
    EXPECT_EQ(got.effectiveStrategy, Strategy::MainStream);
    EXPECT_EQ(got.required, 4);
}

TEST(StreamAssignment, OperatorsThatCostNothingAreLeftAlone)
{
    const OpGraph graph = makeGraph(3, {{0, 1}, {1, 2}});
    NodeCosts costs;
    costs.byName.insert(QStringLiteral("n1"), {0, 8, 0});
    EXPECT_EQ(assign(graph, "LoadBalance:2", &costs).streams, (std::vector<int> {0, -1, 0}));
}

TEST(StreamAssignment, ADeepGraphDoesNotOverflowTheStack)
{
    std::vector<std::pair<int, int>> edges;
    for (int i = 1; i < 20000; ++i)
        edges.emplace_back(i - 1, i);
    const StreamAssignment got = assign(makeGraph(20000, edges), "LoadBalance:4");
    EXPECT_EQ(got.required, 1);
    EXPECT_EQ(got.streams, std::vector<int>(20000, 0));
}

TEST(StreamAssignment, RefusesCyclesAndWrongStreamCounts)
{
    EXPECT_FALSE(assignStreams(makeGraph(2, {{0, 1}, {1, 0}}), Candidate {Strategy::LoadBalance, 2}));
    EXPECT_FALSE(assignStreams(diamond(), Candidate {Strategy::LoadBalance, 0}));
    EXPECT_FALSE(assignStreams(diamond(), Candidate {Strategy::LoadBalance, 65}));
}
