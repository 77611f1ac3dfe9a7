// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console.h"
#include "graph_commands.h"
#include "graph_edits.h"

#include "graph/graph_analysis_json.h"
#include "graph/module_source.h"
#include "graph/op_summary_costs.h"
#include "report/analysis_markdown.h"
#include "report/analysis_text.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

namespace tributary
{

namespace
{

const QString word = QStringLiteral("analyze");

void describeOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QCoreApplication::translate("cli",
        "Says what of a graph can run in parallel, and what each configuration would make of it.\n"
        "The predicted step leaves out launch and event times, memory bandwidth and the host.\n"
        "Exit status: 0 done, 1 a file cannot be read, 2 bad usage."));
    parser.addPositionalArgument(
        QStringLiteral("FILE"), QCoreApplication::translate("cli", "A graph file of any kind that graph show reads."));
    parser.addOptions({
        {QStringLiteral("configs"),
            QCoreApplication::translate("cli",
                "The configurations to predict, separated by commas (default: every strategy with 2, 4 and 8 "
                "streams)."),
            QStringLiteral("LIST")},
        {QStringLiteral("op-summary"),
            QCoreApplication::translate("cli", "An op_summary CSV of the model: measured durations and cores."),
            QStringLiteral("CSV")},
        {QStringLiteral("cube-cores"),
            QCoreApplication::translate("cli", "Cube cores of the chip (default: no limit)."), QStringLiteral("N"),
            QStringLiteral("0")},
        {QStringLiteral("vector-cores"),
            QCoreApplication::translate("cli", "Vector cores of the chip (default: no limit)."), QStringLiteral("N"),
            QStringLiteral("0")},
        {QStringLiteral("format"),
            QCoreApplication::translate("cli", "text (default), json, or markdown: sections 3 to 8 of the report."),
            QStringLiteral("F"), QStringLiteral("text")},
    });
    addEditsOption(parser);
    addGraphOption(parser);
}

Result<CandidateList> candidatesOf(const QCommandLineParser &parser)
{
    if (parser.isSet(QStringLiteral("configs")))
        return candidateList(splitList(parser.value(QStringLiteral("configs"))));
    return candidateMatrix({QStringLiteral("default"), QStringLiteral("cv"), QStringLiteral("LoadBalance"),
                               QStringLiteral("MainStream"), QStringLiteral("WeightedLoadBalance")},
        {QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("8")});
}

std::optional<double> coresOf(const QCommandLineParser &parser, const QString &option)
{
    bool fits = false;
    const int cores = parser.value(option).toInt(&fits);
    if (!fits || cores < 0)
        return std::nullopt;
    return cores;
}

// A graph without a name, as a drawing has none, is called like its file. False: there is nothing to analyse.
bool nameGraph(OpGraph &graph, const QString &path, Console &console)
{
    if (graph.name.isEmpty())
        graph.name = QFileInfo(path).fileName();
    if (!graph.operators.empty())
        return true;
    console.error(
        {{QT_TRANSLATE_NOOP("core", "Graph %1 has no operators, so there is nothing to analyse"), {graph.name}}, path,
            QT_TRANSLATE_NOOP("core", "tributary-cli graph show lists the graphs of a file.")});
    return false;
}

} // namespace

ExitStatus runGraphAnalyze(const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    describeOptions(parser);
    if (const auto status = parseGraphArguments(parser, word, arguments, console))
        return *status;
    if (parser.positionalArguments().size() != 1)
        return refuseGraph(console, word, QCoreApplication::translate("cli", "give one graph file"));
    const QString format = parser.value(QStringLiteral("format"));
    if (!QStringList {QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("markdown")}.contains(format))
        return refuseGraph(console, word,
            QCoreApplication::translate("cli", "--format must be text, json or markdown, not \"%1\"").arg(format));
    const Result<CandidateList> candidates = candidatesOf(parser);
    if (!candidates)
        return refuseGraph(console, word, candidates.error().translated());
    const auto cube = coresOf(parser, QStringLiteral("cube-cores"));
    const auto vector = coresOf(parser, QStringLiteral("vector-cores"));
    if (!cube || !vector)
        return refuseGraph(
            console, word, QCoreApplication::translate("cli", "the number of cores must be a whole number from 0"));
    auto file = openGraph(parser.positionalArguments().front(), console);
    const auto index = file ? chosenGraph(parser, *file, console) : std::nullopt;
    if (index && !nameGraph(file->model.graphs[*index], parser.positionalArguments().front(), console))
        return ExitStatus::NoValidData;
    auto modules = index ? editedModules(parser, *file, *index, console) : std::nullopt;
    if (!modules)
        return ExitStatus::NoValidData;
    assumeOneStream(*file, *index);
    std::optional<NodeCosts> costs;
    if (parser.isSet(QStringLiteral("op-summary"))) {
        auto read = readOpSummaryCosts(parser.value(QStringLiteral("op-summary")));
        if (!read) {
            console.error(read.error());
            return ExitStatus::NoValidData;
        }
        costs = std::move(*read);
    }
    const OpGraph &graph = file->model.graphs[*index];
    GraphAnalysisOptions options;
    options.candidates = *candidates;
    options.cores = {*cube, *vector};
    const auto analysis = analyzeModules(graph, std::move(*modules), costs ? &*costs : nullptr, options);
    if (!analysis) {
        console.error(analysis.error());
        return ExitStatus::NoValidData;
    }
    if (costs && analysis->work.measured == 0)
        console.warn(QT_TRANSLATE_NOOP("core", "The profile knows no operator of this graph; operators are counted"));
    if (format == QLatin1String("json"))
        console.raw(QJsonDocument(analysisJson(graph, *analysis)).toJson());
    else if (format == QLatin1String("markdown"))
        console.raw(analysisMarkdown(graph, *analysis).toUtf8());
    else
        console.raw(analysisText(graph, *analysis).toUtf8());
    return ExitStatus::Ok;
}

} // namespace tributary
