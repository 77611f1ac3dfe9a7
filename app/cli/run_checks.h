// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cann/device_lock.h"
#include "cann/preflight.h"
#include "tuning/run_config.h"

namespace tributary
{

class Console;

/// What is looked at before a run in `outputFolder`.
PreflightInput preflightInput(const RunConfig &config, const QString &outputFolder);

/// Shows what may spoil the run, then takes the device for it; the error names the run that has it.
Result<DeviceLock> checkAndLock(const PreflightInput &input, Console &console);

} // namespace tributary
