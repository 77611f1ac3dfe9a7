// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/analysis_markdown.h"

#include "graph/ge_proto_reader.h"
#include "report/analysis_text.h"
#include "report/markdown_table.h"
#include "report/module_chains.h"

#include "../graph/named_graph.h"

#include <gtest/gtest.h>

using namespace tributary;
using tributary::testing::makeNamedGraph;

namespace
{

OpGraph realGraph()
{
    const auto model = readGeProto(QStringLiteral(TRIBUTARY_TEST_DATA "/graph/ge_proto_00026_afterUBMatch.txt"));
    EXPECT_TRUE(model);
    return model ? model->root() : OpGraph();
}

GraphAnalysis analysed(const OpGraph &graph)
{
    GraphAnalysisOptions options;
    options.candidates = *candidateList({QStringLiteral("LoadBalance:2"), QStringLiteral("MainStream:2")});
    const auto analysis = analyzeGraph(graph, nullptr, options);
    EXPECT_TRUE(analysis);
    return analysis ? *analysis : GraphAnalysis();
}

} // namespace

TEST(AnalysisMarkdown, HasEverySectionOfTheMethod)
{
    const OpGraph graph = realGraph();
    const QString text = analysisMarkdown(graph, analysed(graph));
    qsizetype last = -1;
    for (const char *heading : {"## 3. Module list",
             "| module_id | module_name | module_type | inputs | outputs | "
             "side_effect | resource_hint |",
             "## 4. Module dependencies", "## 5. Module DAG", "flowchart LR", "## 6. Module parallelism",
             "### 6.1 Main serial chain", "### 6.2 Parallel groups", "### 6.3 Groups pending validation",
             "### 6.4 Suggested streams", "## 7. Conclusion of the decomposition", "best first entry point",
             "## 8. Operators of every module", "### 8.1 ",
             "| op_id | op_name | op_type | inputs | outputs | side_effect | resource_hint |", "switch and sync points",
             "## Predicted candidates", "### Reorder risks"}) {
        const qsizetype place = text.indexOf(QLatin1String(heading), last + 1);
        EXPECT_GT(place, last) << heading;
        last = place;
    }
    EXPECT_EQ(text, analysisMarkdown(graph, analysed(graph)));
}

TEST(AnalysisMarkdown, EveryVisibleOperatorStandsInATable)
{
    const OpGraph graph = realGraph();
    const GraphAnalysis analysis = analysed(graph);
    const QString text = analysisMarkdown(graph, analysis);
    for (const Module &module : analysis.grouping.graph.modules) {
        for (const int index : module.operators) {
            const Operator &op = graph.operators[static_cast<std::size_t>(index)];
            EXPECT_TRUE(text.contains(QStringLiteral("| %1 | %2 | %3 |").arg(op.id).arg(op.name, op.type)))
                << qPrintable(op.name);
        }
    }
}

TEST(AnalysisMarkdown, BeginsWithATitleAndWhatItHolds)
{
    const OpGraph graph = realGraph();
    const QString text = analysisMarkdown(graph, analysed(graph));
    EXPECT_TRUE(text.startsWith(
        QLatin1String("# Multi-stream analysis of partition0_rank1_new_sub_graph1\n\nSections 3 to 8")));
}

TEST(AnalysisMarkdown, SectionEightAgreesWithTheSuggestedStreams)
{
    const OpGraph graph = makeNamedGraph(
        {{"attn", "MatMul"}, {"router", "MatMul"}, {"shared", "MatMul"}, {"experts", "MatMul"}, {"join", "Concat"}},
        {{0, 1}, {0, 2}, {1, 3}, {2, 4}, {3, 4}});
    const QString text = analysisMarkdown(graph, analysed(graph));
    EXPECT_TRUE(text.contains(QLatin1String("- Stream1: shared\n")));
    const QString shared = text.mid(text.indexOf(QLatin1String("### 8.3 shared\n\n")));
    const QString section = shared.left(shared.indexOf(QLatin1String("\n### ")));
    EXPECT_TRUE(section.contains(QLatin1String("- suggested streams: Stream1: shared\n"))) << qPrintable(section);
    EXPECT_TRUE(section.contains(QLatin1String("- switch and sync points: switch to Stream1 at attn -> shared; "
                                               "Stream0 waits for Stream1 at shared -> join\n")))
        << qPrintable(section);
}

TEST(AnalysisMarkdown, TheRealSampleIsReadable)
{
    // 53 convolutions with casts of their weights: the casts are no modules, and the four shortcuts share a stream.
    const OpGraph graph = realGraph();
    const GraphAnalysis analysis = analysed(graph);
    EXPECT_EQ(analysis.grouping.graph.modules.size(), 37U);
    EXPECT_EQ(analysis.decomposition.parallel.size(), 4U);
    ASSERT_EQ(analysis.decomposition.streams.size(), 2U);
    const QString text = analysisMarkdown(graph, analysis);
    EXPECT_TRUE(
        text.contains(QLatin1String("- Stream1: res2a_branch1 -> res3a_branch1 -> res4a_branch1 -> res5a_branch1\n")));
    EXPECT_FALSE(text.contains(QLatin1String("Stream2")));
}

