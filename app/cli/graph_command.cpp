// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_help.h"
#include "console.h"
#include "graph_commands.h"

#include "graph/graph_reader.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tributary
{

namespace
{

struct GraphCommand {
    const char *word;
    const char *description;
    CommandFunction run;
};

constexpr std::array<GraphCommand, 7> commands {{
    {"show", QT_TRANSLATE_NOOP("cli", "What is in a graph file."), runGraphShow},
    {"convert", QT_TRANSLATE_NOOP("cli", "Write a graph as Mermaid, DOT, SVG or JSON."), runGraphConvert},
    {"layout", QT_TRANSLATE_NOOP("cli", "Where a drawing places operators and edges."), runGraphLayout},
    {"diff", QT_TRANSLATE_NOOP("cli", "How two graphs differ."), runGraphDiff},
    {"analyze", QT_TRANSLATE_NOOP("cli", "What can run in parallel, and what each configuration makes of it."),
        runGraphAnalyze},
    {"streams", QT_TRANSLATE_NOOP("cli", "The stream that GE gives to every operator."), runGraphStreams},
    {"check", QT_TRANSLATE_NOOP("cli", "Whether GE spread a graph as predicted."), runGraphCheck},
}};

QString words()
{
    QStringList list;
    for (const GraphCommand &command : commands)
        list << QLatin1String(command.word);
    return list.join(QLatin1String(", "));
}

void printHelp(Console &console)
{
    console.line(QCoreApplication::translate("cli", "Usage: tributary-cli graph <command> [arguments]"));
    console.line();
    for (const GraphCommand &command : commands)
        console.line(QStringLiteral("  %1  %2")
                         .arg(QLatin1String(command.word), -8)
                         .arg(QCoreApplication::translate("cli", command.description)));
    console.line();
    console.line(QCoreApplication::translate("cli", "tributary-cli graph <command> --help shows its options."));
}

} // namespace

ExitStatus refuseGraph(Console &console, const QString &word, const QString &reason)
{
    console.note(QCoreApplication::translate("cli", "error: %1").arg(reason));
    console.note(QCoreApplication::translate("cli", "Try: tributary-cli graph %1 --help").arg(word));
    return ExitStatus::BadUsage;
}

std::optional<ExitStatus> parseGraphArguments(
    QCommandLineParser &parser, const QString &word, const QStringList &arguments, Console &console)
{
    addHelp(parser);
    // The first word is the program's name in the help.
    if (!parser.parse(QStringList {QStringLiteral("tributary-cli graph")} + arguments.mid(1)))
        return refuseGraph(console, word, parser.errorText());
    if (!parser.isSet(QStringLiteral("help")))
        return std::nullopt;
    console.raw(helpText(parser, QStringLiteral("graph ") + word).toUtf8());
    return ExitStatus::Ok;
}

std::optional<GraphFile> openGraph(const QString &path, Console &console)
{
    Result<GraphFile> file = readGraphFile(path);
    if (file)
        return std::move(*file);
    console.error(file.error());
    return std::nullopt;
}

void addGraphOption(QCommandLineParser &parser)
{
    parser.addOption({QStringLiteral("graph"),
        QCoreApplication::translate("cli", "Name of a subgraph to take instead of the root graph."),
        QStringLiteral("NAME")});
}

std::optional<std::size_t> chosenGraph(const QCommandLineParser &parser, const GraphFile &file, Console &console)
{
    if (!parser.isSet(QStringLiteral("graph")))
        return 0;
    const QString name = parser.value(QStringLiteral("graph"));
    const std::vector<OpGraph> &graphs = file.model.graphs;
    const auto found =
        std::find_if(graphs.begin(), graphs.end(), [&name](const OpGraph &graph) { return graph.name == name; });
    if (found != graphs.end())
        return static_cast<std::size_t>(found - graphs.begin());
    console.note(QCoreApplication::translate("cli", "error: %1")
                     .arg(QCoreApplication::translate("cli", "the file holds no graph named \"%1\"").arg(name)));
    console.note(QCoreApplication::translate("cli", "tributary-cli graph show lists the graphs of a file."));
    return std::nullopt;
}

ExitStatus runGraph(const QStringList &arguments, Console &console)
{
    const QString word = arguments.value(0);
    if (word == QLatin1String("--help") || word == QLatin1String("-h")) {
        printHelp(console);
        return ExitStatus::Ok;
    }
    for (const GraphCommand &command : commands) {
        if (word == QLatin1String(command.word))
            return command.run(arguments, console);
    }
    const QString reason = word.isEmpty()
        ? QCoreApplication::translate("cli", "say what to do with the graph: %1").arg(words())
        : QCoreApplication::translate("cli", "\"%1\" is nothing to do with a graph; there are: %2").arg(word, words());
    return refuseGraph(console, QString(), reason);
}

} // namespace tributary
