// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/dot_writer.h"
#include "graph/drawing_groups.h"
#include "graph/graph_diff.h"
#include "graph/graph_json.h"
#include "graph/mermaid_writer.h"
#include "graph/svg_writer.h"
#include "graph_builder.h"
#include "graph_file_helper.h"

#include <QXmlStreamReader>

using namespace tributary;
using namespace tributary::testing;

namespace
{

GraphFile fileWith(OpGraph graph)
{
    GraphFile file;
    file.model.graphs.push_back(std::move(graph));
    return file;
}

} // namespace

TEST(MermaidWriter, AFlowchartPerStreamAsTheMethodAsks)
{
    OpGraph graph = makeGraph(3, {{0, 1}, {0, 2}});
    graph.edges[1].fromPort = graph.edges[1].toPort = Edge::controlPort;
    graph.operators[0].stream = Operator::noStream;
    graph.operators[2].stream = 1;
    GraphFile file = fileWith(graph);
    file.hasStreams = true;
    EXPECT_EQ(writeMermaid(file).toStdString(),
        "---\ntitle: \"test\"\n---\n"
        "flowchart LR\n"
        "  n0[\"n0\"]:::T\n"
        "  subgraph g0 [\"Stream0\"]\n"
        "    n1[\"n1\"]:::T\n"
        "  end\n"
        "  subgraph g1 [\"Stream1\"]\n"
        "    n2[\"n2\"]:::T\n"
        "  end\n"
        "  n0 --> n1\n"
        "  n0 -.-> n2\n");
}

TEST(MermaidWriter, WhatItWritesIsReadBack)
{
    for (const char *name : {"ge_proto_00000031_graph_0_Build.txt", "ge_proto_00000000_Build.txt",
             "ge_proto_00026_afterUBMatch.txt", "modules.md"}) {
        const GraphFile file = openSample(name);
        const GraphFile again = fileOf(writeMermaid(file).toStdString());
        EXPECT_EQ(again.model.root().name, file.model.root().name);
        const bool streams = hasStreams(file, 0);
        EXPECT_EQ(again.hasStreams, streams);
        EXPECT_EQ(again.model.root().operators.size(), file.model.root().operators.size());
        const GraphDiff diff = diffGraphs(file.model.root(), again.model.root());
        EXPECT_TRUE(diff.addedOperators.isEmpty() && diff.changedOperators.empty() && diff.addedEdges.empty()) << name;
        EXPECT_TRUE(!streams || diff.changedStreams.empty()) << name;
        EXPECT_EQ(again.modules.modules.empty(), !streams && file.modules.modules.empty());
    }
}

TEST(MermaidWriter, NamesOfAnyKindSurvive)
{
    OpGraph graph = makeGraph(2, {{0, 1}});
    graph.operators[0].name = QStringLiteral("a\"b]--> #35; <x> & `y` \\n z");
    graph.operators[1].name = QStringLiteral("end");
    const GraphFile again = fileOf(writeMermaid(fileWith(graph)).toStdString());
    EXPECT_EQ(again.model.root().operators[0].name, graph.operators[0].name);
    EXPECT_EQ(again.model.root().operators[1].name, graph.operators[1].name);
    EXPECT_EQ(again.model.root().edges.size(), 1U);
}

TEST(MermaidWriter, LabelsOfEdgesAndDoubleLabelsSurvive)
{
    const GraphFile file = fileOf("flowchart LR\nA[add] -->|state: a #124; b| B[add]\nA -.->|wait| C\nB --> C");
    const GraphFile again = fileOf(writeMermaid(file).toStdString());
    EXPECT_EQ(again.model.root().edgeLabels, file.model.root().edgeLabels);
    EXPECT_EQ(again.model.root().edgeLabels.size(), 2U);
    EXPECT_EQ(again.model.root().edgeLabels.at({0, 1, 0}), QStringLiteral("state: a | b"));
    EXPECT_EQ(namesOf(again.model.root()), "add (A),add (B),C");
    const GraphFile json = fileOf(writeGraphJson(file).toStdString());
    EXPECT_EQ(json.model.root().edgeLabels, file.model.root().edgeLabels);
    EXPECT_EQ(namesOf(json.model.root()), "add (A),add (B),C");
}

TEST(DotWriter, QuotesNamesAndDashesControlEdges)
{
    OpGraph graph = makeGraph(2, {{0, 1}, {0, 1}});
    graph.operators[0].name = QStringLiteral("a\"b");
    graph.edges[1].fromPort = Edge::controlPort;
    EXPECT_EQ(writeDot(fileWith(graph)).toStdString(),
        "digraph \"test\" {\n  rankdir=LR;\n  node [shape=box];\n"
        "  \"a\\\"b\" [tooltip=\"T\"];\n  \"n1\" [tooltip=\"T\"];\n"
        "  \"a\\\"b\" -> \"n1\";\n"
        "  \"a\\\"b\" -> \"n1\" [style=dashed];\n}\n");
}

TEST(DrawingGroups, ModulesNestAndDeepNestingNeedsNoStack)
{
    DrawingGroups groups;
    const int depth = 200'000;
    for (int i = 0; i < depth; ++i)
        groups.groups.push_back({QString(), i - 1});
    groups.groupOf = {LayoutInput::noGroup, depth - 1, 0};
    const std::vector<DrawingStep> steps = drawingSteps(groups);
    ASSERT_EQ(steps.size(), 2U * depth + 3U);
    EXPECT_EQ(steps[0].kind, DrawingStep::Kind::Operator);
    EXPECT_EQ(steps[2].index, 2);
    EXPECT_EQ(steps[depth + 2].index, 1);
    EXPECT_EQ(steps[depth + 2].depth, depth);
    EXPECT_EQ(steps.back().index, 0);
}

TEST(SvgWriter, IsXmlWithEveryOperatorAndEdge)
{
    for (const char *name : {"ge_proto_00000031_graph_0_Build.txt", "modules.md"}) {
        const GraphFile file = openSample(name);
        const auto layout = layOutGraphFile(file, 0);
        ASSERT_TRUE(layout);
        QXmlStreamReader xml(writeSvg(file, *layout));
        int operators = 0;
        int edges = 0;
        int modules = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            operators += xml.name() == QLatin1String("g") ? 1 : 0;
            edges += xml.name() == QLatin1String("polyline") ? 1 : 0;
            modules += xml.attributes().value(QStringLiteral("class")) == QLatin1String("module") ? 1 : 0;
        }
        EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
        EXPECT_EQ(operators, static_cast<int>(file.model.root().operators.size()));
        EXPECT_EQ(edges, static_cast<int>(file.model.root().edges.size()));
        EXPECT_EQ(modules, static_cast<int>(file.modules.modules.size()));
    }
}

TEST(SvgWriter, TextIsEscaped)
{
    OpGraph graph = makeGraph(1, {});
    graph.operators[0].name = QStringLiteral("<a & \"b\">");
    const GraphFile file = fileWith(graph);
    const QByteArray svg = writeSvg(file, *layOutGraphFile(file, 0));
    EXPECT_TRUE(svg.contains("&lt;a &amp; &quot;b&quot;&gt; (T)</title>")) << svg.toStdString();
}
