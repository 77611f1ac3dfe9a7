// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <string_view>

namespace tributary
{

/// Reads a graph dump that GE wrote in ONNX form as protobuf text (ge_onnx_*.pbtxt). "ge:" in front of a type is left
/// out; what GE omits because it is zero is filled in. A graph inside an attribute becomes a graph of its own: GE's
/// nodes of type `subgraph` only carry one, other nodes run it (Operator::subgraphs).
/// Errors, each with the path and the line: as parseGeProto().
Result<OpModel> parseGeOnnx(std::string_view text, const QString &path);

} // namespace tributary
