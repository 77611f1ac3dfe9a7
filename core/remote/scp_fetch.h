// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/fetch_sink.h"

namespace tributary
{

/// Copies the tree below `root` into the sink without SFTP: find lists it, scp brings each file.
Result<void> scpFetch(SshSession &session, const QString &root, FetchSink &sink, const CancelToken &cancel);

} // namespace tributary
