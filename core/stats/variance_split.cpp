// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/variance_split.h"

#include "stats/number_text.h"

#include <algorithm>
#include <cmath>

namespace tributary
{

namespace
{

struct TrialMoments {
    double mean = 0;
    double variance = 0; ///< of the sample
    double steps = 0;
};

TrialMoments momentsOf(const std::vector<std::int64_t> &steps)
{
    TrialMoments moments;
    moments.steps = static_cast<double>(steps.size());
    for (const std::int64_t step : steps)
        moments.mean += static_cast<double>(step) / moments.steps;
    for (const std::int64_t step : steps) {
        const double distance = static_cast<double>(step) - moments.mean;
        moments.variance += distance * distance / (moments.steps - 1);
    }
    return moments;
}

struct Sums {
    double within = 0;
    double steps = 0;
    double trials = 0;
    double between = 0;
    double degrees = 0;
};

void addCandidate(const std::vector<TrialMoments> &trials, Sums &sums)
{
    const double count = static_cast<double>(trials.size());
    double mean = 0;
    for (const TrialMoments &trial : trials)
        mean += trial.mean / count;
    if (trials.size() < 2 || mean <= 0)
        return;
    for (const TrialMoments &trial : trials) {
        sums.within += trial.variance / (mean * mean);
        sums.steps += trial.steps;
        sums.between += (trial.mean / mean - 1) * (trial.mean / mean - 1);
    }
    sums.trials += count;
    sums.degrees += count - 1;
}

} // namespace

std::optional<VarianceSplit> varianceSplit(const std::vector<ReducedTrial> &trials)
{
    std::map<Candidate, std::vector<TrialMoments>> byCandidate;
    for (const ReducedTrial &entry : trials) {
        const Trial &trial = *entry.trial;
        if (trial.isValid() && !trial.spec.control && trial.kept_us.size() >= 2)
            byCandidate[trial.spec.candidate].push_back(momentsOf(trial.kept_us));
    }
    Sums sums;
    for (const auto &[candidate, moments] : byCandidate)
        addCandidate(moments, sums);
    if (sums.degrees < 1)
        return std::nullopt;
    VarianceSplit split;
    split.stepsPerTrial = sums.steps / sums.trials;
    split.withinTrial = sums.within / sums.trials;
    split.betweenTrials = std::max(0.0, sums.between / sums.degrees - split.withinTrial / split.stepsPerTrial);
    const double total = split.betweenTrials + split.withinTrial / split.stepsPerTrial;
    if (total <= 0)
        return std::nullopt;
    split.betweenShare = split.betweenTrials / total;
    return split;
}

std::optional<double> VarianceSplit::bestStepsPerTrial(double trialStartCost, double stepCost) const
{
    if (betweenTrials <= 0 || trialStartCost <= 0 || stepCost <= 0)
        return std::nullopt;
    return std::max(1.0, std::ceil(std::sqrt(trialStartCost / stepCost * withinTrial / betweenTrials)));
}

Text VarianceSplit::sentence() const
{
    const QString percent = QString::number(std::lround(betweenShare * 100)) + QStringLiteral(" %");
    if (betweenShare >= 0.5)
        return {QT_TRANSLATE_NOOP(
                    "core", "%1 of the noise is between runs: more steps will not help much, more rounds will."),
            {percent}};
    return {
        QT_TRANSLATE_NOOP("core", "Only %1 of the noise is between runs: more steps per run help as well."), {percent}};
}

} // namespace tributary
