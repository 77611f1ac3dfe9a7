// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <memory>

namespace tributary
{

/// Where to connect to, and as whom: a target's host after the aliases of ~/.ssh/config are resolved.
struct SshRoute {
    QString host; ///< name or address, IPv6 without brackets
    int port = 22;
    QString user;
    QStringList identityFiles; ///< private keys that the user named, absolute; empty = none named
    int connectSeconds = 15; ///< for each of: resolve, connect, handshake
    int silenceSeconds = 15; ///< a peer that sends nothing for so long, keep-alives included, is taken for lost;
                             ///< after the login at least 4 count; 0 = never
    std::shared_ptr<const SshRoute> jump; ///< connect from there; at most one

    /// "user@host:port", the key of this login in the keychain.
    [[nodiscard]] QString loginName() const { return QStringLiteral("%1@%2:%3").arg(user, host).arg(port); }
};

} // namespace tributary
