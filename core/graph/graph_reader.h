// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_file.h"

#include <optional>
#include <string_view>

namespace tributary
{

constexpr qint64 maxGraphFileSize = qint64 {2} << 30; ///< bytes; GE's largest dumps, without weights, are far below

/// Which form the text has, told by its content: file names say nothing. Nothing if it has none that can be read.
std::optional<GraphFormat> detectGraphFormat(std::string_view text);

/// Reads a graph file of any form. Errors name the path and the line (or the field of a JSON file); besides those of
/// the readers: too large, empty, of no known form, a binary ONNX model.
Result<GraphFile> readGraphFile(const QString &path);

/// The same from text in memory; `path` is only for error messages.
Result<GraphFile> parseGraphFile(std::string_view text, const QString &path);

} // namespace tributary
