// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console.h"
#include "graph_commands.h"

#include "graph/graph_diff.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tributary
{

namespace
{

QString streamName(int stream)
{
    return stream == Operator::noStream ? QStringLiteral("-") : QString::number(stream);
}

QString edgeName(const GraphDiff::NamedEdge &edge)
{
    return edge.from + (edge.control ? QLatin1String(" -.-> ") : QLatin1String(" --> ")) + edge.to;
}

void print(const GraphDiff &diff, Console &console)
{
    for (const QString &name : diff.removedOperators)
        console.line(QStringLiteral("- ") + name);
    for (const QString &name : diff.addedOperators)
        console.line(QStringLiteral("+ ") + name);
    for (const GraphDiff::OperatorChange &change : diff.changedOperators)
        console.line(QCoreApplication::translate("cli", "~ %1: type %2, was %3")
                         .arg(change.name, change.typeAfter, change.typeBefore));
    for (const GraphDiff::NamedEdge &edge : diff.removedEdges)
        console.line(QStringLiteral("- ") + edgeName(edge));
    for (const GraphDiff::NamedEdge &edge : diff.addedEdges)
        console.line(QStringLiteral("+ ") + edgeName(edge));
    for (const GraphDiff::StreamChange &change : diff.changedStreams)
        console.line(QCoreApplication::translate("cli", "~ %1: stream %2, was %3")
                         .arg(change.name, streamName(change.after), streamName(change.before)));
    if (diff.isEmpty())
        console.line(QCoreApplication::translate("cli", "No difference."));
    else if (diff.onlyStreams())
        console.line(
            QCoreApplication::translate("cli", "Only streams differ: %1 operator(s).").arg(diff.changedStreams.size()));
}

QJsonArray toJson(const std::vector<GraphDiff::NamedEdge> &edges)
{
    QJsonArray array;
    for (const GraphDiff::NamedEdge &edge : edges)
        array.append(QJsonObject {{QStringLiteral("from"), edge.from}, {QStringLiteral("to"), edge.to},
            {QStringLiteral("control"), edge.control}});
    return array;
}

QJsonObject toJson(const GraphDiff &diff)
{
    QJsonArray types;
    for (const GraphDiff::OperatorChange &change : diff.changedOperators)
        types.append(QJsonObject {{QStringLiteral("name"), change.name}, {QStringLiteral("before"), change.typeBefore},
            {QStringLiteral("after"), change.typeAfter}});
    QJsonArray streams;
    for (const GraphDiff::StreamChange &change : diff.changedStreams)
        streams.append(QJsonObject {{QStringLiteral("name"), change.name}, {QStringLiteral("before"), change.before},
            {QStringLiteral("after"), change.after}});
    const auto changes = [](const QJsonArray &added, const QJsonArray &removed) {
        return QJsonObject {{QStringLiteral("added"), added}, {QStringLiteral("removed"), removed}};
    };
    QJsonObject operators =
        changes(QJsonArray::fromStringList(diff.addedOperators), QJsonArray::fromStringList(diff.removedOperators));
    operators.insert(QStringLiteral("changed"), types);
    return {{QStringLiteral("operators"), operators},
        {QStringLiteral("edges"), changes(toJson(diff.addedEdges), toJson(diff.removedEdges))},
        {QStringLiteral("streams"), QJsonObject {{QStringLiteral("changed"), streams}}},
        {QStringLiteral("only_streams"), diff.onlyStreams()}};
}

} // namespace

ExitStatus runGraphDiff(const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate("cli",
        "Prints how the root graphs of two files differ; operators are the same where their names are.\n"
        "The dumps from before and after GE's stream pass differ in what the strategy did.\n"
        "Exit status: 0 done, 1 a file cannot be read, 2 bad usage."));
    parser.addPositionalArgument(QStringLiteral("A"), QCoreApplication::translate("cli", "The graph from before."));
    parser.addPositionalArgument(QStringLiteral("B"), QCoreApplication::translate("cli", "The graph from after."));
    parser.addOption(
        {QStringLiteral("json"), QCoreApplication::translate("cli", "Print one JSON object instead of text.")});
    if (const auto status = parseGraphArguments(parser, QStringLiteral("diff"), arguments, console))
        return *status;
    const QStringList files = parser.positionalArguments();
    if (files.size() != 2)
        return refuseGraph(console, QStringLiteral("diff"), QCoreApplication::translate("cli", "give two graph files"));
    const std::optional<GraphFile> before = openGraph(files[0], console);
    const std::optional<GraphFile> after = openGraph(files[1], console);
    if (!before || !after)
        return ExitStatus::NoValidData;
    const GraphDiff diff = diffGraphs(before->model.root(), after->model.root());
    if (parser.isSet(QStringLiteral("json")))
        console.raw(QJsonDocument(toJson(diff)).toJson(QJsonDocument::Compact) + '\n');
    else
        print(diff, console);
    return ExitStatus::Ok;
}

} // namespace tributary
