// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "stats/paired.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tributary
{

struct BootstrapOptions {
    enum class Statistic {
        Median, ///< ratio of the medians of a round
        P90, ///< ratio of the 90th percentiles of a round
    };

    Statistic statistic = Statistic::Median;
    int draws = 2000; ///< 10 000 for a report
    std::uint64_t seed = 1;
    double confidence = 0.95;
};

/// The kept steps of one round, in their order; us.
struct RoundSteps {
    std::span<const std::int64_t> baseline;
    std::span<const std::int64_t> candidate;
};

/// Percentile band of the geometric mean over rounds of (baseline statistic / candidate statistic), by resampling on
/// both levels: rounds with replacement, the same for both so that they stay paired, and inside a trial steps in moving
/// blocks of n^(1/3) (trials of fewer than 20 steps are taken whole). The same seed gives the same band everywhere.
/// For display only: with fewer than 8 rounds it is too narrow (with 3 it is about [min, max]). Nothing without
/// rounds, with a statistic of 0, or when cancelled.
std::optional<Interval> bootstrapSpeedup(
    const std::vector<RoundSteps> &rounds, const BootstrapOptions &options, const CancelToken &cancel = {});

} // namespace tributary
