// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/plan.h"

#include "stats/looks.h"
#include "stats/output_check.h"
#include "tuning/neighbours.h"
#include "tuning/selection.h"

#include <algorithm>

namespace tributary
{

namespace
{

constexpr std::size_t mostNeighbours = 4;

bool isIn(const CandidateList &list, const Candidate &candidate)
{
    return std::find(list.begin(), list.end(), candidate) != list.end();
}

int confirmStages(const PlanOptions &options)
{
    return options.kind == PlanKind::Adaptive && options.refine ? 2 : 1;
}

} // namespace

AnalysisOptions sessionAnalysisOptions(const PlanOptions &options, const CandidateList &candidates, int stages)
{
    AnalysisOptions analysis;
    analysis.plan = options.kind;
    analysis.candidates = candidates;
    analysis.excluded = options.excluded;
    analysis.alike = options.alike;
    analysis.delta = options.delta;
    analysis.alpha = options.alpha;
    if (options.kind == PlanKind::Adaptive)
        analysis.looks = plannedLooks(options.confirmRounds);
    analysis.stages = stages;
    return analysis;
}

Plan::Plan(const PlanOptions &options, const CandidateList &candidates, const TrialList &done)
    : m_options(options)
    , m_candidates(candidates)
    , m_done(markDifferentOutput(done))
    , m_trials(reduceTrials(m_done))
{
    for (const ReducedTrial &entry : m_trials) {
        const TrialSpec &spec = entry.trial->spec;
        if (!wasInterrupted(*entry.trial))
            m_finished.emplace(spec.phase, spec.round, spec.candidate, spec.control);
    }
    if (m_options.kind == PlanKind::Fixed)
        addFixed();
    else
        addAdaptive();
    addExtra();
}

void Plan::addFixed()
{
    addStage({Phase::Measure, 1, std::max(1, m_options.repeat), withBaseline(allowed(m_candidates))});
}

void Plan::addAdaptive()
{
    const CandidateList all = allowed(m_candidates);
    const PlanStage screen {Phase::Screen, 1, std::max(1, m_options.repeat), withBaseline(all)};
    if (!addStage(screen)) {
        m_exact = false;
        m_openTrials = trialsFor(m_options.confirmRounds, screen.candidates.size());
        if (m_options.refine)
            m_openTrials += trialsFor(m_options.repeat + m_options.confirmRounds, 2 + mostNeighbours);
        return;
    }
    const Selection selection = selectLeaders(trialsOf(screen, screen.rounds), all);
    m_decisions.insert(m_decisions.end(), selection.notes.begin(), selection.notes.end());
    if (selection.leaders.empty())
        return;
    m_decisions.push_back(
        {QT_TRANSLATE_NOOP("core", "Measured again to confirm: %1."), {joinedNames(selection.leaders)}});
    if (!addConfirm(selection.leaders)) {
        if (m_options.refine) {
            m_exact = false;
            m_openTrials = trialsFor(m_options.repeat + m_options.confirmRounds, 2 + mostNeighbours);
        }
        return;
    }
    if (m_options.refine)
        addRefine();
}

// Returns false while the stage runs.
bool Plan::addConfirm(const CandidateList &leaders)
{
    PlanStage stage {Phase::Confirm, nextRound(), std::max(1, m_options.confirmRounds), withBaseline(leaders)};
    for (const int look : plannedLooks(stage.rounds)) {
        if (!isComplete(stage, look)) {
            m_exact = look == stage.rounds; // the last look ends nothing early
            break;
        }
        if (look < stage.rounds && isClearAfter(stage, look)) {
            m_decisions.push_back(
                {QT_TRANSLATE_NOOP("core", "The answer is clear after %1 of %2 confirm rounds: no more are needed."),
                    {number(look), number(stage.rounds)}});
            stage.rounds = look;
            break;
        }
    }
    return addStage(stage);
}

void Plan::addRefine()
{
    const auto winner = winnerSoFar();
    const CandidateList neighbours =
        winner ? measuredOf(m_options.alike, allowed(refinedNeighbours(*winner, m_candidates))) : CandidateList {};
    if (neighbours.empty()) {
        m_decisions.emplace_back(winner
                ? QT_TRANSLATE_NOOP("core", "Not refined: the winner has no stream counts beside it left to try.")
                : QT_TRANSLATE_NOOP("core", "Not refined: no candidate is confirmed to be faster."));
        return;
    }
    m_decisions.push_back(
        {QT_TRANSLATE_NOOP("core", "Refining around %1: %2."), {winner->name(), joinedNames(neighbours)}});
    CandidateList contenders {*winner};
    contenders.insert(contenders.end(), neighbours.begin(), neighbours.end());
    const PlanStage screen {Phase::Refine, nextRound(), std::max(1, m_options.repeat), withBaseline(contenders)};
    if (!addStage(screen)) {
        m_exact = false;
        m_openTrials = trialsFor(m_options.confirmRounds, screen.candidates.size());
        return;
    }
    SelectionRule rule;
    rule.atLeast = 1; // the winner goes on anyway
    Selection selection = selectLeaders(trialsOf(screen, screen.rounds), contenders, rule);
    m_decisions.insert(m_decisions.end(), selection.notes.begin(), selection.notes.end());
    selection.leaders.erase(
        std::remove(selection.leaders.begin(), selection.leaders.end(), *winner), selection.leaders.end());
    if (selection.leaders.empty()) {
        m_decisions.push_back({QT_TRANSLATE_NOOP("core", "No neighbour reaches %1."), {winner->name()}});
        return;
    }
    selection.leaders.insert(selection.leaders.begin(), *winner);
    m_decisions.push_back(
        {QT_TRANSLATE_NOOP("core", "Measured again to confirm: %1."), {joinedNames(selection.leaders)}});
    addConfirm(selection.leaders);
}

void Plan::addExtra()
{
    const bool through = m_stages.empty() || isComplete(m_stages.back(), m_stages.back().rounds);
    for (const ExtraRounds &extra : m_options.extraRounds) {
        const CandidateList candidates = withBaseline(allowed(extra.candidates));
        if (!through || m_openTrials > 0) {
            m_openTrials += trialsFor(extra.rounds, candidates.size());
            continue;
        }
        const Phase phase = m_options.kind == PlanKind::Fixed ? Phase::Measure : Phase::Confirm;
        addStage({phase, nextRound(), std::max(0, extra.rounds), candidates});
    }
}

bool Plan::addStage(PlanStage stage)
{
    m_stages.push_back(std::move(stage));
    return isComplete(m_stages.back(), m_stages.back().rounds);
}

int Plan::nextRound() const
{
    return m_stages.empty() ? 1 : m_stages.back().firstRound + m_stages.back().rounds;
}

CandidateList Plan::allowed(const CandidateList &candidates) const
{
    CandidateList list;
    for (const Candidate &candidate : candidates) {
        if (!candidate.isBaseline() && !isIn(m_options.excluded, candidate) && !isIn(list, candidate))
            list.push_back(candidate);
    }
    return list;
}

CandidateList Plan::withBaseline(const CandidateList &candidates) const
{
    CandidateList list {Candidate {}};
    list.insert(list.end(), candidates.begin(), candidates.end());
    return list;
}

std::vector<RoundEntry> Plan::entries(const PlanStage &stage, int round) const
{
    return roundEntries(stage.candidates, m_options.hasControl(), m_options.order, m_options.seed, round);
}

bool Plan::isFinished(Phase phase, int round, const RoundEntry &entry) const
{
    return m_finished.count({phase, round, entry.candidate, entry.control}) > 0;
}

bool Plan::isComplete(const PlanStage &stage, int rounds) const
{
    for (int round = stage.firstRound; round < stage.firstRound + rounds; ++round) {
        for (const RoundEntry &entry : entries(stage, round)) {
            if (!isFinished(stage.phase, round, entry))
                return false;
        }
    }
    return true;
}

// Only the stage's own first rounds count, so that a look gives the same answer whenever it is taken again.
bool Plan::isClearAfter(const PlanStage &stage, int rounds) const
{
    const AnalysisOptions options = sessionAnalysisOptions(m_options, m_candidates, confirmStages(m_options));
    const auto trials = trialsOf(stage, rounds);
    const auto comparisons = compareWithBaseline(trials,
        {options.plan, options.baseline, options.excluded, options.alpha, options.minRounds, options.looks,
            options.stages});
    const auto differs = [&trials](const Candidate &candidate) {
        return std::any_of(trials.begin(), trials.end(), [&candidate](const ReducedTrial &entry) {
            return entry.trial->outputDiffers && entry.trial->spec.candidate == candidate;
        });
    };
    return std::all_of(stage.candidates.begin() + 1, stage.candidates.end(), [&](const Candidate &candidate) {
        const auto it = comparisons.find(candidate);
        const bool clear = it != comparisons.end() && isClear(it->second.effect, {options.delta, options.minRounds});
        return clear || differs(candidate);
    });
}

std::vector<ReducedTrial> Plan::trialsOf(const PlanStage &stage, int rounds) const
{
    std::vector<ReducedTrial> trials;
    std::copy_if(m_trials.begin(), m_trials.end(), std::back_inserter(trials), [&](const ReducedTrial &entry) {
        const TrialSpec &spec = entry.trial->spec;
        return spec.phase == stage.phase && spec.round >= stage.firstRound && spec.round < stage.firstRound + rounds;
    });
    return trials;
}

std::optional<Candidate> Plan::winnerSoFar() const
{
    AnalysisOptions options = sessionAnalysisOptions(m_options, m_candidates, confirmStages(m_options));
    options.health = false;
    options.effectiveSteps = false;
    TrialList trials;
    const int until = nextRound();
    std::copy_if(m_done.begin(), m_done.end(), std::back_inserter(trials),
        [until](const TrialPtr &trial) { return trial->spec.round < until; });
    const Recommendation recommendation = analyse(trials, options).recommendation;
    if (recommendation.kind != Recommendation::Kind::Change)
        return std::nullopt;
    return recommendation.candidate;
}

int Plan::trialsFor(int rounds, std::size_t candidates) const
{
    return std::max(0, rounds) * static_cast<int>(candidates + (m_options.hasControl() ? 1 : 0));
}

} // namespace tributary
