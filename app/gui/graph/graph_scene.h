// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "graph/graph_layout.h"
#include "graph/grid_index.h"
#include "graph/loaded_graph.h"

#include <QPolygonF>

namespace tributary::gui
{

/// What is to be seen of a graph.
struct SceneRequest {
    LoadedGraphPtr graph;
    std::vector<bool> open; ///< by group; a group in a closed one is not seen
    bool hideConstants = true;
    LayoutOptions::Direction direction = LayoutOptions::Direction::LeftRight;
};

/// What is seen of a graph, and where. Never changes; knows nothing of candidates and colours.
struct GraphScene {
    static constexpr int none = -1;

    /// An operator, or a closed group.
    struct Box {
        QRectF rect;
        int op = none;
        int group = none; ///< the closed group, else the open one around the operator
        QString title;
        QString type;
    };
    struct Frame {
        QRectF rect;
        int group = none;
    };
    struct Edge {
        int from = none; ///< box
        int to = none;
        DependencyType type = DependencyType::Data; ///< the one that binds most of those that it stands for
        int count = 0; ///< dependencies that it stands for
        QPolygonF points;
    };

    SceneRequest request;
    std::vector<Box> boxes;
    std::vector<Frame> frames; ///< outer ones first
    std::vector<Edge> edges; ///< one at most from a box to another
    std::vector<int> boxOf; ///< by operator; none = hidden
    std::vector<std::vector<int>> operatorsOf; ///< by box
    std::vector<std::vector<int>> out; ///< by box: edges
    std::vector<std::vector<int>> in;
    GridIndex boxIndex;
    GridIndex edgeIndex;
    QRectF bounds;

    [[nodiscard]] const Box &box(int index) const { return boxes[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Edge &edge(int index) const { return edges[static_cast<std::size_t>(index)]; }
    [[nodiscard]] bool isGroup(int box) const { return this->box(box).op == none; }
    /// The edge from a box to another; none if there is no such edge.
    [[nodiscard]] int edgeBetween(int from, int to) const;
    /// The box or none.
    [[nodiscard]] int boxAt(QPointF place) const;
    /// The open group whose title is there, or none.
    [[nodiscard]] int frameTitleAt(QPointF place) const;
    /// The upper left corner of the group's frame or box; nothing where it is inside a closed one.
    [[nodiscard]] std::optional<QPointF> placeOfGroup(int group) const;
};

using ScenePtr = std::shared_ptr<const GraphScene>;

/// Lays out what is seen. Errors: cancelled.
Result<ScenePtr> makeScene(const SceneRequest &request, const CancelToken &cancel);

/// All groups open where that stays readable, else as many outer ones as do.
std::vector<bool> firstOpenGroups(const LoadedGraph &graph);
/// What was open stays so after an edit of modules; groups that are new are open.
std::vector<bool> keepOpen(const LoadedGraph &graph, const SceneRequest &before);

} // namespace tributary::gui
