// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/ssh_target_machine.h"
#include "tuning/offline_trial_runner.h"
#include "tuning/run_config.h"

namespace tributary
{

/// The set-up with what a target says taken over, and a mark by which the run's folder on the target is known again.
RunConfig offlineConfig(RunConfig config, const QJsonObject &target);

/// Where the target of the set-up is, completed from ~/.ssh/config: asks the program ssh, so not in the window's
/// thread. Errors: a target that says something wrong, as Target::route(), cancelled.
Result<SshRoute> offlineRoute(const RunConfig &config, const CancelToken &cancel = {});

/// How an offline run begins.
struct OfflineStart {
    bool continues = false; ///< of a run that goes on: its models are reused whatever the set-up says
    bool loginOnly = false; ///< before anything is compiled only the login is tried, not what else a run needs
};

/// Compiles here, in config.offline.omFolder, and runs on the target, which is at `route`; logs of the target go to
/// `outputFolder`. Waits for nothing. Errors: a command that cannot be split or has no {om}, a variable that a target
/// cannot have, a target that says something wrong.
Result<std::unique_ptr<TrialRunner>> makeOfflineRunner(const RunConfig &config, SshRoute route,
    const QString &outputFolder, TargetAccess access, const OfflineStart &start);

} // namespace tributary
