// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"
#include "tune_options.h"
#include "tuning/session.h"

#include <QProcessEnvironment>

#include <memory>

namespace tributary
{

/// A run that is ready to start: its folder is made, its journal open.
struct PreparedRun {
    RunConfig config;
    ResultFolder folder;
    Journal journal;
    std::vector<Trial> finished; ///< of an earlier part of the run
    std::unique_ptr<TrialRunner> runner;
};

/// How to show it and what to do around it.
struct DriveOptions {
    bool managePass = false;
    bool json = false;
    bool quiet = false;
};

/// The runner of an online run on this machine; the error says why the command cannot be split.
Result<std::unique_ptr<TrialRunner>> makeLocalRunner(const RunConfig &config);

/// The environment of the workload: this program's own and the user's additions.
QProcessEnvironment workloadEnvironment(const RunConfig &config);

/// What the journal's header says of this machine and this command.
JournalHeader makeHeader(const RunConfig &config);

/// Runs it to its end and prints the result. Ctrl-C once lets the running trial end, twice ends it.
ExitStatus driveRun(PreparedRun run, const DriveOptions &options, Console &console);

} // namespace tributary
