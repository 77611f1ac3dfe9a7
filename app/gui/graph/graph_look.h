// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_colours.h"
#include "graph/graph_insight.h"

namespace tributary::gui
{

/// The sign of the parallel groups that a box or a frame is in.
struct GroupMark {
    QString letters; ///< names of the groups; empty = none
    bool pending = false; ///< one of them waits for validation
};

/// All that is drawn of a graph at one moment. Null scene: nothing.
struct GraphLook {
    ScenePtr scene;
    Colouring colouring;
    BoxColours colours;
    std::vector<int> eventEdges; ///< edges of the scene that hold an event between streams
    std::vector<bool> differs; ///< by box: the other candidate gives it another stream; empty without another
    std::vector<bool> found; ///< by box: matches the search; empty without a search
    std::vector<bool> onPath; ///< by box: something in it is on the critical path; empty = not shown
    std::vector<int> pathEdges; ///< edges of the scene that the critical path takes
    std::vector<GroupMark> marks; ///< by box; empty = not shown
    std::vector<GroupMark> frameMarks; ///< by frame
    int selected = GraphScene::none; ///< box
    std::vector<int> alsoSelected; ///< further boxes, rising

    /// Takes the events of the candidate over to the edges that are seen.
    void setEvents(const CandidateStreams *streams);
    void setPath(const GraphInsight &insight);
    void setGroups(const GraphInsight &insight);
    /// `operators`: marked operators. A group is marked if one of its operators is.
    [[nodiscard]] std::vector<bool> boxesOf(const std::vector<bool> &operators) const;

private:
    [[nodiscard]] std::vector<int> edgesOf(const std::vector<std::pair<int, int>> &operators) const;
};

} // namespace tributary::gui
