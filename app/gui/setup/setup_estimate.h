// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "project/run_setup.h"
#include "run/run_store.h"

#include <optional>

namespace tributary::gui
{

/// What a run of the set-up is going to cost and to show.
struct SetupEstimate {
    std::optional<Error> error; ///< the candidates are not valid; nothing else holds then
    int candidates = 0; ///< that are measured, with the baseline
    int trials = 0;
    bool isMost = false; ///< an adaptive plan may end earlier
    std::optional<double> seconds; ///< for all trials; nothing before a trial of this command has run
    int timedTrials = 0; ///< behind `seconds`
    int rounds = 0; ///< behind `detectable`
    std::optional<double> detectable; ///< relative difference that these rounds can show; nothing without a noise
};

/// `shown`: the run whose times and noise are taken; may be null. `groups`: who stands for whom. A pure function, any
/// thread.
SetupEstimate estimateSetup(const RunSetup &setup, const ShownRunPtr &shown, const CandidateGroups &groups = {});

} // namespace tributary::gui
