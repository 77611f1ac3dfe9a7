// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stats/round_table.h"

#include <optional>
#include <vector>

namespace tributary
{

/// Differences within rounds: what is common to a round, such as a drifting clock, cancels.
struct PairedRounds {
    std::vector<double> logRatios; ///< ln(baseline median / candidate median) per round; above 0 = candidate faster
    int missing = 0; ///< rounds in which the candidate ran but one of the two is not valid
};

PairedRounds pairRounds(const RoundSeries &baseline, const RoundSeries &candidate);

struct Interval {
    double lo = 0;
    double hi = 0;

    [[nodiscard]] bool contains(double value) const { return lo <= value && value <= hi; }
    friend bool operator==(const Interval &, const Interval &) = default;
};

/// The speedup of a candidate over the baseline, from paired rounds. Always finite.
struct PairedEffect {
    double speedup = 1; ///< exp(mean log ratio); above 1 = faster than the baseline
    std::optional<Interval> interval; ///< of the speedup, at confidence 1 - alpha; nothing with one round
    int rounds = 0; ///< used, at least 1
    int roundsMissing = 0;
    double logSd = 0; ///< sample standard deviation of the log ratios; 0 with one round
    double alpha = 0; ///< error probability of this interval, after adjusting for several candidates
    double pValue = 1; ///< two-sided, of "no difference", not adjusted; 1 with one round
};

/// exp(mean d ± t(1 - alpha/2, n - 1) · s / sqrt(n)): the paired t interval on logarithms. Nothing without a round.
std::optional<PairedEffect> pairedEffect(const PairedRounds &rounds, double alpha);

/// The same for several candidates at once so that all their intervals together are wrong with probability alpha at
/// most (Holm 1979, step-down): the i-th smallest p-value of m is judged at alpha / (m - i + 1); from the first that
/// fails on, all keep that level. Candidates with fewer than `minRounds` (at least 2) are not tested and do not count
/// for m; they get an interval at alpha / m for display.
std::vector<std::optional<PairedEffect>> pairedEffects(
    const std::vector<PairedRounds> &candidates, double alpha, int minRounds);

} // namespace tributary
