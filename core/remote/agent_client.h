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

/// Talks to an ssh-agent. Source: draft-miller-ssh-agent. Calls wait, since an agent may ask its user.
class AgentClient
{
public:
    struct Key {
        QByteArray blob; ///< public half, as on the wire
        QString comment;
    };

    /// `socketPath`: of the agent, as in SSH_AUTH_SOCK. Errors: nobody listens there.
    static Result<AgentClient> connect(const QString &socketPath);
    /// The keys it holds. Errors: no answer within 10 s, or none that makes sense; cancelled.
    Result<std::vector<Key>> keys(const CancelToken &cancel);
    /// The signature without its type. `algorithm` as for PrivateKey::sign(). Errors: refused; no answer within two
    /// minutes; cancelled.
    Result<QByteArray> sign(
        const QByteArray &blob, const QByteArray &algorithm, const QByteArray &data, const CancelToken &cancel);

private:
    explicit AgentClient(UniqueFd socket)
        : m_socket(std::move(socket))
    {
    }
    Result<QByteArray> ask(const QByteArray &request, int timeoutMs, const CancelToken &cancel);

    UniqueFd m_socket;
};

} // namespace tributary
