// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/paired.h"

#include "stats/distributions.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tributary
{

namespace
{

constexpr double largestExponent = 700; // exp() of it is still finite

double boundedExp(double exponent)
{
    return std::exp(std::clamp(exponent, -largestExponent, largestExponent));
}

double sampleDeviation(const std::vector<double> &values, double mean)
{
    if (values.size() < 2)
        return 0;
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return std::sqrt(squares / static_cast<double>(values.size() - 1));
}

double meanOf(const std::vector<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double twoSidedP(double mean, double standardError, double degreesOfFreedom)
{
    if (standardError > 0)
        return studentTwoSidedP(degreesOfFreedom, mean / standardError);
    return mean == 0 ? 1 : 0; // all rounds alike: no doubt is left
}

} // namespace

PairedRounds pairRounds(const RoundSeries &baseline, const RoundSeries &candidate)
{
    PairedRounds rounds;
    for (const auto &[round, value] : candidate) {
        const auto partner = baseline.find(round);
        if (value && partner != baseline.end() && partner->second)
            rounds.logRatios.push_back(*partner->second - *value);
        else
            ++rounds.missing;
    }
    return rounds;
}

std::optional<PairedEffect> pairedEffect(const PairedRounds &rounds, double alpha)
{
    if (rounds.logRatios.empty())
        return std::nullopt;
    const double n = static_cast<double>(rounds.logRatios.size());
    const double mean = meanOf(rounds.logRatios);
    PairedEffect effect;
    effect.speedup = boundedExp(mean);
    effect.rounds = static_cast<int>(rounds.logRatios.size());
    effect.roundsMissing = rounds.missing;
    effect.alpha = alpha;
    if (effect.rounds < 2)
        return effect;
    effect.logSd = sampleDeviation(rounds.logRatios, mean);
    const double standardError = effect.logSd / std::sqrt(n);
    effect.pValue = twoSidedP(mean, standardError, n - 1);
    const double half = standardError > 0 ? studentQuantile(n - 1, alpha / 2) * standardError : 0;
    effect.interval = Interval {boundedExp(mean - half), boundedExp(mean + half)};
    return effect;
}

std::vector<std::optional<PairedEffect>> pairedEffects(
    const std::vector<PairedRounds> &candidates, double alpha, int minRounds)
{
    const auto needed = static_cast<std::size_t>(std::max(2, minRounds));
    std::vector<std::size_t> tested;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (candidates[i].logRatios.size() >= needed)
            tested.push_back(i);
    }
    const double strictest = alpha / static_cast<double>(std::max<std::size_t>(1, tested.size()));
    std::vector<std::optional<PairedEffect>> effects;
    effects.reserve(candidates.size());
    for (const PairedRounds &rounds : candidates)
        effects.push_back(pairedEffect(rounds, strictest));

    std::stable_sort(tested.begin(), tested.end(),
        [&effects](std::size_t a, std::size_t b) { return effects[a]->pValue < effects[b]->pValue; });
    double level = strictest;
    bool rejecting = true;
    for (std::size_t i = 0; i < tested.size(); ++i) {
        if (rejecting)
            level = alpha / static_cast<double>(tested.size() - i);
        std::optional<PairedEffect> &effect = effects[tested[i]];
        rejecting = rejecting && effect->pValue < level;
        if (level != strictest)
            effect = pairedEffect(candidates[tested[i]], level);
    }
    return effects;
}

} // namespace tributary
