// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/setup_estimate.h"

#include "stats/noise_floor.h"
#include "tuning/pace.h"
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

void addTime(const RunSetup &setup, const std::vector<ShownRunPtr> &runs, SetupEstimate &estimate)
{
    for (const ShownRunPtr &run : runs) {
        if (!isSameWorkload(run->config, setup))
            continue;
        const TrialList &trials = run->snapshot->trials;
        double seconds = 0;
        int count = 0;
        for (const TrialPtr &trial : trials) {
            if (!trial->isValid())
                continue;
            seconds += trial->wallSeconds;
            ++count;
        }
        if (count == 0) // e.g. stopped while it compiled
            continue;
        estimate.timedTrials = count;
        estimate.seconds = (seconds / count + secondsBetweenTrials(trials)) * estimate.trials;
        return;
    }
}

void addResolution(const RunSetup &setup, const std::vector<ShownRunPtr> &runs, SetupEstimate &estimate)
{
    for (const ShownRunPtr &run : runs) {
        if (const auto &noise = run->snapshot->analysis.noise) {
            estimate.detectable = detectableDifference(*noise, estimate.rounds, setup.plan.alpha);
            return;
        }
    }
}

} // namespace

SetupEstimate estimateSetup(const RunSetup &setup, const std::vector<ShownRunPtr> &runs, const CandidateGroups &groups)
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
    if (setup.isOffline)
        estimate.models = estimate.candidates + (setup.plan.hasControl() ? 1 : 0);
    addTime(setup, runs, estimate);
    addResolution(setup, runs, estimate);
    return estimate;
}

} // namespace tributary::gui
