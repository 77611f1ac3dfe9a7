// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/module_grouping.h"
#include "graph_commands.h"

namespace tributary
{

/// Adds --edits, which names a file with what a user has said about the modules of a graph.
void addEditsOption(QCommandLineParser &parser);
bool hasEditsOption(const QCommandLineParser &parser);

/// The modules of that graph of the file, with the edits of --edits where it is given; edits that find nothing are
/// said. Nothing once an error is said.
std::optional<Grouping> editedModules(
    const QCommandLineParser &parser, const GraphFile &file, std::size_t graph, Console &console);

} // namespace tributary
