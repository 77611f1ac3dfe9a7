// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/ge_proto_reader.h"

#include "base/files.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

using namespace tributary;

namespace
{

QString dataFile(const char *name)
{
    return QStringLiteral(TRIBUTARY_TEST_DATA "/graph/") + QString::fromLatin1(name);
}

constexpr const char *samples[] = {
    "ge_proto_00000031_graph_0_Build.txt", "ge_proto_00000000_Build.txt", "ge_proto_00026_afterUBMatch.txt"};

QString errorOf(std::string_view text)
{
    const auto model = parseGeProto(text, QStringLiteral("f.txt"));
    return model ? QStringLiteral("no error") : model.error().what.english();
}

OpGraph graphOf(std::string_view text)
{
    const auto model = parseGeProto(text, QStringLiteral("f.txt"));
    EXPECT_TRUE(model) << (model ? "" : model.error().english().toStdString());
    return model ? model->root() : OpGraph();
}

// Any outcome is fine, as long as a failure names the file and a line.
void expectTolerated(std::string_view text)
{
    const auto model = parseGeProto(text, QStringLiteral("f.txt"));
    if (model)
        return;
    const QString what = model.error().what.english();
    ASSERT_TRUE(what.startsWith(QStringLiteral("f.txt, line "))) << what.toStdString();
    ASSERT_GT(what.mid(12).section(QLatin1Char(':'), 0, 0).toInt(), 0) << what.toStdString();
}

} // namespace

TEST(GeProtoReader, ReadsTheExampleWithStreamsAndAControlEdge)
{
    const auto model = readGeProto(dataFile(samples[0]));
    ASSERT_TRUE(model) << model.error().english().toStdString();
    ASSERT_EQ(model->graphs.size(), 1U);
    const OpGraph &graph = model->root();
    EXPECT_EQ(graph.name, QStringLiteral("tiny"));
    ASSERT_EQ(graph.operators.size(), 3U);
    EXPECT_EQ(graph.operators[0].name, QStringLiteral("x"));
    EXPECT_EQ(graph.operators[0].type, QStringLiteral("Data"));
    EXPECT_EQ(graph.operators[0].id, 0);
    EXPECT_EQ(graph.operators[0].stream, Operator::noStream);
    EXPECT_EQ(graph.operators[1].stream, 0); // no stream_id line
    EXPECT_EQ(graph.operators[1].coreType, QStringLiteral("AIV"));
    EXPECT_EQ(graph.operators[2].id, 2);
    EXPECT_EQ(graph.operators[2].stream, 1);
    const std::vector<Edge> edges {{0, 1, 0, 0}, {0, 2, 0, 0}, {1, 2, Edge::controlPort, Edge::controlPort}};
    EXPECT_EQ(graph.edges, edges);
    EXPECT_EQ(graph.attributes.at(QStringLiteral("ge.autoMultistreamParallelMode")), QStringLiteral("LoadBalance:2"));
    EXPECT_EQ(model->attributes.at(QStringLiteral("stream_num")), QStringLiteral("2"));
    EXPECT_EQ(model->attributes.at(QStringLiteral("event_num")), QStringLiteral("1"));
}

TEST(GeProtoReader, ReadsARealBuildDump)
{
    const auto model = readGeProto(dataFile(samples[1]));
    ASSERT_TRUE(model) << model.error().english().toStdString();
    const OpGraph &graph = model->root();
    ASSERT_EQ(graph.operators.size(), 6U);
    EXPECT_EQ(graph.operators[2].name, QStringLiteral("Variable/Assign"));
    EXPECT_EQ(graph.operators[2].coreType, QStringLiteral("AIC"));
    EXPECT_EQ(graph.operators[2].blocks, 1);
    const std::vector<Edge> edges {{1, 2, 0, 0}, {0, 2, 0, 1}, {2, 3, -1, -1}, {3, 5, -1, -1}, {4, 5, -1, -1}};
    EXPECT_EQ(graph.edges, edges);
    EXPECT_EQ(model->attributes.at(QStringLiteral("target_type")), QStringLiteral("MINI"));
}

