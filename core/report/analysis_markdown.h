// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_analysis.h"

namespace tributary
{

/// The sections 3 to 8 of a multi-stream report (modules, dependencies, module DAG, parallelism, conclusion, operators
/// of every module), in English, as Markdown with Mermaid graphs; then what each candidate is predicted to do. The same
/// analysis gives the same text.
QString analysisMarkdown(const OpGraph &graph, const GraphAnalysis &analysis);

} // namespace tributary
