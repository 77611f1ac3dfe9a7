// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"

#include <QByteArray>
#include <QString>

namespace tributary
{

/// The key that a server showed.
struct HostKey {
    QByteArray type; ///< "ssh-ed25519", …
    QByteArray blob; ///< as on the wire

    /// "SHA256:" and unpadded base64, as OpenSSH prints it.
    [[nodiscard]] QString fingerprint() const;
};

/// A server whose key is not known yet.
struct HostKeyQuestion {
    QString host;
    int port = 22;
    HostKey key;
    bool hasAuthority = false; ///< known_hosts names a certificate authority for it; certificates are not checked
};

/// Decides about servers that are not in known_hosts. A changed or revoked key is refused without asking. The seam
/// between a connection and whoever can be asked.
class HostKeyPolicy
{
public:
    enum class Answer {
        Refuse,
        AcceptOnce,
        Remember, ///< and append it to known_hosts
    };

    virtual ~HostKeyPolicy() = default;
    /// Called in the connection's thread, which waits; returns Refuse soon after `cancel`.
    virtual Answer decide(const HostKeyQuestion &question, const CancelToken &cancel) = 0;
};

/// For programs without a user at hand: one answer for all.
class FixedHostKeyPolicy final : public HostKeyPolicy
{
public:
    explicit FixedHostKeyPolicy(Answer answer)
        : m_answer(answer)
    {
    }
    Answer decide(const HostKeyQuestion &, const CancelToken &) override { return m_answer; }

private:
    Answer m_answer;
};

} // namespace tributary
