// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/planner.h"

#include "tuning/plan.h"

#include <algorithm>
#include <utility>

namespace tributary
{

namespace
{

// The first gap of the plan: a place at which no finished trial stands.
std::optional<TrialSpec> firstGap(const Plan &plan, const PlanStage &stage)
{
    for (int round = stage.firstRound; round < stage.firstRound + stage.rounds; ++round) {
        int slot = 0;
        for (const RoundEntry &entry : plan.entries(stage, round)) {
            if (!plan.isFinished(stage.phase, round, entry))
                return TrialSpec {0, entry.candidate, round, slot, stage.phase, entry.control};
            ++slot;
        }
    }
    return std::nullopt;
}

int nextSequence(const TrialList &done)
{
    int next = 0;
    for (const TrialPtr &trial : done)
        next = std::max(next, trial->spec.sequence + 1);
    return next;
}

void countStage(const Plan &plan, const PlanStage &stage, PlanProgress &progress)
{
    for (int round = stage.firstRound; round < stage.firstRound + stage.rounds; ++round) {
        for (const RoundEntry &entry : plan.entries(stage, round)) {
            ++progress.total;
            progress.done += plan.isFinished(stage.phase, round, entry) ? 1 : 0;
        }
    }
}

} // namespace

Planner::Planner(PlanOptions options, CandidateList candidates)
    : m_options(std::move(options))
    , m_candidates(std::move(candidates))
{
    const auto baseline = std::find(m_candidates.begin(), m_candidates.end(), Candidate {});
    if (baseline == m_candidates.end())
        m_candidates.insert(m_candidates.begin(), Candidate {});
    else
        std::rotate(m_candidates.begin(), baseline, baseline + 1);
}

std::optional<TrialSpec> Planner::next(const TrialList &done) const
{
    const Plan plan(m_options, m_candidates, done);
    for (const PlanStage &stage : plan.stages()) {
        if (auto spec = firstGap(plan, stage)) {
            spec->sequence = nextSequence(done);
            return spec;
        }
    }
    return std::nullopt;
}

PlanProgress Planner::progress(const TrialList &done) const
{
    const Plan plan(m_options, m_candidates, done);
    PlanProgress progress;
    progress.finished = true;
    for (const PlanStage &stage : plan.stages()) {
        countStage(plan, stage, progress);
        if (!progress.finished)
            continue;
        progress.phase = stage.phase;
        progress.roundsOfPhase = stage.rounds;
        if (const auto spec = firstGap(plan, stage)) {
            progress.round = spec->round - stage.firstRound + 1;
            progress.finished = false;
        }
    }
    progress.total += plan.openTrials();
    progress.totalIsExact = plan.isExact();
    return progress;
}

std::vector<Text> Planner::decisions(const TrialList &done) const
{
    return Plan(m_options, m_candidates, done).decisions();
}

AnalysisOptions Planner::analysisOptions() const
{
    const int confirmStages = m_options.kind == PlanKind::Adaptive && m_options.refine ? 2 : 1;
    return sessionAnalysisOptions(
        m_options, m_candidates, confirmStages + static_cast<int>(m_options.extraRounds.size()));
}

} // namespace tributary
