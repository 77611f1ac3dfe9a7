// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/trial_runner.h"
#include "remote/target.h"
#include "tuning/run_config.h"

#include <memory>

namespace tributary
{

class Console;

/// The managed target of that name, or the one in that file.
/// Warns of fields that mean nothing.
Result<Target> findUserTarget(const QString &nameOrFile, Console &console);

/// What a runner needs to know besides the set-up.
struct RunnerOptions {
    bool continues = false; ///< of a run that was begun before
    bool acceptNewHostKey = false;
    bool skipChecks = false; ///< of an offline run's target, other than the login
};

/// What runs the trials: this machine, or the target of an offline run. Errors: a command that cannot be split, a
/// target that says something wrong.
Result<std::unique_ptr<TrialRunner>> makeRunner(
    const RunConfig &config, const QString &outputFolder, const RunnerOptions &options, Console &console);

} // namespace tributary
