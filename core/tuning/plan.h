// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stats/analysis.h"
#include "tuning/plan_options.h"
#include "tuning/round_order.h"

#include <set>
#include <tuple>
#include <vector>

namespace tributary
{

/// A run of rounds with the same candidates.
struct PlanStage {
    Phase phase = Phase::Measure;
    int firstRound = 1;
    int rounds = 0; ///< planned; fewer once the stage has ended early
    CandidateList candidates; ///< the baseline first
};

/// The stages of a session as far as its finished trials decide them. Planner builds it anew for every question.
class Plan
{
public:
    Plan(const PlanOptions &options, const CandidateList &candidates, const TrialList &done);

    [[nodiscard]] const std::vector<PlanStage> &stages() const { return m_stages; }
    [[nodiscard]] const std::vector<Text> &decisions() const { return m_decisions; }
    /// Trials that stages not yet known may add at most.
    [[nodiscard]] int openTrials() const { return m_openTrials; }
    /// False while a stage may end early or further stages may follow.
    [[nodiscard]] bool isExact() const { return m_exact; }

    [[nodiscard]] std::vector<RoundEntry> entries(const PlanStage &stage, int round) const;
    [[nodiscard]] bool isFinished(Phase phase, int round, const RoundEntry &entry) const;

private:
    void addFixed();
    void addAdaptive();
    bool addConfirm(const CandidateList &leaders);
    void addRefine();
    void addExtra();
    bool addStage(PlanStage stage);

    [[nodiscard]] int nextRound() const;
    [[nodiscard]] CandidateList allowed(const CandidateList &candidates) const;
    [[nodiscard]] CandidateList withBaseline(const CandidateList &candidates) const;
    [[nodiscard]] bool isComplete(const PlanStage &stage, int rounds) const;
    [[nodiscard]] bool isClearAfter(const PlanStage &stage, int rounds) const;
    [[nodiscard]] std::vector<ReducedTrial> trialsOf(const PlanStage &stage, int rounds) const;
    [[nodiscard]] std::optional<Candidate> winnerSoFar() const;
    [[nodiscard]] int trialsFor(int rounds, std::size_t candidates) const;

    const PlanOptions &m_options;
    const CandidateList &m_candidates;
    TrialList m_done;
    std::vector<ReducedTrial> m_trials;
    std::set<std::tuple<Phase, int, Candidate, bool>> m_finished;
    std::vector<PlanStage> m_stages;
    std::vector<Text> m_decisions;
    int m_openTrials = 0;
    bool m_exact = true;
};

/// How a session under these options is read. `stages`: how many times it ends in an answer.
AnalysisOptions sessionAnalysisOptions(const PlanOptions &options, const CandidateList &candidates, int stages);

} // namespace tributary
