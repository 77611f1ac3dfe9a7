// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/scope_tree.h"

#include <cstdint>
#include <vector>

namespace tributary
{

/// For every operator the numbers, from 0, of the folded layers that it stands in, the outermost first.
using LayerNumbers = std::vector<std::vector<int>>;

/// Incoming edges of every operator as indices into OpGraph::edges.
std::vector<std::vector<int>> incomingEdges(const OpGraph &graph);

/// A number for the structure of the part of the graph that is `operators`: types, cores, scopes inside `scopePath` and
/// the edges between them, not names, numbers or order. Equal structures have equal numbers; different ones differ
/// (colour refinement: three steps around each operator are compared).
std::uint64_t structureHash(const OpGraph &graph, const std::vector<std::vector<int>> &incoming,
    const std::vector<int> &operators, const QString &scopePath);

/// Folds sibling scopes with consecutive numbers (layers.0, layers.1, …) and equal structure, each of which leads to
/// the next, into the first of them.
LayerNumbers foldLayers(const OpGraph &graph, ScopeTree &tree);

} // namespace tributary
