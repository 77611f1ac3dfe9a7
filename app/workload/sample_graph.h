// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <string>

namespace tributary::workload
{

/// The built-in graph: one input feeds four independent branches of six element-wise operators, which are joined at the
/// end. The branches are what several streams can run side by side.
OpGraph sampleGraph();

/// The root graph of a ge_proto dump, or the built-in one if there is no dump. `origin` names it in errors.
Result<OpGraph> loadGraph(const std::string &dump, const std::string &origin);

} // namespace tributary::workload
