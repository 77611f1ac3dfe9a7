// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "project/run_setup.h"
#include "run/run_store.h"

#include <optional>
#include <vector>

namespace tributary::gui
{

/// What a run of the set-up is going to cost and to show.
struct SetupEstimate {
    std::optional<Error> error; ///< the candidates are not valid; nothing else holds then
    int candidates = 0; ///< that are measured, with the baseline
    int trials = 0;
    bool isMost = false; ///< an adaptive plan may end earlier
    std::optional<double> seconds; ///< from start to end of all trials; nothing before a trial of this command has run
    int models = 0; ///< that may have to be compiled and brought to the target first; not part of `seconds`
    int timedTrials = 0; ///< behind `seconds`
    int rounds = 0; ///< behind `detectable`
    std::optional<double> detectable; ///< relative difference that these rounds can show; nothing without a noise
};

/// `runs`: the time is that of the first one with valid trials of the same workload, the noise that of the first one
/// that knows it. `groups`: who stands for whom. A pure function, any thread.
SetupEstimate estimateSetup(
    const RunSetup &setup, const std::vector<ShownRunPtr> &runs, const CandidateGroups &groups = {});

} // namespace tributary::gui
