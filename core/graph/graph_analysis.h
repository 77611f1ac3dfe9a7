// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/arrangement.h"
#include "graph/candidate_prediction.h"
#include "graph/critical_path.h"
#include "graph/module_grouping.h"
#include "graph/reorder_risk.h"

namespace tributary
{

struct GraphAnalysisOptions {
    GroupingOptions grouping;
    CandidateList candidates; ///< to predict; may be empty
    CoreLimits cores;
    bool withArrangements = true; ///< find arrangements for each group; takes most of the time
};

/// Everything that is to be said about one graph before it is measured.
struct GraphAnalysis {
    OperatorWork work;
    CoreLimits cores;
    std::vector<int> order; ///< of the operators
    Grouping grouping;
    CriticalPath criticalPath; ///< operators; counts the order of state and communication too
    GainBound bound;
    Decomposition decomposition;
    std::vector<std::vector<Arrangement>> arrangements; ///< by parallel group, then by pending group; or empty
    std::vector<CandidatePrediction> candidates;
    std::vector<std::vector<ReorderRisk>> risks; ///< by candidate
};

/// `costs` may be nullptr. Errors: see groupOperators(), predictCandidates().
Result<GraphAnalysis> analyzeGraph(const OpGraph &graph, const NodeCosts *costs, const GraphAnalysisOptions &options);
/// The same of modules that are known already.
Result<GraphAnalysis> analyzeModules(
    const OpGraph &graph, Grouping grouping, const NodeCosts *costs, const GraphAnalysisOptions &options);

/// "cube-heavy, blk=20, dur=35us" for a set of operators: what does most of the work (cube-heavy, vector-heavy,
/// communication, movement), the most cores that one operator asks for, and the time of all; empty if none is known.
QString resourceHint(const OperatorWork &work, const std::vector<int> &operators);

/// "12 operators" or "35 us".
QString amountText(WorkUnit unit, double amount);

} // namespace tributary
