// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_file.h"
#include "graph/parallelism.h"

#include <QPen>

namespace tributary::gui
{

/// The names of what the engine tells apart, in the language of now.
QString wordsFor(ModuleType type);
QString wordsFor(DependencyType type);
QString wordsFor(Parallelism parallelism);
QString wordsFor(GraphFormat format);

/// Of the band along the critical path, in the theme of now.
QColor pathColour();

/// How an edge of that type is drawn, in the theme of now: told apart by its dashes.
QPen edgePen(DependencyType type);

} // namespace tributary::gui
