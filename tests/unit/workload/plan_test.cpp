// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"
#include "candidate/candidate.h"
#include "graph/stream_assignment.h"
#include "graph/stream_events.h"
#include "plan.h"
#include "sample_graph.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <tuple>

using namespace tributary;
using namespace tributary::workload;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace
{

Operator op(const char *name, const char *type = "Mul")
{
    Operator o;
    o.name = QString::fromLatin1(name);
    o.type = QString::fromLatin1(type);
    return o;
}

} // namespace

TEST(SampleGraph, FourBranchesOfSixAndAJoin)
{
    const OpGraph graph = sampleGraph();
    ASSERT_EQ(graph.operators.size(), 27U); // input, 4 x 6, join, output
    EXPECT_EQ(graph.operators.front().type, QStringLiteral("Data"));
    const auto out = outgoingEdges(graph);
    EXPECT_EQ(out.front().size(), 4U);
    EXPECT_EQ(graph.operators[25].name, QStringLiteral("join"));
    int joined = 0;
    for (const Edge &edge : graph.edges)
        joined += edge.to == 25 ? 1 : 0;
    EXPECT_EQ(joined, 4);
}

TEST(SampleGraph, IsTheOneInTheExamples)
{
    const OpGraph graph = sampleGraph();
    const QString path = QStringLiteral(TRIBUTARY_SOURCE_DIR "/resources/examples/four_branches_ge_proto.txt");
    const auto dump = readFile(path);
    ASSERT_TRUE(dump) << dump.error().english().toStdString();
    const auto file = loadGraph(dump->toStdString(), path.toStdString());
    ASSERT_TRUE(file) << file.error().english().toStdString();
    EXPECT_EQ(file->name, graph.name);
    ASSERT_EQ(file->operators.size(), graph.operators.size());
    for (std::size_t i = 0; i < graph.operators.size(); ++i) {
        EXPECT_EQ(file->operators[i].name, graph.operators[i].name);
        EXPECT_EQ(file->operators[i].type, graph.operators[i].type);
        EXPECT_EQ(file->operators[i].id, graph.operators[i].id);
        EXPECT_EQ(file->operators[i].stream, graph.operators[i].stream);
        EXPECT_EQ(file->operators[i].coreType, graph.operators[i].coreType);
    }
    const auto edgeLess = [](const Edge &a, const Edge &b) {
        return std::tie(a.from, a.to, a.toPort) < std::tie(b.from, b.to, b.toPort);
    };
    std::vector<Edge> expected = graph.edges;
    std::vector<Edge> read = file->edges;
    std::sort(expected.begin(), expected.end(), edgeLess);
    std::sort(read.begin(), read.end(), edgeLess);
    EXPECT_EQ(read, expected);
}

TEST(Plan, ResultsPassThroughOperatorsThatAreNotExecuted)
{
    OpGraph graph;
    graph.operators = {op("x", "Data"), op("a"), op("view", "Reshape"), op("b"), op("out", "NetOutput")};
    graph.operators[2].stream = Operator::noStream;
    graph.edges = {{0, 1, 0, 0}, {1, 2, 0, 0}, {2, 3, 0, 0}, {3, 4, 0, 0}};
    const auto plan = makePlan(graph, {0, 0, -1, 3, 0});
    ASSERT_TRUE(plan);
    ASSERT_EQ(plan->nodes.size(), 3U);
    EXPECT_EQ(plan->nodes[0].stream, ExecNode::source);
    EXPECT_EQ(plan->nodes[1].stream, 0);
    EXPECT_EQ(plan->nodes[2].name, "b");
    EXPECT_EQ(plan->nodes[2].stream, 1); // made dense
    EXPECT_THAT(plan->nodes[2].inputs, ElementsAre(1));
    EXPECT_THAT(plan->nodes[1].signals, ElementsAre(0));
    EXPECT_THAT(plan->nodes[2].waits, ElementsAre(0));
    EXPECT_EQ(plan->streams, 2);
    EXPECT_EQ(plan->events, 1);
}

TEST(Plan, ControlEdgesOrderButCarryNoValues)
{
    OpGraph graph;
    graph.operators = {op("a"), op("b")};
    graph.edges = {{0, 1, Edge::controlPort, Edge::controlPort}};
    const auto plan = makePlan(graph, {0, 1});
    ASSERT_TRUE(plan);
    // Without inputs "a" starts from nothing, but it is executed.
    EXPECT_THAT(plan->nodes[1].inputs, IsEmpty());
    EXPECT_THAT(plan->nodes[1].waits, ElementsAre(0));
}

TEST(Plan, OnlyTheFirstConsumerOfAStreamWaits)
{
    OpGraph graph;
    graph.operators = {op("a"), op("b"), op("c")};
    graph.edges = {{0, 1, 0, 0}, {0, 2, 0, 0}};
    const auto plan = makePlan(graph, {0, 1, 1});
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->events, 1);
    EXPECT_THAT(plan->nodes[1].waits, ElementsAre(0));
    EXPECT_THAT(plan->nodes[2].waits, IsEmpty());
}

TEST(Plan, OnlyTheLastProducerOfAStreamSignals)
{
    OpGraph graph;
    graph.operators = {op("a"), op("b"), op("c")};
    graph.edges = {{0, 1, 0, 0}, {0, 2, 0, 0}, {1, 2, 0, 1}};
    const auto plan = makePlan(graph, {0, 0, 1});
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->events, 1);
    EXPECT_THAT(plan->nodes[0].signals, IsEmpty());
    EXPECT_THAT(plan->nodes[1].signals, ElementsAre(0));
    EXPECT_THAT(plan->nodes[2].waits, ElementsAre(0));
}

TEST(Plan, TheEventsAreGes)
{
    const OpGraph graph = sampleGraph();
    for (const char *mode : {"LoadBalance:2", "LoadBalance:4", "MainStream:2", "MainStream:4"}) {
        const auto assignment = assignStreams(graph, Candidate::parse(QString::fromLatin1(mode)).value());
        ASSERT_TRUE(assignment) << mode;
        const auto plan = makePlan(graph, assignment->streams);
        ASSERT_TRUE(plan) << mode;
        EXPECT_EQ(plan->streams, assignment->required) << mode;
        EXPECT_EQ(static_cast<std::size_t>(plan->events), crossStreamEvents(graph, assignment->streams)->size())
            << mode;
    }
}

TEST(Plan, ACycleIsAnError)
{
    OpGraph graph;
    graph.operators = {op("a"), op("b")};
    graph.edges = {{1, 0, 0, 0}, {0, 1, 0, 0}};
    EXPECT_FALSE(makePlan(graph, {0, 0}));
}
