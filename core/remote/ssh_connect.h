// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/credentials.h"
#include "remote/host_key.h"
#include "remote/ssh_session.h"

#include <QStringList>

#include <functional>

namespace tributary
{

/// The parts of making a connection, in their order.
enum class ConnectStep { Resolve, Connect, Handshake, HostKey, Login };

/// Told when a step is done: how long it took, and what is worth knowing of it (address, banner, fingerprint, method).
/// Told again of the first steps if the login needs another connection. Through a jump host there is no Resolve, and
/// Connect is all that leads to the tunnel.
using ConnectObserver = std::function<void(ConnectStep step, double seconds, const QString &detail)>;

/// What a connection needs besides the route.
struct ConnectContext {
    HostKeyPolicy &hostKeys;
    CredentialSource &credentials;
    QStringList knownHosts; ///< files that are read (defaultKnownHostsFiles()); new keys are appended to the first
};

/// A connection that is logged in. The jump host, if there is one, is logged in to by the same rules; losing it is
/// losing the connection. Errors say which step failed, why, and what to do.
Result<std::unique_ptr<SshSession>> connectSsh(const SshRoute &route, const ConnectContext &context,
    const CancelToken &cancel, const ConnectObserver &observer = {});

} // namespace tributary
