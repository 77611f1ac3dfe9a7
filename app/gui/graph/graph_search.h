// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_scene.h"

namespace tributary::gui
{

/// The boxes of a scene whose operators match a text: in the name or the type, case ignored. A closed group matches if
/// something in it does. Empty text: nothing matches. In the order of the graph.
struct GraphSearch {
    std::vector<int> boxes;
    std::vector<bool> found; ///< by box; empty without a text
    int operators = 0; ///< that match, hidden ones left out
};

GraphSearch searchGraph(const GraphScene &scene, const QString &text);

} // namespace tributary::gui
