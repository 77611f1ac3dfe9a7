// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/remote_script.h"
#include "remote/transfer.h"

namespace tributary
{

/// The work folder of one run on the target. It is deleted at the end, so it must be one that nothing else can be in.
struct RemoteFolder {
    QString path; ///< absolute
    QByteArray runId; ///< stands in the marker file `.tributary-run`
};

/// The path without doubled and trailing slashes. Errors: not absolute, less than two levels deep, with "..".
Result<QString> checkedWorkdir(const QString &path);

/// Creates the folder, or takes an empty one, or finds the marker of this run there; makes om/ and plog/ in it. Errors:
/// it is a link, not a folder, `/`, a home or above one, holds other things or another run; not writable; lost;
/// cancelled.
Result<void> takeRemoteFolder(
    SshSession &session, const RemoteFolder &folder, const LineSink &log, const CancelToken &cancel);

/// Removes a folder that takeRemoteFolder() created, and those above it that it created too, as far as they are empty;
/// of one that was there before, only what is in it. Checks marker, link and real path first. Nothing to do if it is
/// not there. Errors: not ours; something cannot be removed; lost; cancelled.
Result<void> removeRemoteFolder(
    SshSession &session, const RemoteFolder &folder, const LineSink &log, const CancelToken &cancel);

/// A script that makes nothing; how it ends says for remoteFolderRefusal() whether takeRemoteFolder() would go well. It
/// prints nothing but the reason of a refusal.
QByteArray lookAtRemoteFolder(const RemoteFolder &folder);
/// Why takeRemoteFolder() would fail; nothing: it would not.
std::optional<Error> remoteFolderRefusal(const RemoteFolder &folder, const RemoteEnd &end);

} // namespace tributary
