// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/deployment.h"

namespace tributary
{

/// Copies what is in a folder of the target into a local folder, as Deployment::fetchPlog() promises.
Result<Deployment::Fetched> fetchFolder(SshSession &session, const QString &remoteFolder, const QString &localFolder,
    const ProgressSink &progress, const LineSink &log, const CancelToken &cancel);

} // namespace tributary
