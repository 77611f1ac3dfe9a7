// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/layer_folding.h"
#include "graph/module_graph.h"

namespace tributary
{

struct GroupingOptions {
    bool hideConstants = true; ///< leave out constants, inputs and variables; inputs with several readers stay
    bool foldLayers = true; ///< fold consecutive layers of equal structure
    int leastOperators = 2; ///< a scope with fewer belongs to the scope around it
};

/// The modules of a graph, with what is needed to find their dependencies again after an edit.
struct Grouping {
    ModuleGraph graph;
    LayerNumbers layers;

    friend bool operator==(const Grouping &, const Grouping &) = default;
};

/// Cuts a graph into modules: by name scope, with repeated layers folded; communication, writes of state and joins are
/// modules of their own, and so are inputs that several modules read; operators without a scope form a module for each
/// chain, and what is too small for a module, such as the cast of a weight, belongs to the one that reads it. The same
/// graph gives the same modules. Errors: see topologicalOrder().
Result<Grouping> groupOperators(const OpGraph &graph, const GroupingOptions &options = {});

/// What the module mostly does, by the roles of its operators.
ModuleType moduleTypeOf(const OpGraph &graph, const std::vector<int> &operators);

/// What its operators change besides their outputs, e.g. "writes kv_cache"; empty if nothing is known.
QString sideEffectOf(
    const OpGraph &graph, const std::vector<std::vector<int>> &incoming, const std::vector<int> &operators);

} // namespace tributary
