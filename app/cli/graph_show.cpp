// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console.h"
#include "graph_commands.h"
#include "graph_edits.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace tributary
{

namespace
{

// What is said about one graph.
struct Summary {
    std::size_t controlEdges = 0;
    std::vector<std::pair<QString, int>> types; ///< operators of each type, the most frequent first
    std::map<int, int> streams; ///< operators on each stream; Operator::noStream for none
};

Summary summarise(const OpGraph &graph)
{
    Summary summary;
    std::map<QString, int> types;
    for (const Operator &op : graph.operators) {
        ++types[op.type];
        ++summary.streams[op.stream];
    }
    summary.types.assign(types.begin(), types.end());
    std::stable_sort(
        summary.types.begin(), summary.types.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    summary.controlEdges = static_cast<std::size_t>(
        std::count_if(graph.edges.begin(), graph.edges.end(), [](const Edge &edge) { return edge.isControl(); }));
    return summary;
}

QJsonObject toJson(const OpGraph &graph, bool hasStreams)
{
    const Summary summary = summarise(graph);
    QJsonObject types;
    for (const auto &[type, count] : summary.types)
        types.insert(type, count);
    QJsonObject json {{QStringLiteral("name"), graph.name},
        {QStringLiteral("operators"), static_cast<qint64>(graph.operators.size())},
        {QStringLiteral("edges"), static_cast<qint64>(graph.edges.size())},
        {QStringLiteral("control_edges"), static_cast<qint64>(summary.controlEdges)}, {QStringLiteral("types"), types}};
    if (hasStreams) {
        QJsonObject streams;
        for (const auto &[stream, count] : summary.streams)
            streams.insert(QString::number(stream), count);
        json.insert(QStringLiteral("streams"), streams);
    }
    return json;
}

void printJson(const GraphFile &file, Console &console)
{
    QJsonArray graphs;
    for (const OpGraph &graph : file.model.graphs)
        graphs.append(toJson(graph, file.hasStreams));
    const QJsonObject json {{QStringLiteral("format"), toString(file.format)}, {QStringLiteral("graphs"), graphs},
        {QStringLiteral("modules"), static_cast<qint64>(file.modules.modules.size())}};
    console.raw(QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n');
}

void printGraph(const OpGraph &graph, bool isRoot, bool hasStreams, Console &console)
{
    const Summary summary = summarise(graph);
    const QString title =
        isRoot ? QCoreApplication::translate("cli", "Graph %1") : QCoreApplication::translate("cli", "Subgraph %1");
    console.line(console.styled(title.arg(graph.name), Console::Style::Bold));
    console.line(QCoreApplication::translate("cli", "  operators  %1").arg(graph.operators.size()));
    console.line(QCoreApplication::translate("cli", "  edges      %1 (%2 control)")
                     .arg(QString::number(graph.edges.size()), QString::number(summary.controlEdges)));
    if (!hasStreams)
        console.line(QCoreApplication::translate("cli", "  streams    not in this file"));
    for (const auto &[stream, count] : summary.streams) {
        if (hasStreams)
            console.line((stream == Operator::noStream
                    ? QCoreApplication::translate("cli", "  no stream  %1 operator(s)")
                    : QCoreApplication::translate("cli", "  stream %1   %2 operator(s)").arg(stream))
                             .arg(count));
    }
    for (const auto &[type, count] : summary.types)
        console.line(QStringLiteral("  %1  %2").arg(count, 9).arg(type.isEmpty() ? QStringLiteral("-") : type));
}

} // namespace

ExitStatus runGraphShow(const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate("cli",
        "Prints what is in a graph file: its form, and for each graph the operators, edges, streams and types.\n"
        "Forms: ge_proto, ge_onnx and ge_readable dumps of GE, Mermaid flowcharts (also in Markdown), our own JSON.\n"
        "Exit status: 0 done, 1 the file cannot be read, 2 bad usage."));
    parser.addPositionalArgument(QStringLiteral("FILE"), QCoreApplication::translate("cli", "The graph file."));
    parser.addOption(
        {QStringLiteral("json"), QCoreApplication::translate("cli", "Print one JSON object instead of text.")});
    addEditsOption(parser);
    if (const auto status = parseGraphArguments(parser, QStringLiteral("show"), arguments, console))
        return *status;
    if (parser.positionalArguments().size() != 1)
        return refuseGraph(console, QStringLiteral("show"), QCoreApplication::translate("cli", "give one graph file"));
    std::optional<GraphFile> file = openGraph(parser.positionalArguments().first(), console);
    if (!file)
        return ExitStatus::NoValidData;
    if (hasEditsOption(parser)) {
        auto modules = editedModules(parser, *file, 0, console);
        if (!modules)
            return ExitStatus::NoValidData;
        file->modules = std::move(modules->graph);
    }
    if (parser.isSet(QStringLiteral("json"))) {
        printJson(*file, console);
        return ExitStatus::Ok;
    }
    console.line(QCoreApplication::translate("cli", "Form: %1").arg(toString(file->format)));
    for (std::size_t i = 0; i < file->model.graphs.size(); ++i)
        printGraph(file->model.graphs[i], i == 0, file->hasStreams, console);
    for (const Module &module : file->modules.modules)
        console.line(QCoreApplication::translate("cli", "Module %1: %2 operator(s)")
                         .arg(module.name, QString::number(module.operators.size())));
    return ExitStatus::Ok;
}

} // namespace tributary
