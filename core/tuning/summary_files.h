// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

namespace tributary
{

class ResultFolder;
struct RunConfig;
struct RunSnapshot;

/// summary.csv: the script's columns config,trials,valid_trials,steps,mean_us,median_us,p90_us,cv,speedup,verdict,
/// reasons, then ours; one row per candidate in ranking order. Times in microseconds with 2 decimals, cv and speedups
/// with 4.
QByteArray summaryCsv(const RunSnapshot &snapshot);

/// summary.json: the script's fields and ours beside them; a trial's reason_codes are stable, its sentences English.
QByteArray summaryJson(const RunConfig &config, const RunSnapshot &snapshot);

/// Writes both into the folder.
Result<void> writeSummaryFiles(const ResultFolder &folder, const RunConfig &config, const RunSnapshot &snapshot);

} // namespace tributary
