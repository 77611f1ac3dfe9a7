// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph_file_helper.h"

using namespace tributary;
using namespace tributary::testing;

TEST(GraphReader, TellsTheFormByTheContent)
{
    using Format = GraphFormat;
    const std::vector<std::pair<const char *, std::optional<GraphFormat>>> cases {
        {"graph { op { name: 'a' } }", Format::GeProto},
        {"graph {\n}", Format::GeProto},
        {"# a comment\nname: 'g' graph { attr { key: 'op' } op { } }", Format::GeProto},
        {"ir_version: 6 graph { node { } }", Format::GeOnnx},
        {"graph { name: 'x' node { } }", Format::GeOnnx},
        {"graph(\"g\"):", Format::GeReadable},
        {"\xef\xbb\xbf  {\"schema\": 1}", Format::Json},
        {"graph TD\nA-->B", Format::Mermaid},
        {"graph\nA-->B", Format::Mermaid},
        {"graph LR; A-->B", Format::Mermaid},
        {"%% note\n\nflowchart\nA", Format::Mermaid},
        {"---\ntitle: t\n---\nflowchart-elk RL\nA", Format::Mermaid},
        {"# Heading\n\n```mermaid\nflowchart LR\nA\n```\n", Format::Mermaid},
        {"Op Name,Task Type\nx,y\n", std::nullopt},
        {"# Heading\ntext", std::nullopt},
    };
    for (const auto &[text, format] : cases)
        EXPECT_EQ(detectGraphFormat(text), format) << text;
}

TEST(GraphReader, EveryRealSampleOpens)
{
    for (const char *name : {"ge_onnx_00000000_graph_1_Build.pbtxt", "ge_onnx_00000031_graph_0_Build.pbtxt",
             "ge_proto_00000000_Build.txt", "ge_proto_00000031_graph_0_Build.txt", "ge_proto_00026_afterUBMatch.txt"})
        EXPECT_FALSE(openSample(name).model.root().operators.empty()) << name;
}

TEST(GraphReader, WhatIsNoGraphIsRefused)
{
    EXPECT_EQ(errorOf(""), "f, line 1: the file is empty");
    EXPECT_EQ(errorOf(" \n\n"), "f, line 1: the file is empty");
    EXPECT_EQ(errorOf("hello"), "f, line 1: this is no graph of a form that can be read");
    EXPECT_EQ(errorOf({"\x08\x06\x12\x02GE", 6}), "f, line 1: this is a binary ONNX model, which cannot be read");
    const auto missing = readGraphFile(QStringLiteral("/nonexistent/g.txt"));
    ASSERT_FALSE(missing);
    EXPECT_TRUE(missing.error().english().contains(QStringLiteral("/nonexistent/g.txt")));
}

TEST(GraphReader, ZerosAloneAreNoStreams)
{
    EXPECT_FALSE(fileOf("graph { op { name: 'a' } op { name: 'b' } }").hasStreams);
    EXPECT_TRUE(fileOf("graph { op { name: 'a' } op { name: 'b' stream_id: -1 } }").hasStreams);
    EXPECT_TRUE(fileOf("graph { op { name: 'a' } op { name: 'b' stream_id: 1 } }").hasStreams);
    EXPECT_FALSE(fileOf("graph { op { name: 'a' stream_id: -1 } op { name: 'b' stream_id: -1 } }").hasStreams);
}
