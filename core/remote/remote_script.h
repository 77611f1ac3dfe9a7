// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_session.h"

#include <functional>

namespace tributary
{

/// A POSIX shell script to run on the other side.
struct RemoteScript {
    QByteArray text; ///< may use every word that quoteShellWord() made
    std::function<void(const QByteArray &)> output {}; ///< stdout and stderr as they come; empty = kept in RemoteEnd
    qint64 keepBytes = qint64(1) << 20; ///< of the output, if nobody takes it; the rest is dropped
    qint64 finishMs = 0; ///< after a cancellation it is waited for so long, to leave nothing half done
};

/// How a script ended.
struct RemoteEnd {
    int status = 0; ///< exit code of the script; 128 + n if a signal ended its last command
    QByteArray output; ///< both streams in the order of their writing
};

/// Runs the script with /bin/sh whatever the login shell is; noise that the login shell prints before or after is
/// dropped. Its stdin is empty. Ends when the script ends, even if children of it keep the streams open. Errors: no
/// /bin/sh there, or the account may not run commands (the output is in the detail); lost; cancelled: then the script
/// goes on over there if it has begun.
Result<RemoteEnd> runScript(SshSession &session, const RemoteScript &script, const CancelToken &cancel);

} // namespace tributary
