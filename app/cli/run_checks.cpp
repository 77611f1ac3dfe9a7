// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_checks.h"

#include "console.h"
#include "preflight_view.h"
#include "tuning/online_run.h"

namespace tributary
{

PreflightInput preflightInput(const RunConfig &config, const QString &outputFolder)
{
    PreflightInput input;
    input.search.environment = workloadEnvironment(config);
    input.folders = UserFolders::from(input.search.environment);
    input.command = config.isOffline() ? config.offline.compileCommand : config.command;
    input.device.machine = config.offline.host();
    input.workingDirectory = config.workingFolder;
    input.outputFolder = outputFolder;
    input.candidates = config.candidates;
    return input;
}

Result<DeviceLock> checkAndLock(const PreflightInput &input, Console &console)
{
    showPreflight(runPreflight(input), console, true);
    return DeviceLock::acquire(input.folders, input.device, input.outputFolder);
}

} // namespace tributary
