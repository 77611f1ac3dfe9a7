// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "steplog/step_log.h"
#include "trial/trial.h"

#include <optional>

namespace tributary
{

/// What a trial must satisfy to count. Defaults are those of the seed's script.
struct GateOptions {
    int dropFirst = 1; ///< steps with an index below this are warm-up
    int minSteps = 5; ///< fewer steps after the warm-up make a trial invalid
    std::optional<ExecObject> mainObject; ///< unset: the object with most steps, ties to the smaller id
    /// Which process to use if several recorded the main object: a process id, or 1, 2, … counted by ascending process
    /// id (process ids differ from trial to trial, the order seldom does). Unset: the one with most steps.
    std::optional<std::int64_t> mainProcess;
};

/// Completes `trial` (spec, exit, times are set, and fetch_failed where the logs did not arrive) with what its logs
/// say: main object, kept steps, and each gate's reason to discard it. All gates are applied, so that the user sees
/// everything at once. Mode, return values and the step count look at the main object's steps after the warm-up; the
/// overlap looks at all steps of the main object.
Trial judgeTrial(Trial trial, const StepLog &log, const GateOptions &options);

} // namespace tributary
