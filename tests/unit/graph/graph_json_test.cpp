// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_json.h"

#include "graph_file_helper.h"

#include <QJsonDocument>

using namespace tributary;
using namespace tributary::testing;

TEST(GraphJson, WhatIsWrittenIsReadBack)
{
    for (const char *name : {"ge_proto_00000031_graph_0_Build.txt", "ge_proto_00026_afterUBMatch.txt", "modules.md",
             "ge_readable_00000031_graph_0_Build.txt"}) {
        const GraphFile file = openSample(name);
        const GraphFile again = fileOf(writeGraphJson(file).toStdString());
        EXPECT_EQ(again.hasStreams, file.hasStreams);
        EXPECT_EQ(again.modules, file.modules);
        EXPECT_EQ(again.model.attributes, file.model.attributes);
        ASSERT_EQ(again.model.graphs.size(), file.model.graphs.size());
        for (std::size_t g = 0; g < file.model.graphs.size(); ++g) {
            EXPECT_EQ(again.model.graphs[g].edges, file.model.graphs[g].edges) << name;
            EXPECT_EQ(again.model.graphs[g].attributes, file.model.graphs[g].attributes) << name;
            EXPECT_EQ(namesOf(again.model.graphs[g]), namesOf(file.model.graphs[g])) << name;
            for (std::size_t i = 0; i < file.model.graphs[g].operators.size(); ++i) {
                const Operator &a = again.model.graphs[g].operators[i];
                const Operator &b = file.model.graphs[g].operators[i];
                EXPECT_EQ(a.type, b.type);
                EXPECT_EQ(a.id, b.id);
                EXPECT_EQ(a.stream, file.hasStreams ? b.stream : 0);
                EXPECT_EQ(a.coreType, b.coreType);
                EXPECT_EQ(a.blocks, b.blocks);
                EXPECT_EQ(a.subgraphs, b.subgraphs);
            }
        }
    }
}

TEST(GraphJson, UnknownFieldsAreKept)
{
    const QByteArray text = R"({"schema": 1, "author": "me", "graphs": [{"name": "g", "note": [1, 2],
        "operators": [{"name": "a", "duration": 2.5}, {"name": "b"}], "edges": [{"from": "a", "to": "b"}]}]})";
    const QJsonObject again = QJsonDocument::fromJson(writeGraphJson(fileOf(text.toStdString()))).object();
    EXPECT_EQ(again[QStringLiteral("author")].toString(), QStringLiteral("me"));
    const QJsonObject graph = again[QStringLiteral("graphs")][0].toObject();
    EXPECT_EQ(graph[QStringLiteral("note")].toArray().size(), 2);
    EXPECT_EQ(graph[QStringLiteral("operators")][0][QStringLiteral("duration")].toDouble(), 2.5);
}

TEST(GraphJson, ErrorsNameTheField)
{
    const auto withGraph = [](const std::string &graph) { return R"({"schema": 1, "graphs": [)" + graph + "]}"; };
    EXPECT_EQ(errorOf("{\n\n\"schema\": 1,,}"), "f is no valid JSON at line 3");
    EXPECT_EQ(errorOf("{}"), "f: \"schema\" must be 1: this is no graph file that this version can read");
    EXPECT_EQ(errorOf(R"({"schema": 2, "graphs": []})"),
        "f: \"schema\" must be 1: this is no graph file that this version can read");
    EXPECT_EQ(errorOf(R"({"schema": 1})"), "f: the field \"graphs\" is missing or empty");
    EXPECT_EQ(errorOf(withGraph("7")), "f: the field \"graphs[0]\" is of the wrong type");
    EXPECT_EQ(errorOf(withGraph(R"({"operators": [{"name": "a"}, {"name": ""}]})")),
        "f: the field \"graphs[0].operators[1].name\" is missing or empty");
    EXPECT_EQ(errorOf(withGraph(R"({"operators": [{"name": "a"}, {"name": "a"}]})")),
        "f: \"graphs[0].operators[1].name\": a second one is named \"a\"");
    EXPECT_EQ(errorOf(withGraph(R"({"operators": [{"name": "a", "stream": 1e300}]})")),
        "f: the field \"graphs[0].operators[0].stream\" is not a whole number in range");
    EXPECT_EQ(errorOf(withGraph(R"({"operators": [{"name": "a", "stream": -2}]})")),
        "f: the field \"graphs[0].operators[0].stream\" is not a whole number in range");
    EXPECT_EQ(errorOf(withGraph(R"({"operators": [{"name": "a"}], "edges": [{"from": "a", "to": "z"}]})")),
        "f: \"graphs[0].edges[0].to\" names \"z\", which is not defined before it");
    EXPECT_EQ(errorOf(R"({"schema": 1, "graphs": [{}], "modules": [{"id": "m", "type": "magic"}]})"),
        "f: the field \"modules[0].type\" has the unknown value \"magic\"");
    EXPECT_EQ(errorOf(R"({"schema": 1, "graphs": [{}], "modules": [{"id": "m", "parent": "m"}]})"),
        "f: \"modules[0].parent\" names \"m\", which is not defined before it");
}
