// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_session.h"

namespace tributary
{

/// A channel of a logged-in session that runs one command. The destructor closes it, but does not wait for the command.
class SshChannel
{
public:
    /// Which of the two streams of a command.
    enum class Stream { Out = 0, Err = 1 };
    static constexpr unsigned defaultWindow = 2U << 20;

    /// `window`: bytes that may be on the way to us. Errors: the server gives no further channel (MaxSessions), lost,
    /// cancelled.
    static Result<SshChannel> open(SshSession &session, const CancelToken &cancel, unsigned window = defaultWindow);
    SshChannel(SshChannel &&other) noexcept;
    SshChannel &operator=(SshChannel &&other) noexcept;
    SshChannel(const SshChannel &) = delete;
    SshChannel &operator=(const SshChannel &) = delete;
    ~SshChannel();

    /// Hands the command to the login shell of the other side. No pty.
    Result<void> exec(const QByteArray &command, const CancelToken &cancel);
    /// A write that is cancelled half-way ends the session: the rest of its packet could not be sent any more.
    Result<void> write(const QByteArray &bytes, const CancelToken &cancel);
    Result<void> sendEof(const CancelToken &cancel);
    /// What is there now, appended to `bytes`; never waits. False = nothing is there.
    Result<bool> readSome(Stream stream, QByteArray &bytes);
    [[nodiscard]] bool isAtEnd() const; ///< both streams have ended
    [[nodiscard]] int exitStatus() const; ///< 0 also if none came
    [[nodiscard]] QByteArray exitSignal() const; ///< "KILL"; empty = none
    [[nodiscard]] LIBSSH2_CHANNEL *handle() const { return m_handle; }

private:
    SshChannel(SshSession &session, LIBSSH2_CHANNEL *handle);

    SshSession *m_session;
    LIBSSH2_CHANNEL *m_handle;
};

} // namespace tributary
