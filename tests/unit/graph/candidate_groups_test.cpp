// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/candidate_groups.h"

#include "graph/graph_reader.h"
#include "graph_builder.h"

#include <gtest/gtest.h>

using namespace tributary;
using tributary::testing::makeFan;
using tributary::testing::makeGraph;

namespace
{

GraphFile fileOf(std::vector<OpGraph> graphs)
{
    GraphFile file;
    file.model.graphs = std::move(graphs);
    return file;
}

CandidateList list(const QStringList &names)
{
    return candidateList(names).value();
}

QStringList described(const CandidateGroups &groups)
{
    QStringList lines;
    for (const CandidateGroup &group : groups)
        lines << group.measured.name() + QStringLiteral(" = ") + joinedNames(group.others);
    return lines;
}

QString whyNot(const QString &path)
{
    const auto file = readGraphFile(path);
    EXPECT_TRUE(file);
    const auto tells = file ? checkTellsAssignment(*file) : Result<void>();
    return tells ? QString() : tells.error().english();
}

const QString samples = QStringLiteral(TRIBUTARY_TEST_DATA "/graph/");

} // namespace

TEST(CandidateGroups, TheExampleHasThreeAssignments)
{
    const auto file =
        readGraphFile(QStringLiteral(TRIBUTARY_SOURCE_DIR "/resources/examples/four_branches_ge_proto.txt"));
    ASSERT_TRUE(file);
    const auto groups = groupBySameStreams(*file,
        list({QStringLiteral("MainStream:2"), QStringLiteral("LoadBalance:2"), QStringLiteral("LoadBalance:4"),
            QStringLiteral("LoadBalance:1"), QStringLiteral("MainStream:8"), QStringLiteral("cv")}),
        nullptr);
    ASSERT_TRUE(groups);
    EXPECT_EQ(described(*groups),
        (QStringList {QStringLiteral("default = LoadBalance:1, cv"), QStringLiteral("MainStream:2 = LoadBalance:2"),
            QStringLiteral("LoadBalance:4 = MainStream:8")}));
}

TEST(CandidateGroups, TheBaselineStandsForItsGroupWhereverItIs)
{
    const auto groups = groupBySameStreams(
        fileOf({makeFan(4, 2)}), {{Strategy::LoadBalance, 1}, {Strategy::LoadBalance, 2}, {}}, nullptr);
    ASSERT_TRUE(groups);
    EXPECT_EQ(described(*groups), QStringList {QStringLiteral("default = LoadBalance:1")});
}

TEST(CandidateGroups, EveryGraphOfTheFileCounts)
{
    const CandidateList candidates = list({QStringLiteral("LoadBalance:4"), QStringLiteral("LoadBalance:8")});
    const OpGraph alike = makeFan(4, 2); // four branches: no use for more than four streams
    EXPECT_EQ(groupBySameStreams(fileOf({alike}), candidates, nullptr)->size(), 1U);
    EXPECT_EQ(groupBySameStreams(fileOf({alike, makeFan(8, 5)}), candidates, nullptr)->size(), 0U);
}

TEST(CandidateGroups, AProfileCountsAsForGe)
{
    // WeightedLoadBalance whatever was asked for: both strategies become alike.
    OpGraph graph = makeFan(8, 5);
    const CandidateList candidates = list({QStringLiteral("LoadBalance:4"), QStringLiteral("MainStream:4")});
    NodeCosts costs;
    for (const Operator &op : graph.operators)
        costs.byName.insert(op.name, {10, 8, 0});
    EXPECT_EQ(groupBySameStreams(fileOf({graph}), candidates, nullptr)->size(), 0U);
    EXPECT_EQ(described(groupBySameStreams(fileOf({graph}), candidates, &costs).value()),
        QStringList {QStringLiteral("LoadBalance:4 = MainStream:4")});
}

TEST(CandidateGroups, WithoutCoreTypesCvIsMeasuredForItself)
{
    OpGraph graph = makeFan(2, 2);
    const CandidateList candidates = list({QStringLiteral("cv")});
    EXPECT_TRUE(groupBySameStreams(fileOf({graph}), candidates, nullptr)->empty());
    for (Operator &op : graph.operators)
        op.coreType = QStringLiteral("AIC"); // cube alone: nothing to split off
    EXPECT_EQ(groupBySameStreams(fileOf({graph}), candidates, nullptr)->size(), 1U);
}

TEST(CandidateGroups, AFileThatDoesNotTellEnoughIsRefused)
{
    EXPECT_EQ(whyNot(samples + QStringLiteral("ge_proto_00000031_graph_0_Build.txt")), QString());
    EXPECT_TRUE(whyNot(samples + QStringLiteral("ge_readable_00000031_graph_0_Build.txt"))
                    .contains(QStringLiteral("the form ge_readable")));
    EXPECT_TRUE(whyNot(samples + QStringLiteral("ge_onnx_00000031_graph_0_Build.pbtxt"))
                    .contains(QStringLiteral("no text attributes")));
    OpGraph early = makeGraph(3, {{0, 1}, {1, 2}});
    for (Operator &op : early.operators)
        op.stream = Operator::noStream;
    EXPECT_TRUE(checkTellsAssignment(fileOf({early})).error().english().contains(QStringLiteral("nothing to assign")));
    early.operators[1].stream = 0;
    EXPECT_TRUE(checkTellsAssignment(fileOf({early})));
    const auto chart = parseGraphFile("flowchart LR\n  a --> b\n", QStringLiteral("c.mmd"));
    ASSERT_TRUE(chart);
    EXPECT_TRUE(checkTellsAssignment(*chart).error().english().contains(QStringLiteral("mermaid")));
}

TEST(CandidateGroups, ErrorsAreHandedOn)
{
    const auto cyclic = groupBySameStreams(fileOf({makeGraph(2, {{0, 1}, {1, 0}})}), {{}}, nullptr);
    ASSERT_FALSE(cyclic);
    EXPECT_TRUE(cyclic.error().english().contains(QStringLiteral("cycle")));
    CancelToken cancel;
    cancel.cancel();
    EXPECT_FALSE(groupBySameStreams(fileOf({makeFan(2, 2)}), {{}}, nullptr, cancel));
}
