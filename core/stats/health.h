// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stats/finding.h"
#include "stats/round_table.h"

#include <vector>

namespace tributary
{

/// Looks at the trials for signs that they cannot be trusted. Each check says what it found in plain words, at most
/// once; none changes a verdict or leaves out a trial. All work on medians of trials unless said otherwise.
///
/// First trial slow: slower than its candidate's median by more than 14.826 median absolute deviations (hyperfine's
/// rule) and 1 %. Drift: Spearman's p < 0.01 against the order of the run and more than 1 % in all; from default and
/// its control if they have 6 trials, else from all. Slot effect: analysis of variance of the residuals by position,
/// p < 0.01 and more than 1 % between positions. Trend in a trial: the median over trials of the rise of the steps is
/// more than 1 %, Wilcoxon's p < 0.05. Two modes: Sarle's coefficient >= 0.60 on the steps less their trial's median,
/// 5 % taken off on either side. Unstable: trials of one candidate have a standard deviation of more than 10 %, or one
/// is more than 50 % from their mean (pyperf's rule).
std::vector<Finding> checkHealth(const std::vector<ReducedTrial> &trials);

} // namespace tributary
