// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "remote/unique_fd.h"
#include "remote/waiting.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace tributary
{

/// The algorithms that both sides must agree on before a connection is encrypted (RFC 4253, 7.1).
struct AlgorithmOffer {
    enum Kind { KeyExchange, HostKey, CipherUp, CipherDown, MacUp, MacDown };
    static constexpr int kinds = 6;
    std::array<QList<QByteArray>, kinds> names;

    /// From the payload of an SSH_MSG_KEXINIT; nothing in it if that is damaged.
    static AlgorithmOffer parse(const QByteArray &payload);
    /// What the libssh2 of this program can do.
    static AlgorithmOffer ofLibrary();
};

/// What a peer on an SSH port says before anything is encrypted.
struct ServerGreeting {
    enum class Kind {
        Ssh,
        OtherProtocol, ///< it talks, but not SSH
        Closed, ///< without a word
        Silent,
    };
    Kind kind = Kind::Silent;
    QByteArray firstLine; ///< its banner, or the first line of whatever it said
    AlgorithmOffer offer; ///< of an SSH server; empty if it ended before that
};

/// Says hello on a fresh connection and reads what comes. Cancelled = Silent.
ServerGreeting readGreeting(const UniqueFd &socket, Deadline deadline, const CancelToken &cancel);

/// A server that takes connections but says nothing.
Error silentServerError(const QString &host, int port);

/// Why no SSH connection came about, in the words of the user; nothing if the greeting does not tell. `host`, `port`:
/// for the message.
std::optional<Error> explainGreeting(const ServerGreeting &greeting, const QString &host, int port);

} // namespace tributary
