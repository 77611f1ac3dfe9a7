// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/module_graph.h"
#include "graph/op_graph.h"

#include <QJsonObject>

#include <map>
#include <vector>

namespace tributary
{

/// The forms of graph files that can be read.
enum class GraphFormat {
    GeProto, ///< ge_proto_*.txt: the only GE dump with everything that stream assignment needs
    GeOnnx, ///< ge_onnx_*.pbtxt
    GeReadable, ///< ge_readable_*.txt: no streams, no control edges
    Mermaid, ///< flowchart, alone or inside a Markdown file
    Json, ///< our own
};

/// What a graph file says. Besides the operators that all forms have, Mermaid and JSON know modules of the root graph.
struct GraphFile {
    GraphFormat format = GraphFormat::GeProto;
    OpModel model;
    ModuleGraph modules; ///< of the root graph; empty in GE's dumps
    bool hasStreams = false; ///< the file says which stream an operator has

    /// Fields of a JSON file that this version does not know, kept for writing it again. Operators by their name.
    struct Unknown {
        QJsonObject file;
        std::map<QString, QJsonObject> graphs; ///< by name of the graph
        std::map<QString, std::map<QString, QJsonObject>> operators; ///< by names of graph and operator
    };
    Unknown unknown;
};

/// Name of the form as commands print it: ge_proto, ge_onnx, ge_readable, mermaid, json.
QString toString(GraphFormat format);

} // namespace tributary
