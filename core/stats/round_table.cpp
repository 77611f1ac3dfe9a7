// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/round_table.h"

#include "stats/summary.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace tributary
{

namespace
{

auto placeInPlan(const TrialSpec &spec)
{
    return std::tuple(spec.phase, spec.round, spec.candidate, spec.control);
}

} // namespace

bool wasInterrupted(const Trial &trial)
{
    return std::any_of(trial.reasons.begin(), trial.reasons.end(),
        [](const Reason &reason) { return reason.code == ReasonCode::Interrupted; });
}

std::vector<ReducedTrial> reduceTrials(const TrialList &trials)
{
    std::vector<ReducedTrial> reduced;
    reduced.reserve(trials.size());
    std::set<decltype(placeInPlan(TrialSpec {}))> later;
    for (auto it = trials.rbegin(); it != trials.rend(); ++it) {
        const bool runAgain = !later.insert(placeInPlan((*it)->spec)).second;
        if (runAgain && wasInterrupted(**it))
            continue;
        ReducedTrial entry {*it, std::nullopt};
        const auto median = (*it)->isValid() ? medianOf((*it)->kept_us) : std::nullopt;
        if (median && *median > 0)
            entry.logMedian = std::log(*median);
        reduced.push_back(std::move(entry));
    }
    std::reverse(reduced.begin(), reduced.end());
    return reduced;
}

const RoundSeries &RoundTable::rounds(const Candidate &candidate) const
{
    static const RoundSeries none;
    const auto it = candidates.find(candidate);
    return it != candidates.end() ? it->second : none;
}

RoundTable roundTable(const std::vector<ReducedTrial> &trials, const TrialFilter &filter)
{
    RoundTable table;
    for (const ReducedTrial &entry : trials) {
        const TrialSpec &spec = entry.trial->spec;
        if (!filter(spec))
            continue;
        RoundSeries &series = spec.control ? table.control : table.candidates[spec.candidate];
        std::optional<double> &cell = series[spec.round];
        if (entry.logMedian)
            cell = entry.logMedian;
    }
    return table;
}

RoundTable roundTable(const std::vector<ReducedTrial> &trials)
{
    return roundTable(trials, [](const TrialSpec &) { return true; });
}

} // namespace tributary
