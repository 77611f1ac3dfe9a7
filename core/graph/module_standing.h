// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_analysis.h"

#include <optional>

namespace tributary
{

/// What an analysis says about one module, with its inner modules.
struct ModuleStanding {
    std::optional<Parallelism> parallelism; ///< nothing: it takes no place on a stream, or its inner modules differ
    Text reason; ///< why
    std::vector<int> groups; ///< it is in a branch of these, as places in parallelGroups(), rising
    std::vector<int> beside; ///< groups that can run beside it, the same
    int onPath = 0; ///< its operators on the critical path
    int firstOnPath = -1; ///< place of the first of them in CriticalPath::nodes, or -1
    double pathAmount = 0; ///< their work, in the unit of the analysis
    double amount = 0; ///< all of its work
};

/// By module.
std::vector<ModuleStanding> moduleStandings(const OpGraph &graph, const GraphAnalysis &analysis);

} // namespace tributary
