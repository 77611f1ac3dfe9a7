// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_matrix.h"
#include "stats/round_table.h"

#include <vector>

namespace tributary
{

/// Who goes on from screening, and why the others do not.
struct Selection {
    CandidateList leaders; ///< to be confirmed, fastest first; without the baseline; empty = nothing to confirm
    std::vector<Text> notes; ///< a sentence per decision worth telling
};

struct SelectionRule {
    int atLeast = 2; ///< as many of the fastest go on in any case
    double alpha = 0.05; ///< of the intervals; decides only who is measured again, never a verdict
};

/// Takes the fastest `atLeast` of `candidates` and every other that still reaches the fastest: whose difference to it
/// is within t · s · sqrt(1/n1 + 1/n2), with s the noise of all trials when the effects of candidates and rounds are
/// taken out (the least significant difference of an analysis of variance; a few rounds of one pair alone would say
/// too little to leave anyone behind). Candidates without a valid trial or with an output that differs are left out.
/// If every candidate is slower than the baseline beyond doubt (the same interval at alpha / m), none goes on.
Selection selectLeaders(
    const std::vector<ReducedTrial> &trials, const CandidateList &candidates, const SelectionRule &rule = {});

} // namespace tributary
