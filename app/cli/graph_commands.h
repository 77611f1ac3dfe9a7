// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"
#include "graph/graph_file.h"

#include <QCommandLineParser>
#include <QString>

#include <optional>

namespace tributary
{

// What `tributary-cli graph` can do, one function for each word behind it. `arguments` begin with that word.
ExitStatus runGraphShow(const QStringList &arguments, Console &console);
ExitStatus runGraphConvert(const QStringList &arguments, Console &console);
ExitStatus runGraphLayout(const QStringList &arguments, Console &console);
ExitStatus runGraphDiff(const QStringList &arguments, Console &console);
ExitStatus runGraphAnalyze(const QStringList &arguments, Console &console);
ExitStatus runGraphStreams(const QStringList &arguments, Console &console);
ExitStatus runGraphCheck(const QStringList &arguments, Console &console);

/// Says why the command line of `graph WORD` is refused.
ExitStatus refuseGraph(Console &console, const QString &word, const QString &reason);

/// Reads the command line of `graph WORD`. As parseOrHelp(), which cannot say the word in its messages.
std::optional<ExitStatus> parseGraphArguments(
    QCommandLineParser &parser, const QString &word, const QStringList &arguments, Console &console);

/// The file, or nothing once the error is said.
std::optional<GraphFile> openGraph(const QString &path, Console &console);

/// Adds --graph, which names one graph of a file.
void addGraphOption(QCommandLineParser &parser);
/// The index of the graph that --graph names, 0 without it; nothing once the error is said.
std::optional<std::size_t> chosenGraph(const QCommandLineParser &parser, const GraphFile &file, Console &console);

} // namespace tributary
