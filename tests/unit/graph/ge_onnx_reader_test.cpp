// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/ge_onnx_reader.h"

#include "graph_file_helper.h"

#include <QFile>

using namespace tributary;
using namespace tributary::testing;

namespace
{

std::string onnxError(std::string_view text)
{
    const auto model = parseGeOnnx(text, QStringLiteral("f"));
    return model ? "no error" : model.error().what.english().toStdString();
}

} // namespace

TEST(GeOnnxReader, ReadsTheSameAsTheProtoDumpOfTheSameGraph)
{
    const GraphFile onnx = openSample("ge_onnx_00000031_graph_0_Build.pbtxt");
    const GraphFile proto = openSample("ge_proto_00000031_graph_0_Build.txt");
    EXPECT_EQ(onnx.format, GraphFormat::GeOnnx);
    EXPECT_TRUE(onnx.hasStreams);
    const OpGraph &graph = onnx.model.root();
    EXPECT_EQ(graph.name, proto.model.root().name);
    EXPECT_EQ(graph.edges, proto.model.root().edges);
    ASSERT_EQ(graph.operators.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        const Operator &expected = proto.model.root().operators[i];
        EXPECT_EQ(graph.operators[i].name, expected.name);
        EXPECT_EQ(graph.operators[i].type, expected.type);
        EXPECT_EQ(graph.operators[i].id, expected.id);
        EXPECT_EQ(graph.operators[i].stream, expected.stream);
    }
}

TEST(GeOnnxReader, ReadsARealDump)
{
    const GraphFile file = openSample("ge_onnx_00000000_graph_1_Build.pbtxt");
    const OpGraph &graph = file.model.root();
    ASSERT_FALSE(graph.operators.empty());
    EXPECT_EQ(graph.operators[0].name, QStringLiteral("Variable/initial_value"));
    EXPECT_EQ(graph.operators[0].type, QStringLiteral("Constant"));
    EXPECT_EQ(graph.operators[1].type, QStringLiteral("Variable"));
    EXPECT_TRUE(topologicalOrder(graph));
}

TEST(GeOnnxReader, TakesWhatTheStreamPassNeedsAndFillsInZeros)
{
    const auto model = parseGeOnnx(R"(graph { node { name: "a" op_type: "ge:MatMul"
        attribute { name: "tvm_blockdim" i: 8 type: INT } attribute { name: "_stream_label" s: "L" type: STRING }
        attribute { name: "_cube_vector_core_type" s: "MIX" } attribute { name: "_mix_is_aiv" i: 1 type: INT }
        attribute { name: "stream_id" type: INT } attribute { name: "id" i: 7 type: INT }
        attribute { name: "value" t { dims: 1 } type: TENSOR } attribute { name: "shape" ints: 1 ints: 2 type: INTS } } })",
        QStringLiteral("f"));
    ASSERT_TRUE(model) << model.error().english().toStdString();
    const Operator &op = model->root().operators.at(0);
    EXPECT_EQ(op.blocks, 8);
    EXPECT_EQ(op.streamLabel, QStringLiteral("L"));
    EXPECT_EQ(op.coreKind(), CoreKind::Vector);
    EXPECT_EQ(op.stream, 0);
    EXPECT_EQ(op.id, 7);
}

TEST(GeOnnxReader, GraphsInAttributesBecomeGraphsOfTheirOwn)
{
    const auto model = parseGeOnnx(R"(graph { name: "root"
        node { name: "if" op_type: "ge:If" output: "if:0"
          attribute { name: "then" g { name: "t" node { name: "deep" op_type: "ge:If"
            attribute { name: "body" type: GRAPH g { name: "b" node { name: "x" } } } } } type: GRAPH } }
        node { name: "sub" op_type: "subgraph" input: "nowhere:0"
          attribute { name: "graph" g { name: "s" node { name: "x" } } } }
        node { name: "y" input: "if:0" } })",
        QStringLiteral("f"));
    ASSERT_TRUE(model) << model.error().english().toStdString();
    QStringList names;
    for (const OpGraph &graph : model->graphs)
        names << graph.name;
    EXPECT_EQ(names.join(QLatin1Char(' ')).toStdString(), "root t b s");
    EXPECT_EQ(namesOf(model->root()), "if,y");
    EXPECT_EQ(edgesOf(model->root()), "if>y");
    EXPECT_EQ(model->root().operators[0].subgraphs, QStringList {QStringLiteral("t")});
    EXPECT_EQ(model->graphs[1].operators[0].subgraphs, QStringList {QStringLiteral("b")});
}

TEST(GeOnnxReader, ErrorsNameTheLine)
{
    EXPECT_EQ(onnxError("ir_version: 6\n"), "f, line 1: the file holds no graph");
    EXPECT_EQ(onnxError("graph {\n node { name: 'a' }\n node { name: 'a' }\n}"),
        "f, line 3: a second operator is named \"a\"");
    EXPECT_EQ(onnxError("graph {\n node { op_type: 'ge:A' } }"), "f, line 2: an operator has no name");
    EXPECT_EQ(onnxError("graph {\n node { name: 'a' input: 'b:0' } }"),
        "f, line 2: the input \"b:0\" names an operator that the graph does not have");
    EXPECT_EQ(onnxError("graph {\n node { name: 'a'\n attribute { name: 'stream_id' i: 99999999999 } } }"),
        "f, line 3: \"99999999999\" is not a whole number in range");
    EXPECT_EQ(onnxError("graph {\n node { name: 'a'\n attribute { name: 'stream_id' i: -2 } } }"),
        "f, line 3: stream -2 is not possible");
    EXPECT_EQ(
        onnxError("graph {\n op { name: 'a' } }"), "f, line 2: this is a dump in ge_proto form, not one in ONNX form");
    EXPECT_EQ(onnxError("graph {\n node { name: 'a'"), "f, line 2: the file ends in the middle of a block");
}

TEST(GeOnnxReader, EveryBeginningOfADumpIsReadOrRefusedWithALine)
{
    QFile file(QStringLiteral(TRIBUTARY_TEST_DATA "/graph/ge_onnx_00000031_graph_0_Build.pbtxt"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    for (qsizetype length = 0; length < bytes.size() - 1; ++length) { // but for the last line end
        const std::string error = onnxError({bytes.constData(), static_cast<std::size_t>(length)});
        EXPECT_EQ(error.rfind("f, line ", 0), 0U) << length << ": " << error;
    }
}

TEST(GeOnnxReader, NestingThatIsTooDeepIsAnError)
{
    std::string deep = "graph {";
    for (int i = 0; i < 100; ++i)
        deep += " node { name: 'a' attribute { name: 'b' g {";
    EXPECT_EQ(onnxError(deep), "f, line 1: blocks are nested too deep");
}
