// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_file.h"
#include "graph/module_grouping.h"

namespace tributary
{

/// The modules of one graph of a file before the user changes any. `graph`: index in OpModel::graphs.
///
/// What a file says of its modules holds for its root graph; operators that it puts in none stand alone. In a Mermaid
/// flowchart each node is a module inside of its subgraphs, which are paths rather than modules; a chart as large as a
/// dump has its subgraphs as modules. Subgraphs that are streams say nothing about modules. Without modules in the
/// file: groupOperators(). Errors: see there.
Result<Grouping> modulesOf(const GraphFile &file, std::size_t graph, const GroupingOptions &options = {});

/// Where a file has streams and all operators of the chosen graph have none, nothing is known of where these run: they
/// are put on stream 0, as those of a dump without streams are. A flowchart beside one with streams is such a graph.
void assumeOneStream(GraphFile &file, std::size_t graph);

} // namespace tributary
