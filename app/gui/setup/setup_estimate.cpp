// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/setup_estimate.h"

#include "stats/noise_floor.h"
#include "tuning/planner.h"

namespace tributary::gui
{

namespace
{

/// Another workload takes another time.
bool isSameWorkload(const RunConfig &config, const RunSetup &setup)
{
    if (config.isOffline() != setup.isOffline)
        return false;
    return setup.isOffline ? config.offline.compileCommand == setup.offline.compileCommand
                           : config.command == setup.command;
}

void addTime(const RunSetup &setup, const ShownRunPtr &shown, SetupEstimate &estimate)
{
    if (!shown || !isSameWorkload(shown->config, setup))
        return;
    double seconds = 0;
    for (const TrialPtr &trial : shown->snapshot->trials) {
        if (!trial->isValid())
            continue;
        seconds += trial->wallSeconds;
        ++estimate.timedTrials;
    }
    if (estimate.timedTrials > 0)
        estimate.seconds = seconds / estimate.timedTrials * estimate.trials;
}

} // namespace

SetupEstimate estimateSetup(const RunSetup &setup, const ShownRunPtr &shown, const CandidateGroups &groups)
{
    SetupEstimate estimate;
    const auto candidates = setup.candidates();
    if (!candidates) {
        estimate.error = candidates.error();
        return estimate;
    }
    const CandidateList measured = measuredOf(groups, *candidates);
    const PlanProgress progress = Planner(setup.plan, measured).progress({});
    estimate.candidates = int(measured.size());
    estimate.trials = progress.total;
    estimate.isMost = !progress.totalIsExact;
    estimate.rounds = setup.plan.kind == PlanKind::Adaptive ? setup.plan.confirmRounds : setup.plan.repeat;
    addTime(setup, shown, estimate);
    if (shown && shown->snapshot->analysis.noise)
        estimate.detectable = detectableDifference(*shown->snapshot->analysis.noise, estimate.rounds, setup.plan.alpha);
    return estimate;
}

} // namespace tributary::gui
