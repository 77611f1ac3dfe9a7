// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/selection.h"

#include "stats/additive_fit.h"
#include "stats/distributions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>

namespace tributary
{

namespace
{

struct Estimate {
    double logTime = 0;
    int trials = 0;
};

class Screening
{
public:
    explicit Screening(const std::vector<ReducedTrial> &trials)
        : m_fit(fitAdditive(fitCells(trials)))
    {
        for (const ReducedTrial &entry : trials) {
            const TrialSpec &spec = entry.trial->spec;
            if (entry.trial->outputDiffers)
                m_differing.insert(spec.candidate);
            if (entry.logMedian)
                m_numbers.try_emplace({spec.candidate, spec.control}, static_cast<int>(m_numbers.size()));
        }
    }

    [[nodiscard]] bool outputDiffers(const Candidate &candidate) const { return m_differing.count(candidate) > 0; }

    [[nodiscard]] std::optional<Estimate> estimate(const Candidate &candidate) const
    {
        const auto it = m_numbers.find({candidate, false});
        if (it == m_numbers.end())
            return std::nullopt;
        const auto index = static_cast<std::size_t>(it->second);
        return Estimate {m_fit.effects[index], m_fit.counts[index]};
    }

    /// How far apart two may be by chance; anything as long as the noise is not known.
    [[nodiscard]] double reach(const Estimate &a, const Estimate &b, double alpha) const
    {
        if (m_fit.degreesOfFreedom < 1)
            return std::numeric_limits<double>::infinity();
        return studentQuantile(m_fit.degreesOfFreedom, alpha / 2) * m_fit.residualSd
            * std::sqrt(1.0 / a.trials + 1.0 / b.trials);
    }

private:
    AdditiveFit m_fit;
    std::set<Candidate> m_differing;
    std::map<std::pair<Candidate, bool>, int> m_numbers;
};

struct Contender {
    Candidate candidate;
    Estimate estimate;
};

std::vector<Contender> contenders(const Screening &screening, const CandidateList &candidates, Selection &selection)
{
    std::vector<Contender> list;
    for (const Candidate &candidate : candidates) {
        const auto estimate = screening.estimate(candidate);
        if (candidate.isBaseline())
            continue;
        if (screening.outputDiffers(candidate))
            selection.notes.push_back(
                {QT_TRANSLATE_NOOP("core", "%1 is not confirmed: its output is not default's."), {candidate.name()}});
        else if (!estimate)
            selection.notes.push_back(
                {QT_TRANSLATE_NOOP("core", "%1 is not confirmed: it has no valid trial."), {candidate.name()}});
        else
            list.push_back({candidate, *estimate});
    }
    std::stable_sort(list.begin(), list.end(),
        [](const Contender &a, const Contender &b) { return a.estimate.logTime < b.estimate.logTime; });
    return list;
}

bool allSlower(const Screening &screening, const std::vector<Contender> &list, double alpha)
{
    const auto baseline = screening.estimate(Candidate {});
    if (!baseline)
        return false;
    const double each = alpha / static_cast<double>(list.size());
    return std::all_of(list.begin(), list.end(), [&](const Contender &contender) {
        return contender.estimate.logTime - baseline->logTime > screening.reach(contender.estimate, *baseline, each);
    });
}

} // namespace

Selection selectLeaders(
    const std::vector<ReducedTrial> &trials, const CandidateList &candidates, const SelectionRule &rule)
{
    Selection selection;
    const Screening screening(trials);
    const std::vector<Contender> list = contenders(screening, candidates, selection);
    if (list.empty())
        return selection;
    if (!screening.estimate(Candidate {})) {
        selection.notes.emplace_back(
            QT_TRANSLATE_NOOP("core", "Nothing is confirmed: default has no valid trial to compare with."));
        return selection;
    }
    if (allSlower(screening, list, rule.alpha)) {
        selection.notes.emplace_back(QT_TRANSLATE_NOOP(
            "core", "Nothing is confirmed: screening already shows that every candidate is slower than default."));
        return selection;
    }
    const Estimate &leader = list.front().estimate;
    for (const Contender &contender : list) {
        const double behind = contender.estimate.logTime - leader.logTime;
        if (static_cast<int>(selection.leaders.size()) < rule.atLeast
            || behind <= screening.reach(contender.estimate, leader, rule.alpha))
            selection.leaders.push_back(contender.candidate);
    }
    return selection;
}

} // namespace tributary
