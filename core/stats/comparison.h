// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_matrix.h"
#include "stats/paired.h"
#include "stats/plan_kind.h"

#include <map>
#include <vector>

namespace tributary
{

/// How candidates are compared with the baseline.
struct ComparisonRule {
    PlanKind plan = PlanKind::Fixed;
    Candidate baseline;
    CandidateList excluded; ///< compared on their own, outside the correction for several candidates
    double alpha = 0.05; ///< error probability of all comparisons of the session together
    int minRounds = 3;
    std::vector<int> looks; ///< adaptive: rounds of a confirm stage at which it may stop (stats/looks.h)
    int stages = 1; ///< how many times the session ends in an answer (confirm stages, extra rounds); they share alpha
};

struct Comparison {
    PairedEffect effect;
    std::optional<double> rankP; ///< Wilcoxon's signed-rank p, unadjusted, from 6 rounds on; a check for display
    bool provisional = false; ///< adaptive: from screening, which also chose the leaders; not yet confirmed
};

/// The paired effect of every candidate that has a round with the baseline. Fixed: from all its rounds. Adaptive: from
/// the rounds of the last confirm stage it took part in, else from screening (provisional). A confirm stage is a run
/// of confirm rounds; screening of refined candidates separates the second from the first.
std::map<Candidate, Comparison> compareWithBaseline(
    const std::vector<ReducedTrial> &trials, const ComparisonRule &rule);

} // namespace tributary
