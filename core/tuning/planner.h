// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stats/analysis.h"
#include "tuning/plan_options.h"

#include <optional>
#include <vector>

namespace tributary
{

/// Where a session stands.
struct PlanProgress {
    int done = 0; ///< finished trials that the plan asked for, so far
    int total = 0; ///< trials of the whole plan, including those done
    bool totalIsExact = true; ///< false: `total` is the most it can become; an adaptive plan may stop earlier
    Phase phase = Phase::Measure; ///< of the next trial, or of the last when finished
    int round = 0; ///< of the next trial, within its phase, from 1; 0 when finished
    int roundsOfPhase = 0; ///< planned
    bool finished = false;
};

/// Says which trial comes next. Everything here is a pure function of the options and the finished trials: after a
/// crash the same trials lead to the same next one. A trial that is missing or was interrupted is asked for again;
/// sequence numbers go on from the largest one there is.
///
/// Fixed: `repeat` rounds of all candidates. Adaptive: `repeat` screening rounds of all; then up to `confirmRounds`
/// fresh rounds of the baseline and the leaders, which end at a planned look if the answer is clear; with `refine`,
/// screening and confirming again with the neighbours of the winner. Rounds are numbered through and never broken off.
class Planner
{
public:
    /// `candidates` begins with the baseline; it is put in front where it is missing.
    Planner(PlanOptions options, CandidateList candidates);

    /// The trial to run now; nothing when the plan is through.
    [[nodiscard]] std::optional<TrialSpec> next(const TrialList &done) const;
    [[nodiscard]] PlanProgress progress(const TrialList &done) const;
    /// What the plan has decided so far and why, e.g. who is not confirmed; one sentence each, oldest first.
    [[nodiscard]] std::vector<Text> decisions(const TrialList &done) const;
    /// How the trials of this session are to be read, with the default as baseline.
    [[nodiscard]] AnalysisOptions analysisOptions() const;

    [[nodiscard]] const PlanOptions &options() const { return m_options; }
    [[nodiscard]] const CandidateList &candidates() const { return m_candidates; }

private:
    PlanOptions m_options;
    CandidateList m_candidates;
};

} // namespace tributary
