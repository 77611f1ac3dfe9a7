// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/dependency.h"
#include "graph/graph_analysis.h"

namespace tributary
{

/// `-->` for data and state, `-.->` for what only orders.
QString mermaidArrow(DependencyType type);

/// The operators of one module (of a folded layer, those of the first one): list, dependencies, DAG, the four-part
/// conclusion, switch and synchronisation points. `dependencies`: operatorDependencies() of the graph.
QString moduleOperatorsMarkdown(const OpGraph &graph, const GraphAnalysis &analysis, int module,
    const std::vector<OperatorDependency> &dependencies);

} // namespace tributary
