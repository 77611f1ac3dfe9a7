// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trial/trial.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace tributary
{

/// A trial and the one number that comparisons use: the trial, not the step, is the unit that varies.
struct ReducedTrial {
    TrialPtr trial;
    std::optional<double> logMedian; ///< ln of the median step in us; nothing if invalid or not above 0
};

bool wasInterrupted(const Trial &trial);

/// The trials that count, in their order. An interrupted trial that was run again later is left out.
std::vector<ReducedTrial> reduceTrials(const TrialList &trials);

/// Round -> logMedian; nothing where the trial ran but is not valid.
using RoundSeries = std::map<int, std::optional<double>>;

/// Candidate by round. The control is kept apart: it is never pooled into the baseline.
struct RoundTable {
    std::map<Candidate, RoundSeries> candidates;
    RoundSeries control;

    /// Its rounds; empty if it took part in none.
    [[nodiscard]] const RoundSeries &rounds(const Candidate &candidate) const;
};

using TrialFilter = std::function<bool(const TrialSpec &)>;

/// The table of those trials that the filter lets through.
RoundTable roundTable(const std::vector<ReducedTrial> &trials, const TrialFilter &filter);
RoundTable roundTable(const std::vector<ReducedTrial> &trials);

} // namespace tributary
