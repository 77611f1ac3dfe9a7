// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_colours.h"

namespace tributary::gui
{

/// All that is drawn of a graph at one moment. Null scene: nothing.
struct GraphLook {
    ScenePtr scene;
    Colouring colouring;
    BoxColours colours;
    std::vector<int> eventEdges; ///< edges of the scene that hold an event between streams
    std::vector<bool> differs; ///< by box: the other candidate gives it another stream; empty without another
    std::vector<bool> found; ///< by box: matches the search; empty without a search
    int selected = GraphScene::none; ///< box

    /// Takes the events of the candidate over to the edges that are seen.
    void setEvents(const CandidateStreams *streams);
    /// `operators`: marked operators. A group is marked if one of its operators is.
    [[nodiscard]] std::vector<bool> boxesOf(const std::vector<bool> &operators) const;
};

} // namespace tributary::gui
