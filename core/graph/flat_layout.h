// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "graph/graph_layout.h"
#include "graph/layered_graph.h"

#include <optional>
#include <vector>

namespace tributary
{

/// A graph without groups, in the directions of the layers: `along` leads from layer to layer, `across` along one.
struct FlatGraph {
    struct Box {
        double along = 0;
        double across = 0;
    };

    std::vector<Box> boxes;
    std::vector<LayerPin> pins; ///< by box
    std::vector<std::pair<int, int>> edges; ///< may hold cycles
};

struct FlatLayout {
    /// A point, or the middle of a box.
    struct Place {
        double along = 0;
        double across = 0;
    };

    std::vector<Place> boxes;
    std::vector<std::vector<Place>> edges; ///< from the border of the first box to that of the second; empty for loops
    double along = 0; ///< extent of the whole, which begins at 0
    double across = 0;
};

/// Nothing if it was cancelled.
std::optional<FlatLayout> layOutFlat(const FlatGraph &graph, const LayoutOptions &options, const CancelToken &cancel);

} // namespace tributary
