// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_file.h"

#include <QByteArray>

namespace tributary
{

/// One graph of a file (index in OpModel::graphs) in Graphviz' language: a cluster for each stream or module (see
/// textGroups()), control edges dashed. Nodes are called as the operators are.
QByteArray writeDot(const GraphFile &file, std::size_t graph = 0);

} // namespace tributary
