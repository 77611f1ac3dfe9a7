// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <string_view>

namespace tributary
{

/// Reads a graph dump that GE wrote in its readable form (ge_readable_*.txt). The form has no streams, no control edges
/// and no private attributes: every operator is on stream 0, and what the stream pass would do cannot be told from it.
/// Operators are numbered in the order of the file; the results of a graph go to no operator.
/// Errors, each with the path and the line: a line that is none of the form, an operator or result that is defined
/// twice or nowhere, a file that ends inside a graph's line, no graph.
Result<OpModel> parseGeReadable(std::string_view text, const QString &path);

} // namespace tributary
