// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "remote/unique_fd.h"

#include <QByteArray>
#include <QString>

#include <libssh2.h>

#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace tributary
{

class SshSession;

/// A connection that a jump host makes for us, as a local socket. A thread of its own carries the bytes and owns the
/// session to the jump host. When that is lost, the socket ends.
class JumpTunnel
{
public:
    struct Opened {
        std::shared_ptr<JumpTunnel> tunnel;
        UniqueFd socket; ///< non-blocking; bytes of the other side
    };

    /// Lets the jump host connect to host and port. Errors: it may not (AllowTcpForwarding), or cannot reach them;
    /// lost; cancelled.
    static Result<Opened> open(
        std::unique_ptr<SshSession> jump, const QString &host, int port, int timeoutMs, const CancelToken &cancel);
    /// Ends the thread within a fraction of a second, whatever the jump host does.
    ~JumpTunnel();
    JumpTunnel(const JumpTunnel &) = delete;
    JumpTunnel &operator=(const JumpTunnel &) = delete;

    /// Ends the tunnel and gives the session to the jump host back; null if that is of no use any more.
    std::unique_ptr<SshSession> release();
    /// Why the jump host is lost; empty = it is not.
    [[nodiscard]] QString lostReason() const;

private:
    JumpTunnel(std::unique_ptr<SshSession> jump, LIBSSH2_CHANNEL *channel, UniqueFd socket);
    void stop();
    void carry();
    std::optional<Error> carryOnce();
    std::optional<Error> fromChannel(bool &moved);
    std::optional<Error> toChannel(bool &moved);
    bool fromSocket();
    bool toSocket();

    std::unique_ptr<SshSession> m_jump;
    LIBSSH2_CHANNEL *m_channel;
    UniqueFd m_socket;
    CancelToken m_stop;
    mutable std::mutex m_mutex; ///< of m_lostReason
    QString m_lostReason;
    QByteArray m_up; ///< on its way to the channel
    QByteArray m_down; ///< on its way to the socket
    std::size_t m_piece = 0; ///< bytes of m_up that libssh2 has half-sent, 0 = none
    bool m_isSocketAtEnd = false;
    bool m_isDone = false;
    std::thread m_thread; ///< last: it uses the rest
};

} // namespace tributary
