// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace tributary
{

/// A graph to be drawn. Indices are positions in the vectors; groups nest, and an outer group stands before its inner
/// ones.
struct LayoutInput {
    struct Node {
        QSizeF size; ///< of the box, in the units of the result
        int group = noGroup;
    };
    struct Edge {
        int from = 0;
        int to = 0;
    };
    struct Group {
        int parent = noGroup;
    };

    static constexpr int noGroup = -1;

    std::vector<Node> nodes;
    std::vector<Edge> edges; ///< may hold cycles, loops and doubles
    std::vector<Group> groups; ///< those that are open: drawn as boxes around their nodes
};

struct LayoutOptions {
    enum class Direction { LeftRight, TopDown };

    Direction direction = Direction::LeftRight;
    double layerGap = 40; ///< between the boxes of two layers
    double nodeGap = 12; ///< between two boxes of one layer
    double edgeGap = 6; ///< between an edge that passes a layer and its neighbours there
    double groupMargin = 14; ///< between a group's frame and what is in it
    double groupTitle = 18; ///< height of the title inside the frame's top
};

/// Where everything goes; the upper left corner of the whole is (0, 0).
struct GraphLayout {
    std::vector<QRectF> nodes;
    std::vector<std::vector<QPointF>>
        edges; ///< from the border of the producer to that of the consumer, straight parts
    std::vector<QRectF> groups; ///< empty groups have an empty rectangle
    QSizeF size;
};

/// A layered drawing (Sugiyama, Tagawa, Toda 1981): edges lead from layer to layer, crossings are few, long edges go
/// around boxes. The same input gives the same result; the sizes of boxes change no order, so that opening a group
/// leaves its surroundings as they are. Errors: cancelled.
Result<GraphLayout> layOutGraph(
    const LayoutInput &input, const LayoutOptions &options = {}, const CancelToken &cancel = {});

} // namespace tributary
