// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_group.h"
#include "stats/bootstrap.h"
#include "stats/comparison.h"
#include "stats/finding.h"
#include "stats/label.h"
#include "stats/noise_floor.h"
#include "stats/summary.h"
#include "stats/variance_split.h"
#include "stats/verdict.h"

#include <optional>
#include <vector>

namespace tributary
{

/// What the trials are read against. Planner::analysisOptions() fills it in for a session.
struct AnalysisOptions {
    PlanKind plan = PlanKind::Fixed;
    Candidate baseline; ///< any candidate can be made the baseline; `default` unless said otherwise
    CandidateList candidates; ///< shown even without a trial, in this order; others follow as they appear
    CandidateList excluded; ///< kept in the table, never recommended
    CandidateGroups alike; ///< what candidates stand for that are not measured; for display
    double delta = 0.02; ///< the relative difference that matters
    double alpha = 0.05; ///< error probability of the verdicts of the session together
    int minRounds = 3; ///< valid paired rounds that a verdict needs
    std::vector<int> looks; ///< adaptive: planned looks of a confirm stage (stats/looks.h)
    int stages = 1; ///< how many times the session ends in an answer (confirm stages, extra rounds); they share alpha

    bool health = true; ///< look for findings in the steps
    bool effectiveSteps = true; ///< compute CandidateResult::effectiveSteps
    bool bands = false; ///< compute CandidateResult::band; slow
    BootstrapOptions bootstrap;
    CancelToken cancel; ///< ends the bands early
};

/// One row of the result.
struct CandidateResult {
    Candidate candidate;
    int trials = 0; ///< finished; the control does not count
    int validTrials = 0;
    std::optional<Summary> pooled; ///< over the kept steps of all valid trials; nothing without one
    std::optional<double> speedup; ///< the script's: the baseline's pooled median / this one's
    std::optional<ScriptLabel> label; ///< the script's word for that speedup
    std::optional<PairedEffect> effect; ///< nothing for the baseline and without a common round
    std::optional<double> rankP; ///< Wilcoxon's p for `effect`, from 6 rounds on; a robust check for display
    bool provisional = false; ///< adaptive: `effect` comes from screening and is not confirmed
    Verdict verdict = Verdict::NotEnoughData;
    Text reason; ///< why that verdict
    Text nextAction; ///< what would settle it; empty if nothing is left to do
    bool outputDiffers = false; ///< a trial gave an output that is not default's
    bool excluded = false;
    CandidateList standsFor; ///< not measured, since they have the same stream assignment in the graph of the run
    std::optional<double> effectiveSteps; ///< kept steps, counted as if independent; for display
    std::optional<Interval> band; ///< bootstrap band of the speedup; for display, never for the verdict
};

struct Recommendation {
    enum class Kind {
        None, ///< the baseline has no valid trial: nothing can be said
        KeepBaseline,
        Change, ///< to `candidate`
    };

    Kind kind = Kind::None;
    Candidate candidate; ///< what to use: the baseline unless kind is Change
    Text reason;
    Text certainty; ///< how sure that is, from the paired comparison
    /// Change only: other candidates that the same rounds cannot tell from `candidate`, in ranking order. Any of them
    /// is as good a choice; one with fewer streams costs less.
    CandidateList tied;
};

/// Everything that is said about a set of trials. Never changes once made; computed again when trials are added.
struct Analysis {
    Candidate baseline;
    PlanKind plan = PlanKind::Fixed;
    std::vector<CandidateResult> candidates; ///< in the order of the options
    std::vector<std::size_t> ranking; ///< indices into candidates: by pooled median, then name; without data last
    Recommendation recommendation;
    bool answerIsClear = false; ///< more rounds would not change whether a candidate is faster by delta
    std::optional<NoiseFloor> noise;
    int rounds = 0; ///< rounds behind the best-known comparison
    std::optional<double> detectable; ///< relative difference that this many rounds can show
    std::optional<PairedEffect> control; ///< default against its control; the speedup should be 1
    std::optional<VarianceSplit> variance;
    std::vector<Finding> findings;

    /// Nothing if the candidate is not in the result.
    [[nodiscard]] const CandidateResult *find(const Candidate &candidate) const;
    /// True if any candidate has a valid trial.
    [[nodiscard]] bool hasValidData() const;
};

/// Reads the finished trials. A pure function: same trials and options, same result, in any thread. Different outputs
/// are marked first (stats/output_check.h). Trials are left out by the named gates alone, never by how fast they were.
Analysis analyse(const TrialList &trials, const AnalysisOptions &options);

} // namespace tributary
