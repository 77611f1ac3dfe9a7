// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/analysis_markdown.h"

#include "graph/ge_proto_reader.h"
#include "report/analysis_text.h"
#include "report/markdown_table.h"

#include <gtest/gtest.h>

using namespace tributary;

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
