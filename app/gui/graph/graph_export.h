// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_look.h"

#include <QImage>

namespace tributary::gui
{

/// The whole graph, on white or on the dark ground of the theme. Large graphs are drawn smaller, so that the image has
/// at most 8000 pixels along a side.
QImage graphImage(const GraphLook &look);
QByteArray graphSvg(const GraphLook &look);
/// PNG, or SVG where the path ends so. The error names path and reason.
Result<void> exportGraph(const GraphLook &look, const QString &path);

} // namespace tributary::gui
