// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_session.h"

#include <optional>

namespace tributary
{

/// A file on the target.
struct RemoteFileState {
    qint64 size = 0; ///< bytes
    QByteArray digest; ///< SHA-256 as hexadecimal digits; empty = the target has no program for it, or not asked for
};

/// The regular file at `path`; nothing if there is none. The digest is taken only of a file of a size within
/// [`digestFrom`, `digestTo`], as it takes long.
Result<std::optional<RemoteFileState>> remoteFileState(
    SshSession &session, const QString &path, qint64 digestFrom, qint64 digestTo, const CancelToken &cancel);

/// Bytes that can still be written below the folder; nothing if the target does not say.
Result<std::optional<qint64>> remoteFreeBytes(SshSession &session, const QString &folder, const CancelToken &cancel);

/// Renames a file in one step, replacing another of the new name. Errors: what the target says, lost, cancelled.
Result<void> renameRemoteFile(SshSession &session, const QString &from, const QString &to, const CancelToken &cancel);

/// Removes a file or link; none there is as good.
Result<void> removeRemoteFile(SshSession &session, const QString &path, const CancelToken &cancel);

} // namespace tributary
