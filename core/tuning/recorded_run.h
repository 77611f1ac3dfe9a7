// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "exec/replay_trial_runner.h"
#include "tuning/result_folder.h"
#include "tuning/run_config.h"
#include "tuning/run_environment.h"
#include "tuning/snapshot.h"

namespace tributary
{

/// A run as its folder tells it, made by this program or by the seed's script.
struct RecordedRun {
    RunConfig config;
    RunEnvironment environment; ///< empty for a folder of the script
    ResultFolder folder;
    std::vector<RecordedTrial> trials;
    bool byScript = false;
};

/// Reads the folder: its journal, or without one the summary.json of the script. Errors name file, line or field.
Result<RecordedRun> readRun(const QString &path);

/// The result of the run as it stands.
SnapshotPtr snapshotOf(const RecordedRun &run);
/// The same, read with another set-up than the recorded one.
SnapshotPtr snapshotOf(const RecordedRun &run, const RunConfig &config);

} // namespace tributary
