// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"
#include "tuning/online_run.h"

namespace tributary
{

class Console;

/// How to show it and what to do around it.
struct DriveOptions {
    bool managePass = false;
    bool json = false;
    bool quiet = false;
};

/// Runs it to its end and prints the result. Ctrl-C once lets the running trial end, twice ends it.
ExitStatus driveRun(PreparedRun run, const DriveOptions &options, Console &console);

} // namespace tributary
