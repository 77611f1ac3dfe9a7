// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console.h"
#include "graph_commands.h"

#include "graph/drawing_groups.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tributary
{

namespace
{

QJsonObject toJson(const OpGraph &graph, const GraphLayout &layout)
{
    QJsonObject nodes;
    for (std::size_t i = 0; i < layout.nodes.size(); ++i) {
        const QRectF &box = layout.nodes[i];
        nodes.insert(graph.operators[i].name,
            QJsonObject {{QStringLiteral("x"), box.x()}, {QStringLiteral("y"), box.y()},
                {QStringLiteral("w"), box.width()}, {QStringLiteral("h"), box.height()}});
    }
    QJsonArray edges;
    for (std::size_t i = 0; i < layout.edges.size(); ++i) {
        QJsonArray points;
        for (const QPointF &point : layout.edges[i])
            points.append(QJsonArray {point.x(), point.y()});
        const Edge &edge = graph.edges[i];
        edges.append(QJsonObject {
            {QStringLiteral("from"), graph.operators[static_cast<std::size_t>(edge.from)].name},
            {QStringLiteral("to"), graph.operators[static_cast<std::size_t>(edge.to)].name},
            {QStringLiteral("control"), edge.isControl()},
            {QStringLiteral("points"), points},
        });
    }
    return {{QStringLiteral("nodes"), nodes}, {QStringLiteral("edges"), edges}};
}

void describeOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QCoreApplication::translate("cli",
        "Prints where a drawing of the graph places its operators and edges:\n"
        "{\"nodes\": {\"NAME\": {\"x\", \"y\", \"w\", \"h\"}}, \"edges\": [{\"from\", \"to\", \"control\", "
        "\"points\"}]}\n"
        "x and y are the upper left corner of a box. The same file gives the same places.\n"
        "Exit status: 0 done, 1 the file cannot be read, 2 bad usage."));
    parser.addPositionalArgument(QStringLiteral("FILE"), QCoreApplication::translate("cli", "The graph file."));
    parser.addOption({QStringLiteral("format"), QCoreApplication::translate("cli", "json, the only one."),
        QStringLiteral("F"), QStringLiteral("json")});
    parser.addOption({QStringLiteral("direction"),
        QCoreApplication::translate("cli", "LR, from left to right (default), or TD, from top to bottom."),
        QStringLiteral("D"), QStringLiteral("LR")});
    addGraphOption(parser);
}

} // namespace

ExitStatus runGraphLayout(const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    describeOptions(parser);
    const QString word = QStringLiteral("layout");
    if (const auto status = parseGraphArguments(parser, word, arguments, console))
        return *status;
    if (parser.positionalArguments().size() != 1)
        return refuseGraph(console, word, QCoreApplication::translate("cli", "give one graph file"));
    const QString format = parser.value(QStringLiteral("format"));
    if (format != QLatin1String("json"))
        return refuseGraph(
            console, word, QCoreApplication::translate("cli", "--format must be json, not \"%1\"").arg(format));
    const QString direction = parser.value(QStringLiteral("direction"));
    if (direction != QLatin1String("LR") && direction != QLatin1String("TD"))
        return refuseGraph(console, word,
            QCoreApplication::translate("cli", "--direction must be LR or TD, not \"%1\"").arg(direction));
    const std::optional<GraphFile> file = openGraph(parser.positionalArguments().first(), console);
    if (!file)
        return ExitStatus::NoValidData;
    const auto graph = chosenGraph(parser, *file, console);
    if (!graph)
        return ExitStatus::NoValidData;
    LayoutOptions options;
    if (direction == QLatin1String("TD"))
        options.direction = LayoutOptions::Direction::TopDown;
    const Result<GraphLayout> layout = layOutGraphFile(*file, *graph, options);
    if (!layout) {
        console.error(layout.error());
        return ExitStatus::NoValidData;
    }
    console.raw(QJsonDocument(toJson(file->model.graphs[*graph], *layout)).toJson(QJsonDocument::Compact) + '\n');
    return ExitStatus::Ok;
}

} // namespace tributary
