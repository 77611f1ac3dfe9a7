// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "stats/round_table.h"

#include <optional>

namespace tributary
{

/// Where the noise of a trial's mean comes from: Kalibera and Jones (ISMM 2013), two levels, steps in trials. With S1²
/// the mean variance of steps inside trials and S2² the variance of the trials' means, T1² = S1² and
/// T2² = max(0, S2² - S1² / n). All relative to the candidate's mean, pooled over candidates.
struct VarianceSplit {
    double withinTrial = 0; ///< T1²
    double betweenTrials = 0; ///< T2²
    double stepsPerTrial = 0; ///< mean n
    double betweenShare = 0; ///< T2² / (T2² + T1² / n), 0 … 1: the part that more steps cannot reduce

    /// Steps per trial that give the best precision for a fixed time:
    /// ceil(sqrt(start cost / step cost · T1² / T2²)), at least 1. Nothing if trials do not differ or a cost is not
    /// above 0.
    [[nodiscard]] std::optional<double> bestStepsPerTrial(double trialStartCost, double stepCost) const;
    /// "92 % of the noise is between runs: more steps will not help, more rounds will."
    [[nodiscard]] Text sentence() const;
};

/// Nothing unless a candidate has two valid trials of two steps, or where there is no noise at all.
std::optional<VarianceSplit> varianceSplit(const std::vector<ReducedTrial> &trials);

} // namespace tributary
