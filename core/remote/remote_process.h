// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/deployment.h"
#include "remote/remote_watch.h"

namespace tributary
{

/// Runs one command on the target and waits for its end, as Deployment::run() promises. `second`: a way to another
/// session, should the watchdog over there be gone; may be empty.
Result<Deployment::RunEnd> runRemoteCommand(SshSession &session, const RemoteCommand &command, int timeoutSeconds,
    const std::function<void(const QByteArray &)> &output, const SessionFactory &second, const CancelToken &cancel);

/// The number of a signal by the name that SSH gives it ("KILL", RFC 4254, 6.10); 0 = the server had no name for it.
int signalNumber(const QByteArray &name);

} // namespace tributary
