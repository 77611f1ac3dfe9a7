// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console.h"
#include "graph_commands.h"

#include "graph/op_summary_costs.h"
#include "graph/stream_assignment.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace tributary
{

namespace
{

struct StreamsRequest {
    QString dump;
    Candidate candidate;
    QString profile;
    bool table = false;
    bool allGraphs = false;
};

ExitStatus refuse(Console &console, const QString &reason)
{
    return refuseGraph(console, QStringLiteral("streams"), reason);
}

void describeOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QCoreApplication::translate("cli",
        "Prints the stream that GE gives to every operator of a graph dump.\n"
        "Operators that get none are -1. Only the root graph is printed, each graph being "
        "assigned for itself;\nwith --all-graphs the JSON has a further member \"graphs\" with "
        "the same for each subgraph, by its name.\nExit status: 0 done, 1 a file cannot "
        "be read, 2 bad usage."));
    parser.addPositionalArgument(QStringLiteral("DUMP"),
        QCoreApplication::translate("cli",
            "A ge_proto_*.txt file that GE wrote with DUMP_GE_GRAPH, or any other graph file; only the first has all "
            "that "
            "GE looks at."));
    parser.addOptions({
        {QStringLiteral("mode"),
            QCoreApplication::translate(
                "cli", "The configuration: default, cv, LoadBalance:N, MainStream:N, WeightedLoadBalance:N."),
            QStringLiteral("M")},
        {QStringLiteral("profile"),
            QCoreApplication::translate("cli",
                "An op_summary CSV of the model, as MINIDAG_PROFILING_PATH names it. If it knows an operator of the "
                "graph, GE uses WeightedLoadBalance whatever the mode says (except default and cv)."),
            QStringLiteral("CSV")},
        {QStringLiteral("format"), QCoreApplication::translate("cli", "json (default) or table."), QStringLiteral("F"),
            QStringLiteral("json")},
        {QStringLiteral("all-graphs"), QCoreApplication::translate("cli", "Print the subgraphs too.")},
    });
}

QJsonObject toJson(const OpGraph &graph, const StreamAssignment &assignment)
{
    QJsonObject streams;
    for (std::size_t i = 0; i < graph.operators.size(); ++i)
        streams.insert(graph.operators[i].name, assignment.streams[i]);
    return {{QStringLiteral("required"), assignment.required}, {QStringLiteral("streams"), streams}};
}

void printTable(Console &console, const OpGraph &graph, const StreamAssignment &assignment)
{
    qsizetype typeWidth = 0;
    for (const Operator &op : graph.operators)
        typeWidth = std::max(typeWidth, op.type.size());
    console.line(console.styled(QCoreApplication::translate("cli", "Graph %1: %2 stream(s)")
                                    .arg(graph.name, QString::number(assignment.required)),
        Console::Style::Bold));
    for (std::size_t i = 0; i < graph.operators.size(); ++i) {
        const Operator &op = graph.operators[i];
        const int stream = assignment.streams[i];
        const QString number = stream == Operator::noStream ? QStringLiteral("-") : QString::number(stream);
        console.line(QStringLiteral("%1  %2  %3").arg(number, 4).arg(op.type.leftJustified(typeWidth), op.name));
    }
}

Result<StreamAssignment> assign(
    Console &console, const OpGraph &graph, const StreamsRequest &request, const NodeCosts *costs)
{
    Result<StreamAssignment> assignment = assignStreams(graph, request.candidate, costs);
    if (assignment && !assignment->reason.isEmpty())
        console.warn(assignment->reason);
    return assignment;
}

ExitStatus printStreams(const StreamsRequest &request, Console &console)
{
    const std::optional<GraphFile> file = openGraph(request.dump, console);
    if (!file)
        return ExitStatus::NoValidData;
    const OpModel &model = file->model;
    if (file->format == GraphFormat::GeReadable)
        console.warn(QT_TRANSLATE_NOOP(
            "core", "A readable dump has no control edges and no core types: GE may assign other streams than these."));
    const auto costs = readGivenCosts(request.profile);
    if (!costs) {
        console.error(costs.error());
        return ExitStatus::NoValidData;
    }
    QJsonObject json;
    QJsonObject subgraphs;
    const std::size_t count = request.allGraphs ? model.graphs.size() : 1;
    for (std::size_t i = 0; i < count; ++i) {
        const OpGraph &graph = model.graphs[i];
        const auto assignment = assign(console, graph, request, costs->has_value() ? &**costs : nullptr);
        if (!assignment) {
            console.error(assignment.error());
            return ExitStatus::NoValidData;
        }
        if (request.table)
            printTable(console, graph, *assignment);
        else if (i == 0)
            json = toJson(graph, *assignment);
        else
            subgraphs.insert(graph.name, toJson(graph, *assignment));
    }
    if (request.allGraphs)
        json.insert(QStringLiteral("graphs"), subgraphs);
    if (!request.table)
        console.raw(QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n');
    return ExitStatus::Ok;
}

} // namespace

ExitStatus runGraphStreams(const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    describeOptions(parser);
    if (const auto status = parseGraphArguments(parser, QStringLiteral("streams"), arguments, console))
        return *status;
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1)
        return refuse(console, QCoreApplication::translate("cli", "give one graph dump"));
    if (!parser.isSet(QStringLiteral("mode")))
        return refuse(console, QCoreApplication::translate("cli", "give a configuration with --mode"));
    const Result<Candidate> candidate = Candidate::parse(parser.value(QStringLiteral("mode")));
    if (!candidate)
        return refuse(console, candidate.error().translated());
    const QString format = parser.value(QStringLiteral("format"));
    if (format != QLatin1String("json") && format != QLatin1String("table"))
        return refuse(
            console, QCoreApplication::translate("cli", "--format must be json or table, not \"%1\"").arg(format));
    return printStreams({files[0], *candidate, parser.value(QStringLiteral("profile")),
                            format == QLatin1String("table"), parser.isSet(QStringLiteral("all-graphs"))},
        console);
}

} // namespace tributary
