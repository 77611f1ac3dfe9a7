// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_analysis.h"

#include <QJsonObject>

namespace tributary
{

/// An analysis for programs. Members: unit ("us" or "operators"), total_work, critical_path (operator names),
/// critical_path_length, bound, bound_with_cores, modules, dependencies, main_chain, parallel, pending, streams (all by
/// module id), candidates (name, rank, strategy, streams_used, events, step, same_as, reorder_risks).
QJsonObject analysisJson(const OpGraph &graph, const GraphAnalysis &analysis);

} // namespace tributary
