// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_analysis.h"

namespace tributary
{

/// The candidates as indices, the best first, those that are not safe last.
std::vector<std::size_t> candidatesByRank(const GraphAnalysis &analysis);

/// What each candidate is predicted to do, and where GE may pull a cheap operator forward; empty without candidates.
QString candidateMarkdown(const OpGraph &graph, const GraphAnalysis &analysis);

} // namespace tributary
