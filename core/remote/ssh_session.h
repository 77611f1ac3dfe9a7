// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "remote/host_key.h"
#include "remote/ssh_route.h"
#include "remote/unique_fd.h"
#include "remote/waiting.h"

#include <libssh2.h>

#include <memory>
#include <optional>

namespace tributary
{

class JumpTunnel;

/// One SSH connection after the handshake; not logged in yet. Owned and used by one thread at a time, never by that of
/// the window: calls wait, but end soon after a cancellation, and when the peer has been silent for too long.
class SshSession
{
public:
    /// Why there is no connection.
    struct HandshakeError {
        Error error;
        bool isAnswer = false; ///< it comes of what the server did; not of its silence, nor of a cancellation
    };

    /// `hostKeyMethods`: key types in order of preference, comma-separated; empty = libssh2's order. `tunnel`: what the
    /// socket leads through, if it is not the network. Errors: no SSH server answers; nothing in common; silence;
    /// cancelled.
    static tl::expected<std::unique_ptr<SshSession>, HandshakeError> handshake(UniqueFd socket, const SshRoute &route,
        const QByteArray &hostKeyMethods, const CancelToken &cancel, std::shared_ptr<JumpTunnel> tunnel = {});
    /// Cuts the connection; never waits. What runs on the other side goes on.
    ~SshSession();
    SshSession(const SshSession &) = delete;
    SshSession &operator=(const SshSession &) = delete;

    [[nodiscard]] const SshRoute &route() const { return m_route; }
    [[nodiscard]] LIBSSH2_SESSION *handle() const { return m_handle; }
    [[nodiscard]] HostKey hostKey() const;
    [[nodiscard]] QByteArray banner() const; ///< "SSH-2.0-OpenSSH_9.2p1 …"
    /// The connection is of no use any more: every further call fails at once.
    [[nodiscard]] bool isLost() const { return m_lost; }
    /// Gives the connection up, e.g. after a write that was abandoned half-way.
    void drop();

    /// Repeats `step`, a call of libssh2, until it returns something else than EAGAIN, and returns that (>= 0). Errors
    /// say that `what` failed; a lost connection is named as such.
    template <typename Step>
    Result<qint64> drive(const Text &what, Step step, const CancelToken &cancel, Deadline deadline = Deadline::max())
    {
        auto result = driveForCode(what, step, cancel, deadline);
        if (result && *result < 0)
            return tl::unexpected(errorOf(what, *result));
        return result;
    }

    /// drive() for callers who tell apart the codes of libssh2: a negative result is one.
    template <typename Step>
    Result<qint64> driveForCode(const Text &what, Step step, const CancelToken &cancel, Deadline deadline)
    {
        for (;;) {
            if (m_lost)
                return tl::unexpected(lostError());
            prepareCall();
            const qint64 result = qint64(step());
            if (result != LIBSSH2_ERROR_EAGAIN)
                return result;
            if (auto error = wait(what, cancel, deadline))
                return tl::unexpected(std::move(*error));
        }
    }

    /// drive() for calls that return a pointer, null with an error code on failure.
    template <typename Pointer, typename Step>
    Result<Pointer> drivePointer(
        const Text &what, Step step, const CancelToken &cancel, Deadline deadline = Deadline::max())
    {
        Pointer pointer = nullptr;
        const auto done = drive(
            what,
            [&]() -> int {
                pointer = step();
                const int code = libssh2_session_last_errno(m_handle);
                return pointer ? 0 : (code == 0 ? LIBSSH2_ERROR_ALLOC : code);
            },
            cancel, deadline);
        if (!done)
            return tl::unexpected(done.error());
        return pointer;
    }

    /// Waits until the socket is ready for what libssh2 wants, sending keep-alives. Nothing = ready. For callers that
    /// watch several things at once, instead of drive().
    std::optional<Error> wait(const Text &what, const CancelToken &cancel, Deadline deadline);
    /// Waits for data at most `milliseconds`; returns early on data. Notices a lost peer as wait() does.
    std::optional<Error> idle(int milliseconds, const CancelToken &cancel);
    /// idle() that also returns when the socket takes the rest of a half-sent packet, or `other`, a descriptor, is
    /// ready for `events` of poll().
    std::optional<Error> idleWith(int other, short events, int milliseconds, const CancelToken &cancel);
    /// libssh2 waits for the socket to take the rest of a packet: no other packet may be begun.
    [[nodiscard]] bool isHalfSent() const;
    /// The error of the last libssh2 call, which returned `code`.
    Error errorOf(const Text &what, qint64 code);

private:
    SshSession(UniqueFd socket, SshRoute route);
    void prepareCall();
    void keepAlive();
    /// `other`: a second descriptor to watch.
    [[nodiscard]] bool pollSlice(short events, int milliseconds, int other = -1, short otherEvents = 0);
    [[nodiscard]] std::optional<Error> noteSilence();
    [[nodiscard]] Error lostError() const;
    [[nodiscard]] bool isSilent() const;
    [[nodiscard]] bool hasPeerGone() const;
    [[nodiscard]] std::chrono::seconds allowedSilence() const;

    std::shared_ptr<JumpTunnel> m_tunnel; ///< ends after the socket
    UniqueFd m_socket;
    SshRoute m_route;
    LIBSSH2_SESSION *m_handle = nullptr;
    bool m_lost = false;
    QString m_lostReason;
    Deadline m_lastHeard; ///< when bytes of the peer were last there
    Deadline m_lastWatched; ///< when somebody last looked: silence counts only while one listens
    Deadline m_lastAsked; ///< when a keep-alive was last sent
    bool m_isUp = false; ///< the handshake is done
};

} // namespace tributary
