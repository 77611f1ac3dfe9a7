// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/snapshot.h"

#include "stats/output_check.h"
#include "tuning/pace.h"

#include <algorithm>

namespace tributary
{

namespace
{

std::optional<double> estimateSecondsLeft(const TrialList &trials, const PlanProgress &progress)
{
    const auto seconds = secondsPerTrial(trials);
    if (!seconds)
        return std::nullopt;
    return *seconds * std::max(0, progress.total - progress.done);
}

} // namespace

SnapshotPtr makeSnapshot(const TrialList &trials, const Planner &planner, OutputComparison &comparison)
{
    auto snapshot = std::make_shared<RunSnapshot>();
    snapshot->trials = markDifferentOutput(comparison.complete(trials));
    snapshot->analysis = analyse(snapshot->trials, planner.analysisOptions());
    snapshot->progress = planner.progress(snapshot->trials);
    snapshot->secondsLeft = estimateSecondsLeft(trials, snapshot->progress);
    return snapshot;
}

} // namespace tributary
