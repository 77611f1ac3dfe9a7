// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/comparison.h"

#include "stats/looks.h"
#include "stats/rank_tests.h"

#include <algorithm>
#include <climits>
#include <set>

namespace tributary
{

namespace
{

bool isExcluded(const Candidate &candidate, const ComparisonRule &rule)
{
    return std::find(rule.excluded.begin(), rule.excluded.end(), candidate) != rule.excluded.end();
}

std::optional<double> rankCheck(const PairedRounds &rounds)
{
    constexpr std::size_t roundsToReachThreshold = 6; // with 5 the smallest possible p is 0.0625
    if (rounds.logRatios.size() < roundsToReachThreshold)
        return std::nullopt;
    return wilcoxonSignedRank(rounds.logRatios);
}

// All candidates of the table against the baseline, as one family.
void compareFamily(const RoundTable &table, const ComparisonRule &rule, double alpha, bool provisional,
    std::map<Candidate, Comparison> &into)
{
    const RoundSeries &baseline = table.rounds(rule.baseline);
    CandidateList family;
    std::vector<PairedRounds> paired;
    for (const auto &[candidate, rounds] : table.candidates) {
        if (candidate == rule.baseline)
            continue;
        if (isExcluded(candidate, rule)) {
            if (const auto effect = pairedEffect(pairRounds(baseline, rounds), alpha))
                into[candidate] = {*effect, {}, provisional};
            continue;
        }
        family.push_back(candidate);
        paired.push_back(pairRounds(baseline, rounds));
    }
    const auto effects = pairedEffects(paired, alpha, rule.minRounds);
    for (std::size_t i = 0; i < family.size(); ++i) {
        if (effects[i])
            into[family[i]] = {*effects[i], rankCheck(paired[i]), provisional};
    }
}

int firstRefineRound(const std::vector<ReducedTrial> &trials)
{
    int first = INT_MAX;
    for (const ReducedTrial &entry : trials) {
        if (entry.trial->spec.phase == Phase::Refine)
            first = std::min(first, entry.trial->spec.round);
    }
    return first;
}

int roundsOf(const RoundTable &table)
{
    std::set<int> rounds;
    for (const auto &[candidate, series] : table.candidates) {
        for (const auto &[round, value] : series)
            rounds.insert(round);
    }
    return static_cast<int>(rounds.size());
}

} // namespace

std::map<Candidate, Comparison> compareWithBaseline(const std::vector<ReducedTrial> &trials, const ComparisonRule &rule)
{
    std::map<Candidate, Comparison> result;
    const double alpha = rule.alpha / std::max(1, rule.stages);
    if (rule.plan == PlanKind::Fixed) {
        compareFamily(roundTable(trials), rule, alpha, false, result);
        return result;
    }
    const auto screening = [](const TrialSpec &spec) { return spec.phase != Phase::Confirm; };
    compareFamily(roundTable(trials, screening), rule, rule.alpha, true, result);

    const int refined = firstRefineRound(trials);
    for (const bool second : {false, true}) {
        const auto stage = [refined, second](const TrialSpec &spec) {
            return spec.phase == Phase::Confirm && (spec.round > refined) == second;
        };
        const RoundTable table = roundTable(trials, stage);
        compareFamily(table, rule, alphaAtLook(rule.looks, roundsOf(table), alpha), false, result);
    }
    return result;
}

} // namespace tributary