TEST(GeProtoReader, ReadsARealDumpOfManyOperators)
{
    const auto model = readGeProto(dataFile(samples[2]));
    ASSERT_TRUE(model) << model.error().english().toStdString();
    ASSERT_EQ(model->root().operators.size(), 399U);
    EXPECT_EQ(model->root().operators[1].name, QStringLiteral("data_0_huawei_aipp"));
    EXPECT_EQ(model->root().operators[398].id, 400);
    EXPECT_TRUE(topologicalOrder(model->root()));
}

TEST(GeProtoReader, ReadsOneLineFormAndUnknownFields)
{
    const OpGraph graph = graphOf(
        "graph { new_field { x: [1, 2] } op { name: 'a' what: 3 attr { value { s: 'L\\'' } key: '_stream_label' } }"
        " op { name: 'b' type: 'T' input: 'a:1' attr { key: '_mix_is_aiv' value { b: true } }"
        " attr { key: '_rts_label_node' value { b: true } } attr { key: 'x' value { func { attr { key: 'tvm_blockdim' "
        "value { i: 9 } } } } } subgraph_name: 's1' } }");
    ASSERT_EQ(graph.operators.size(), 2U);
    EXPECT_EQ(graph.operators[0].streamLabel, QStringLiteral("L'"));
    EXPECT_TRUE(graph.operators[1].mixIsAiv);
    EXPECT_TRUE(graph.operators[1].rtsLabelNode);
    EXPECT_EQ(graph.operators[1].blocks, Operator::unknownBlocks);
    EXPECT_EQ(graph.operators[1].subgraphs, QStringList {QStringLiteral("s1")});
    EXPECT_EQ(graph.edges, (std::vector<Edge> {{0, 1, 1, 0}}));
}

TEST(GeProtoReader, AnEmptyInputKeepsItsPlace)
{
    const OpGraph graph = graphOf("graph { op { name: 'a' } op { name: 'b' input: '' input: 'a:0' input: 'a:-1' } }");
    EXPECT_EQ(graph.edges, (std::vector<Edge> {{0, 1, 0, 1}, {0, 1, -1, -1}}));
}

TEST(GeProtoReader, TheLastColonEndsTheName)
{
    const OpGraph graph = graphOf("graph { op { name: 'loc:a:0' } op { name: '\\344\\270\\255' input: 'loc:a:0:2' }"
                                  " op { name: 'c' input: '中:0' } }");
    EXPECT_EQ(graph.edges, (std::vector<Edge> {{0, 1, 2, 0}, {1, 2, 0, 0}}));
}

TEST(GeProtoReader, OperatorsMayComeBeforeTheirInputs)
{
    const OpGraph graph = graphOf("graph { op { name: 'b' input: 'a:0' input: 'a:0' } op { name: 'a' } }");
    EXPECT_EQ(graph.edges, (std::vector<Edge> {{1, 0, 0, 0}, {1, 0, 0, 1}})); // parallel edges are kept
}

TEST(GeProtoReader, ReadsSeveralGraphs)
{
    const auto model = parseGeProto(
        "graph { name: 'root' op { name: 'a' } } graph { name: 'sub' op { name: 'a' } }", QStringLiteral("f.txt"));
    ASSERT_TRUE(model);
    ASSERT_EQ(model->graphs.size(), 2U);
    EXPECT_EQ(model->root().name, QStringLiteral("root"));
    EXPECT_EQ(model->graphs[1].name, QStringLiteral("sub"));
}

