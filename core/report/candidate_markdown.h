// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_analysis.h"

namespace tributary
{

/// What each candidate is predicted to do, and where GE may pull a cheap operator forward; empty without candidates.
QString candidateMarkdown(const OpGraph &graph, const GraphAnalysis &analysis);

} // namespace tributary
