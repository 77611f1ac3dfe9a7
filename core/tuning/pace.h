// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trial/trial.h"

#include <optional>

namespace tributary
{

/// What a trial costs besides its workload, in seconds: the median of what passes from the end of a workload to the
/// start of the next one (fetching and reading logs, preparing). The median, because a run that was stopped and
/// resumed has a long pause in it. 0 if fewer than two trials say when they began.
double secondsBetweenTrials(const TrialList &trials);

/// Mean time from the start of one trial to that of the next, in seconds, of those whose workload came to its end.
/// Nothing before the first of them.
std::optional<double> secondsPerTrial(const TrialList &trials);

} // namespace tributary