TEST(GeProtoReader, NamesFileAndLineOfWhatIsWrong)
{
    EXPECT_EQ(errorOf("graph {\n op { name: 'a'\n input: 'b:0' } }"),
        QStringLiteral("f.txt, line 3: the input \"b:0\" names an operator that the graph does not have"));
    EXPECT_EQ(errorOf("graph { op { name: 'a' input: 'a' } }"),
        QStringLiteral("f.txt, line 1: the input \"a\" is not of the form name:index"));
    EXPECT_EQ(errorOf("graph { op { name: 'a' input: 'a:-2' } }"),
        QStringLiteral("f.txt, line 1: the input \"a:-2\" is not of the form name:index"));
    EXPECT_EQ(errorOf("graph {\n op { name: 'a' }\n op {\n name: 'a' } }"),
        QStringLiteral("f.txt, line 3: a second operator is named \"a\""));
    EXPECT_EQ(errorOf("graph { op { type: 'T' } }"), QStringLiteral("f.txt, line 1: an operator has no name"));
    EXPECT_EQ(errorOf("graph { op { name: 'a'\nstream_id: 1x } }"),
        QStringLiteral("f.txt, line 2: \"1x\" is not a whole number in range"));
    EXPECT_EQ(errorOf("graph { op { name: 'a' id: 99999999999999999999 } }"),
        QStringLiteral("f.txt, line 1: \"99999999999999999999\" is not a whole number in range"));
    EXPECT_EQ(errorOf("graph { op { name: 'a' stream_id: -2 } }"),
        QStringLiteral("f.txt, line 1: stream -2 is not possible"));
    EXPECT_EQ(errorOf("graph { op { name: 'a' attr { key: 'tvm_blockdim' value { i: 9999999999 } } } }"),
        QStringLiteral("f.txt, line 1: \"9999999999\" is not a whole number in range"));
    EXPECT_EQ(errorOf(""), QStringLiteral("f.txt, line 1: the file holds no graph"));
    EXPECT_EQ(errorOf("attr { key: 'a' }\n"), QStringLiteral("f.txt, line 1: the file holds no graph"));
    EXPECT_EQ(errorOf("graph {\n"), QStringLiteral("f.txt, line 2: the file ends in the middle of a block"));
    EXPECT_EQ(errorOf("graph { x {\n"), QStringLiteral("f.txt, line 1: a block has no end"));
}

TEST(GeProtoReader, RecognisesTheOtherFormat)
{
    const auto model = readGeProto(dataFile("ge_onnx_00000031_graph_0_Build.pbtxt"));
    ASSERT_FALSE(model);
    EXPECT_TRUE(model.error().english().contains(QStringLiteral("line 4: this is a dump in ONNX form")));
}

TEST(GeProtoReader, AnUnreadableFileIsAnError)
{
    const auto model = readGeProto(dataFile("missing.txt"));
    ASSERT_FALSE(model);
    EXPECT_TRUE(model.error().english().contains(QStringLiteral("missing.txt")));
}

TEST(GeProtoReader, SurvivesTruncatedFiles)
{
    for (const char *sample : samples) {
        const QByteArray text = *readFile(dataFile(sample));
        const qsizetype stride = std::max<qsizetype>(1, text.size() / 400);
        const auto size = static_cast<std::size_t>(text.size());
        for (std::size_t end = 0; end < size; end += static_cast<std::size_t>(stride))
            ASSERT_NO_FATAL_FAILURE(expectTolerated({text.constData(), end})) << sample << " up to " << end;
        // Cut before the end of the graph there is no model.
        EXPECT_FALSE(parseGeProto({text.constData(), size / 2}, QStringLiteral("f.txt"))) << sample;
    }
}

TEST(GeProtoReader, SurvivesDamagedFiles)
{
    std::mt19937 random(7);
    for (const char *sample : samples) {
        const QByteArray text = *readFile(dataFile(sample));
        const std::string original(
            text.constData(), std::min<std::size_t>(static_cast<std::size_t>(text.size()), 60000));
        for (int round = 0; round < 200; ++round) {
            std::string damaged = original;
            for (int i = 0; i < 1 + round % 8; ++i)
                damaged[random() % damaged.size()] = static_cast<char>(random());
            ASSERT_NO_FATAL_FAILURE(expectTolerated(damaged)) << sample << " round " << round;
        }
    }
}
