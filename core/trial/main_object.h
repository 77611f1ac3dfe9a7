// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "steplog/step_log.h"
#include "trial/gates.h"

#include <vector>

namespace tributary
{

/// The records of the main execution object in its process, by step.
struct MainRecords {
    std::optional<ExecObject> object; ///< unset if there is no record of it
    std::int64_t process = StepRecord::unknownProcess;
    std::vector<StepRecord> records; ///< sorted by step, then start
    std::vector<std::int64_t> processes; ///< all processes that recorded the object, ascending
};

/// Finds the main object among the records. Processes are kept apart: model ids of two processes are two objects, so
/// "most steps" is counted per process and object.
MainRecords findMainRecords(const std::vector<StepRecord> &records, const GateOptions &options);

} // namespace tributary
