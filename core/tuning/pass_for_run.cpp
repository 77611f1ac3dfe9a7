// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/pass_for_run.h"

#include "cann/pass_build.h"
#include "tuning/online_run.h"

namespace tributary
{

Result<QString> PassForRun::install(const RunConfig &config, const ResultFolder &folder, const CancelToken &cancel)
{
    PassBuildRequest request;
    request.search.environment = workloadEnvironment(config);
    request.folders = UserFolders::from(request.search.environment);
    const auto opp = findOppFolder(request.search);
    if (!opp)
        return tl::unexpected(opp.error());
    const auto pass = ensurePassBuilt(request, cancel);
    if (!pass)
        return tl::unexpected(pass.error());
    const PassFolder where {*opp};
    m_pass = std::make_unique<ManagedPass>(where, request.folders);
    if (const auto installed = m_pass->install(*pass, folder.path()); !installed)
        return tl::unexpected(installed.error());
    return where.library();
}

Result<void> PassForRun::remove()
{
    return m_pass ? m_pass->remove() : Result<void>();
}

} // namespace tributary
