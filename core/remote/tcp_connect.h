// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "remote/unique_fd.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace tributary
{

/// The addresses of a host, in the system's order of preference; each holds a sockaddr.
using HostAddresses = std::vector<QByteArray>;

/// Looks up a name or a numeric address (IPv6 with or without brackets, with or without a zone). Errors: the name is
/// not known; nothing came within the time; cancelled.
Result<HostAddresses> resolveHost(const QString &host, int port, int timeoutMs, const CancelToken &cancel);

/// Connects to the first address that answers; the socket is non-blocking and sends small packets at once. Errors name
/// the system's reason for the last address; cancelled.
Result<UniqueFd> connectTcp(
    const HostAddresses &addresses, const QString &host, int port, int timeoutMs, const CancelToken &cancel);

/// "1.2.3.4", "fe80::1": the numeric form of an address.
QString addressText(const QByteArray &address);

/// The address at the other end of a connected socket.
QString peerText(const UniqueFd &socket);

} // namespace tributary
