// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/layered_graph.h"

#include <vector>

namespace tributary
{

/// What placing needs to know of sizes, in units of the drawing.
struct LayerGaps {
    double nodeGap = 12; ///< between two nodes of a layer
    double edgeGap = 6; ///< between a bend and its neighbour
};

/// The place of the middle of each node across its layer (Brandes, Köpf 2001: four alignments, the mean of the two
/// middle ones). Long edges run straight, no two nodes of a layer touch. `breadths`: by node, 0 for bends. The smallest
/// border of a node is at 0. The lists of neighbours must be in the order of the layers.
std::vector<double> placeAcross(LayeredGraph &graph, const std::vector<double> &breadths, const LayerGaps &gaps);

} // namespace tributary
