// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/operator_work.h"
#include "graph/work_dag.h"

namespace tributary
{

/// The heaviest path through a directed graph.
struct CriticalPath {
    std::vector<int> nodes; ///< from its start to its end; of several heaviest paths always the same
    double length = 0; ///< work on it
};

/// `weights`: by node, not negative. The nodes of a cycle run one after another, so all of them are on a path that
/// passes one.
CriticalPath criticalPath(const Adjacency &successors, const std::vector<double> &weights);

/// How much faster streams can make a graph at most.
struct GainBound {
    double totalWork = 0; ///< time on one stream
    double criticalPath = 0; ///< no schedule is shorter
    double coreTime = 0; ///< nor shorter than the cube or the vector cores need for their work; 0 without limits

    /// total work / critical path; 1 for an empty graph.
    [[nodiscard]] double unlimited() const;
    /// total work / the longer of critical path and core time.
    [[nodiscard]] double withCores() const;
};

/// The bound of a graph whose critical path is `length`.
GainBound gainBound(const OperatorWork &work, double length, const CoreLimits &cores);

/// The edges of a graph as successor lists, each once.
Adjacency successorsOf(const OpGraph &graph);

} // namespace tributary
