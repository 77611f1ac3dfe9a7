// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "graph/node_cost.h"

#include <optional>
#include <string_view>

namespace tributary
{

/// Reads the costs of operators from an op_summary_*.csv of msprof exactly as GE reads MINIDAG_PROFILING_PATH: the
/// columns "Op Name", "Task Type", "Task Duration(us)", "Block Num" and "Mix Block Num" (the naming of 2026), cells
/// split at every comma, the last row of a name wins, rows whose duration or block numbers are no numbers (N/A) are
/// left out. Durations are rounded to single precision, as GE keeps them.
/// Errors: unreadable, a name that does not end in .csv (GE ignores such a file), a column that is missing.
Result<NodeCosts> readOpSummaryCosts(const QString &path);

/// readOpSummaryCosts() of a file that may be none: nothing for an empty path.
Result<std::optional<NodeCosts>> readGivenCosts(const QString &path);

/// The same from text in memory; `path` is only for error messages.
Result<NodeCosts> parseOpSummaryCosts(std::string_view text, const QString &path);

} // namespace tributary
