// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stats/analysis.h"
#include "tuning/output_comparison.h"
#include "tuning/planner.h"

#include <memory>
#include <optional>

namespace tributary
{

/// Everything known about a run at one moment; never changes once made, so that a view can keep it.
struct RunSnapshot {
    TrialList trials; ///< with output_differs marked
    Analysis analysis;
    PlanProgress progress;
    std::optional<double> secondsLeft; ///< estimated from the trials so far; nothing before the first one
};

using SnapshotPtr = std::shared_ptr<const RunSnapshot>;

/// Reads the finished trials: the one way from trials to what is shown. Any thread; `comparison` is used by one caller
/// at a time.
SnapshotPtr makeSnapshot(const TrialList &trials, const Planner &planner, OutputComparison &comparison);

} // namespace tributary
