// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_file.h"

#include <QByteArray>

namespace tributary
{

/// One graph of a file (index in OpModel::graphs) as a Mermaid flowchart that parseMermaid() reads back: `flowchart
/// LR`,
/// `-->` for data and `-.->` for control edges, a subgraph for each stream or module (see textGroups()). The name of an
/// operator is its label, its type the class.
QByteArray writeMermaid(const GraphFile &file, std::size_t graph = 0);

} // namespace tributary
