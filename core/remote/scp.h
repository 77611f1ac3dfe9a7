// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_session.h"

#include <functional>

namespace tributary
{

/// Gives the next piece of what is sent; empty = the end, or an error.
using ByteSource = std::function<Result<QByteArray>()>;
/// Takes the next piece of what is received; an error ends the transfer.
using ByteSink = std::function<Result<void>(const char *bytes, qint64 count)>;

/// Sends exactly `size` bytes to a file on the target with the scp program there, for servers without SFTP. The program
/// is started by a script, so that the path may hold anything and the login shell may print what it wants. Errors: no
/// scp there, what it says (disk full, no permission), `source` ended early, lost, cancelled (then the session is
/// dropped).
Result<void> scpSend(
    SshSession &session, const QByteArray &path, qint64 size, const ByteSource &source, const CancelToken &cancel);

/// Receives one regular file; `sink` gets at most as much as the target announced. Errors as for scpSend().
Result<void> scpReceive(SshSession &session, const QByteArray &path, const ByteSink &sink, const CancelToken &cancel);

} // namespace tributary
