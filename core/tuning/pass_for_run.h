// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "cann/managed_pass.h"
#include "tuning/result_folder.h"
#include "tuning/run_config.h"

#include <memory>

namespace tributary
{

/// The tuning pass for the length of one run. Removed by remove(), at the latest with the object; if the program is
/// killed, the next start finds it (findManagedInstalls).
class PassForRun
{
public:
    /// Builds the pass if need be, then installs it where the workload's GE looks. Gives the path of the library.
    /// An error if `cancel` ended the building.
    Result<QString> install(const RunConfig &config, const ResultFolder &folder, const CancelToken &cancel = {});
    /// Does nothing where nothing is installed.
    Result<void> remove();
    [[nodiscard]] bool isInstalled() const { return m_pass && m_pass->isInstalled(); }

private:
    std::unique_ptr<ManagedPass> m_pass;
};

} // namespace tributary
