// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "tuning/run_config.h"

namespace tributary
{

/// The set-up changed so that of candidates with the same stream assignment in the dump `graph` only the first in the
/// list is measured, the baseline always. With plan.refine this also holds for the stream counts that a refinement may
/// add. A profile that MINIDAG_PROFILING_PATH names for the workload counts as it does for GE.
/// Errors: those of readGraphFile(), readOpSummaryCosts() and groupBySameStreams(); cancelled.
Result<RunConfig> measureEachAssignmentOnce(RunConfig config, const QString &graph, const CancelToken &cancel = {});

/// The profile that GE reads for the workload of this set-up; empty if none: not set, or a name that GE ignores.
QString profileOf(const RunConfig &config);

} // namespace tributary
