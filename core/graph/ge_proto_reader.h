// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <string_view>

namespace tributary
{

/// Reads a graph dump that GE wrote as protobuf text (ge_proto_*.txt, old and new names, any DUMP_GE_GRAPH level).
/// What GE leaves out because it is zero is filled in; fields that are not needed are passed over.
/// Errors, each with the path and the line: not protobuf text, a file that ends too early, no graph in it, an input
/// that names an unknown operator or is not "name:index", two operators of one name, a number that is none.
Result<OpModel> readGeProto(const QString &path);

/// The same from text in memory; `path` is only for error messages.
Result<OpModel> parseGeProto(std::string_view text, const QString &path);

} // namespace tributary
