// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_file.h"

#include <QByteArray>

namespace tributary
{

/// Our own graph file, for other programs and for writing by hand:
///     {"schema": 1, "attributes": {…},
///      "graphs": [{"name": "g", "attributes": {…},
///        "operators": [{"name": "a", "type": "Relu", "id": 1, "stream": 0, "stream_label": "", "core_type": "AIV",
///                       "mix_is_aiv": false, "label_node": false, "blocks": 8, "subgraphs": []}],
///        "edges": [{"from": "a", "to": "b", "from_port": 0, "to_port": 0}]}],
///      "modules": [{"id": "m", "name": "M", "type": "compute", "operators": ["a"], "parent": "outer", "repeat": 1,
///                   "side_effect": "", "resource_hint": ""}],
///      "dependencies": [{"from": "m", "to": "n", "type": "data", "reason": "…"}]}
/// Only schema, graphs, and the names of operators, edges and modules must be there; port -1 is a control edge. Fields
/// of the file, a graph or an operator that are not known are kept.
/// Errors name the path and, where JSON itself is broken, the line, else the field, e.g. graphs[0].operators[3].name.
Result<GraphFile> parseGraphJson(const QByteArray &bytes, const QString &path);

QByteArray writeGraphJson(const GraphFile &file);

} // namespace tributary
