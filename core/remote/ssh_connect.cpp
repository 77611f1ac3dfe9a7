// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/ssh_connect.h"

#include "remote/ssh_login.h"
#include "remote/tcp_connect.h"

namespace tributary
{

Result<std::unique_ptr<SshSession>> connectSsh(
    const SshRoute &route, const ConnectContext &context, const CancelToken &cancel, const ConnectObserver &)
{
    const int stepMs = route.connectSeconds * 1000;
    const auto addresses = resolveHost(route.host, route.port, stepMs, cancel);
    if (!addresses)
        return tl::unexpected(addresses.error());
    auto socket = connectTcp(*addresses, route.host, route.port, stepMs, cancel);
    if (!socket)
        return tl::unexpected(socket.error());
    auto session = SshSession::handshake(std::move(*socket), route, {}, cancel);
    if (!session)
        return session;
    if (const auto in = logIn(**session, context.credentials, cancel); !in)
        return tl::unexpected(in.error());
    return session;
}

} // namespace tributary
