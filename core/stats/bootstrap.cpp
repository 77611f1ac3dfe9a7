// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/bootstrap.h"

#include "stats/random.h"
#include "stats/summary.h"

#include <algorithm>
#include <cmath>

namespace tributary
{

namespace
{

constexpr std::size_t minStepsToResample = 20;

using Steps = std::vector<std::int64_t>;

void resample(std::span<const std::int64_t> steps, PortableRandom &random, Steps &into)
{
    into.assign(steps.begin(), steps.end());
    if (steps.size() < minStepsToResample)
        return;
    const auto block = static_cast<std::size_t>(std::lround(std::cbrt(static_cast<double>(steps.size()))));
    for (std::size_t at = 0; at < into.size(); at += block) {
        const std::size_t start = random.below(steps.size() - block + 1);
        const std::size_t length = std::min(block, into.size() - at);
        std::copy_n(
            steps.begin() + static_cast<std::ptrdiff_t>(start), length, into.begin() + static_cast<std::ptrdiff_t>(at));
    }
}

double statisticOf(Steps &steps, BootstrapOptions::Statistic statistic)
{
    const auto summary = summarise(steps);
    return statistic == BootstrapOptions::Statistic::Median ? summary->median_us : summary->p90_us;
}

std::optional<double> drawOnce(const std::vector<RoundSteps> &rounds, BootstrapOptions::Statistic statistic,
    PortableRandom &random, Steps &scratch)
{
    double sum = 0;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const RoundSteps &round = rounds[random.below(rounds.size())];
        resample(round.baseline, random, scratch);
        const double baseline = statisticOf(scratch, statistic);
        resample(round.candidate, random, scratch);
        const double candidate = statisticOf(scratch, statistic);
        if (baseline <= 0 || candidate <= 0)
            return std::nullopt;
        sum += std::log(baseline / candidate);
    }
    return std::exp(sum / static_cast<double>(rounds.size()));
}

} // namespace

std::optional<Interval> bootstrapSpeedup(
    const std::vector<RoundSteps> &rounds, const BootstrapOptions &options, const CancelToken &cancel)
{
    const bool empty = std::any_of(rounds.begin(), rounds.end(),
        [](const RoundSteps &round) { return round.baseline.empty() || round.candidate.empty(); });
    if (rounds.empty() || empty || options.draws < 1)
        return std::nullopt;
    PortableRandom random(options.seed);
    Steps scratch;
    std::vector<double> values;
    values.reserve(static_cast<std::size_t>(options.draws));
    for (int draw = 0; draw < options.draws; ++draw) {
        const auto value = cancel.isCancelled() ? std::nullopt : drawOnce(rounds, options.statistic, random, scratch);
        if (!value)
            return std::nullopt;
        values.push_back(*value);
    }
    std::sort(values.begin(), values.end());
    const double last = static_cast<double>(values.size() - 1);
    const double tail = std::clamp((1 - options.confidence) / 2, 0.0, 0.5);
    return Interval {values[static_cast<std::size_t>(std::floor(tail * last))],
        values[static_cast<std::size_t>(std::ceil((1 - tail) * last))]};
}

} // namespace tributary
