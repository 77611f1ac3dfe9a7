// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_file.h"
#include "graph/graph_layout.h"

#include <QByteArray>

namespace tributary
{

/// One graph of a file (index in OpModel::graphs) as a drawing. `layout` is of that graph, e.g. from layOutGraphFile().
/// Boxes have the colour of their stream where the file knows streams; control edges are dashed; names too long for
/// their box are cut, with the whole name and the type in the tooltip.
QByteArray writeSvg(const GraphFile &file, const GraphLayout &layout, std::size_t graph = 0);

} // namespace tributary
