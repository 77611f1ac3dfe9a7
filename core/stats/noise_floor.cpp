// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/noise_floor.h"

#include "stats/additive_fit.h"
#include "stats/distributions.h"
#include "stats/number_text.h"

#include <algorithm>
#include <cmath>

namespace tributary
{

namespace
{

constexpr int minControlRounds = 3;

std::optional<NoiseFloor> fromControl(const std::vector<ReducedTrial> &trials)
{
    const RoundTable table = roundTable(trials);
    const auto effect = pairedEffect(pairRounds(table.rounds(Candidate {}), table.control), 0.05);
    if (!effect || effect->rounds < minControlRounds)
        return std::nullopt;
    return NoiseFloor {NoiseFloor::Source::Control, effect->logSd, effect->rounds - 1};
}

std::optional<NoiseFloor> fromResiduals(const std::vector<ReducedTrial> &trials)
{
    const AdditiveFit fit = fitAdditive(fitCells(trials));
    if (fit.degreesOfFreedom < 1)
        return std::nullopt;
    return NoiseFloor {NoiseFloor::Source::Residuals, std::sqrt(2.0) * fit.residualSd, fit.degreesOfFreedom};
}

// Differences of successive values at the same slot: a slow drift adds little to them.
std::optional<NoiseFloor> fromEqualSlots(const std::vector<ReducedTrial> &trials)
{
    std::map<std::pair<Candidate, int>, double> last;
    double squares = 0;
    int differences = 0;
    for (const ReducedTrial &entry : trials) {
        const TrialSpec &spec = entry.trial->spec;
        if (!entry.logMedian || spec.control)
            continue;
        const auto [it, first] = last.try_emplace({spec.candidate, spec.slot}, *entry.logMedian);
        if (first)
            continue;
        squares += (*entry.logMedian - it->second) * (*entry.logMedian - it->second);
        ++differences;
        it->second = *entry.logMedian;
    }
    if (differences == 0)
        return std::nullopt;
    return NoiseFloor {NoiseFloor::Source::EqualSlots, std::sqrt(squares / differences), differences};
}

} // namespace

std::optional<NoiseFloor> noiseFloor(const std::vector<ReducedTrial> &trials)
{
    if (const auto floor = fromControl(trials))
        return floor;
    if (const auto floor = fromResiduals(trials))
        return floor;
    return fromEqualSlots(trials);
}

std::optional<double> detectableDifference(const NoiseFloor &floor, int rounds, double alpha)
{
    if (rounds < 2)
        return std::nullopt;
    const double half = studentQuantile(rounds - 1, alpha / 2) * floor.logSd / std::sqrt(double(rounds));
    return std::expm1(std::min(half, 700.0));
}

Text noiseFloorText(const NoiseFloor &floor)
{
    const QString size = percentText(std::expm1(std::min(floor.logSd, 700.0)));
    switch (floor.source) {
    case NoiseFloor::Source::Control:
        return {
            QT_TRANSLATE_NOOP("core", "Two runs of default in the same round differ by about %1 (control)."), {size}};
    case NoiseFloor::Source::Residuals:
        return {QT_TRANSLATE_NOOP("core", "Two runs of the same configuration differ by about %1 (from all trials)."),
            {size}};
    case NoiseFloor::Source::EqualSlots:
        break;
    }
    return {QT_TRANSLATE_NOOP("core", "Two rounds of default differ by about %1."), {size}};
}

Text detectableText(double difference, int rounds)
{
    return {QT_TRANSLATE_NOOP("core", "With %1 rounds differences of about %2 can be seen."),
        {number(rounds), percentText(difference)}};
}

} // namespace tributary
