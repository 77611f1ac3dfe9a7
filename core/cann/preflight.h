// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/text.h"
#include "candidate/candidate_matrix.h"
#include "cann/cann_installation.h"
#include "cann/device_lock.h"
#include "cann/npu_smi.h"
#include "cann/user_folders.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace tributary
{

/// One thing that was looked at before a run.
struct PreflightFinding {
    enum class Level {
        Ok,
        Info, ///< worth knowing
        Warning, ///< the run works, but its result may not be what is wanted
        Problem, ///< the run is certain to fail
        Unknown, ///< could not be looked at
    };

    const char *id = ""; ///< stable, e.g. "disk_space"; stands in the JSON output
    Level level = Level::Ok;
    Text what;
    Text hint; ///< what to do; empty where there is nothing to do
    QString detail; ///< a tool's own words, paths; not translated
};

/// "ok", "info", "warning", "problem", "unknown".
QString preflightLevelName(PreflightFinding::Level level);

struct PreflightReport {
    std::vector<PreflightFinding> findings; ///< in the order in which they are shown

    [[nodiscard]] bool hasProblem() const;
};

/// What the run is going to be. Parts that are left empty are not looked at.
struct PreflightInput {
    CannSearch search; ///< with the environment that the workload will get
    UserFolders folders;
    QString command; ///< as the user typed it
    QString workingDirectory; ///< empty = the current one
    QString outputFolder;
    bool outputMayExist = false; ///< a run that is continued: its folder is not empty
    CandidateList candidates;
    DeviceName device;
    bool managePass = false; ///< the run installs the pass itself
    bool passNeeded = true; ///< false: the mode is in the model already, or a recorded run is played
    NpuInfoSource npuInfo; ///< empty = npu-smi from PATH
    std::function<std::optional<qint64>(const QString &folder)> freeBytes; ///< empty = asks the file system
};

/// Looks at everything that may spoil a run; needs seconds at most (npu-smi is given 10 s).
PreflightReport runPreflight(const PreflightInput &input, const CancelToken &cancel = {});

} // namespace tributary
