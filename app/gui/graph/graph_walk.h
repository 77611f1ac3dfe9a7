// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_scene.h"

namespace tributary::gui
{

/// Where the keyboard goes from a box.
enum class Walk { Forward, Back, Before, After };

/// What an arrow key means: along the layout's direction it follows edges, across it goes to the box beside.
Walk walkOf(const GraphScene &scene, int key);

/// The box there: the consumer or producer that lies closest, or the closest box beside; none if there is none.
int neighbourBox(const GraphScene &scene, int box, Walk walk);

/// The box whose middle is closest; none in an empty scene.
int nearestBox(const GraphScene &scene, QPointF place);

} // namespace tributary::gui
