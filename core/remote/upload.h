// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/deployment.h"

namespace tributary
{

/// Brings files into the folder `remoteFolder` of the target, as Deployment::upload() promises. While a file is on its
/// way it is called "<name>.part".
Result<void> uploadFiles(SshSession &session, const QString &remoteFolder, const std::vector<UploadItem> &items,
    const ProgressSink &progress, const LineSink &log, const CancelToken &cancel);

} // namespace tributary
