// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/trial_runner.h"
#include "tuning/journal.h"
#include "tuning/recorded_run.h"
#include "tuning/result_folder.h"
#include "tuning/run_config.h"

#include <QProcessEnvironment>

#include <memory>
#include <vector>

namespace tributary
{

/// A run that is ready for a TuningSession: its folder is made, its journal open.
struct PreparedRun {
    RunConfig config;
    ResultFolder folder;
    Journal journal;
    std::vector<Trial> finished; ///< of an earlier part of the run
    std::unique_ptr<TrialRunner> runner;
};

/// The environment of what runs here: this program's own and the user's additions, never the target's password.
QProcessEnvironment workloadEnvironment(const RunConfig &config);

/// Runs the workload on this machine; the error says why the command cannot be split.
Result<std::unique_ptr<TrialRunner>> makeLocalRunner(const RunConfig &config);

/// A new run in a folder that does not exist or is empty.
Result<PreparedRun> prepareNewRun(
    const RunConfig &config, const QString &outputFolder, std::unique_ptr<TrialRunner> runner);

/// What differs between the recorded run and one with `config` on this machine now; trials of both must not be mixed.
std::vector<Text> resumeDifferences(const RecordedRun &recorded, const RunConfig &config);

/// Goes on with a recorded run under `config`.
Result<PreparedRun> prepareResumedRun(
    const RecordedRun &recorded, const RunConfig &config, std::unique_ptr<TrialRunner> runner);

} // namespace tributary
