// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_analysis.h"

namespace tributary
{

/// The conclusions of an analysis for a terminal, in the language of the program: bound of the gain, main chain,
/// groups, suggested streams, the ranking of the candidates.
QString analysisText(const OpGraph &graph, const GraphAnalysis &analysis);

} // namespace tributary
