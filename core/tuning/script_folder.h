// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tuning/recorded_run.h"

namespace tributary
{

/// Reads a folder of the seed's script (ge_ms_autotune.py): summary.json for what ran, then each trial's stdout.log and
/// plog, or its steps.csv where the logs are gone. Trials are judged again by our gates; a trial that the script
/// discarded stays discarded, with the script's own words where our gates find nothing.
Result<RecordedRun> readScriptFolder(const ResultFolder &folder);

} // namespace tributary
