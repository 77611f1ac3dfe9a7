// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_session.h"

#include <optional>
#include <vector>

namespace tributary
{

/// A file on the target that is asked about. A digest is taken only of a file of a size within
/// [`digestFrom`, `digestTo`], as it takes long.
struct RemoteFileQuery {
    QString path;
    qint64 digestFrom = 0; ///< bytes
    qint64 digestTo = 0; ///< bytes
    qint64 unsureTail = 0; ///< bytes at the end without which a second digest is taken; 0 = no second one
};

/// A file on the target. A digest is SHA-256 as hexadecimal digits; empty = not asked for, or the target has no program
/// for it.
struct RemoteFileState {
    qint64 size = 0; ///< bytes
    QByteArray digest;
    qint64 headSize = 0; ///< bytes without the unsure tail
    QByteArray headDigest; ///< of these
};

/// The regular files at the paths, in the order of the queries; nothing for a path where there is none. One script for
/// all, as each costs several ways to the target and back.
Result<std::vector<std::optional<RemoteFileState>>> remoteFileStates(
    SshSession &session, const std::vector<RemoteFileQuery> &queries, const CancelToken &cancel);

/// Bytes that can still be written below the folder; nothing if the target does not say.
Result<std::optional<qint64>> remoteFreeBytes(SshSession &session, const QString &folder, const CancelToken &cancel);

/// Renames a file in one step, replacing another of the new name. Errors: what the target says, lost, cancelled.
Result<void> renameRemoteFile(SshSession &session, const QString &from, const QString &to, const CancelToken &cancel);

/// Removes a file or link; none there is as good.
Result<void> removeRemoteFile(SshSession &session, const QString &path, const CancelToken &cancel);

} // namespace tributary