TEST(AnalysisMarkdown, UnsafeCandidatesAreTold)
{
    const OpGraph graph = makeNamedGraph({{"a", "MatMul"}, {"c1", "HcomAllReduce"}, {"b", "MatMul"},
                                             {"c2", "HcomAllReduce"}, {"a2", "MatMul"}, {"b2", "MatMul"}},
        {{0, 1}, {2, 3}, {1, 4}, {3, 5}});
    const GraphAnalysis analysis = analysed(graph);
    EXPECT_TRUE(analysisMarkdown(graph, analysis).contains(QLatin1String("| no: leaves c1 -> c2 without order |")));
    const QString text = analysisText(graph, analysis);
    EXPECT_TRUE(text.contains(QLatin1String("UNSAFE: leaves c1 -> c2 without order")));
    EXPECT_LT(text.indexOf(QLatin1String("    1  default")), text.indexOf(QLatin1String("    -  LoadBalance:2")));
}

TEST(AnalysisText, ShortensAGroupOfManyBranches)
{
    std::vector<std::pair<const char *, const char *>> operators {{"begin", "A"}};
    std::vector<std::pair<int, int>> edges;
    for (int i = 1; i <= 20; ++i) {
        operators.emplace_back("b", "A");
        edges.emplace_back(0, i);
        edges.emplace_back(i, 21);
    }
    operators.emplace_back("end", "A");
    const OpGraph graph = makeNamedGraph(operators, edges);
    // One of the 20 is on the main chain, 15 are shown.
    EXPECT_TRUE(
        analysisText(graph, analysed(graph)).contains(QStringLiteral("  A  b\n  A  … and 4 more, each by itself\n")));
}

TEST(AnalysisText, TellsCoresOnlyIfGiven)
{
    const OpGraph graph = realGraph();
    GraphAnalysis analysis = analysed(graph);
    EXPECT_FALSE(analysisText(graph, analysis).contains(QLatin1String("given cores")));
    EXPECT_FALSE(analysisMarkdown(graph, analysis).contains(QLatin1String("given cores")));
    analysis.cores.cube = 20;
    EXPECT_TRUE(analysisText(graph, analysis).contains(QLatin1String("with the given cores at most")));
    EXPECT_TRUE(analysisMarkdown(graph, analysis).contains(QLatin1String("with the given cores at most")));
}

TEST(ModuleChains, ArrowsAreDependencies)
{
    ModuleGraph modules;
    for (const char *name : {"a", "b", "c", "d"}) {
        modules.modules.emplace_back();
        modules.modules.back().name = QLatin1String(name);
    }
    modules.modules[3].repeat = 2;
    modules.dependencies = {{0, 1, DependencyType::Data, {}}, {1, 3, DependencyType::Data, {}}};
    const ModuleChains chains(modules);
    EXPECT_EQ(chains.text({0, 1, 3}), QStringLiteral("a -> b -> d (x2)"));
    EXPECT_EQ(chains.text({0, 3}), QStringLiteral("a -> d (x2)")); // through b
    EXPECT_EQ(chains.text({0, 1, 2}), QStringLiteral("a, b, c"));
    EXPECT_EQ(chains.text({}), QStringLiteral("N/A"));
    EXPECT_EQ(chains.shortText({0, 1, 2, 0, 1, 2, 0}), QStringLiteral("a, b, c, …, c, a (7 modules)"));
}

TEST(AnalysisText, RanksTheCandidates)
{
    const OpGraph graph = realGraph();
    const QString text = analysisText(graph, analysed(graph));
    EXPECT_TRUE(text.contains(QLatin1String("Main serial chain")));
    EXPECT_TRUE(text.contains(QLatin1String("MainStream:2")));
}

TEST(MarkdownTable, EscapesWhatWouldBreakIt)
{
    EXPECT_EQ(markdownTable({QStringLiteral("a"), QStringLiteral("b")},
                  {{QStringLiteral("x|y"), QString()}, {QStringLiteral("1\n2"), QStringLiteral("z")}}),
        QStringLiteral("| a | b |\n| --- | --- |\n| x\\|y | - |\n| 1 2 | z |\n"));
    EXPECT_EQ(markdownTable({QStringLiteral("a")}, {}), QStringLiteral("N/A\n"));
    EXPECT_EQ(mermaidLabel(QStringLiteral("a \"b\" #1")), QStringLiteral("\"a #quot;b#quot; #35;1\""));
}
