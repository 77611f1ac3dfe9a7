// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_channel.h"

namespace tributary
{

/// A POSIX shell script that runs on the target under /bin/sh, whatever the login shell is and prints. What write()
/// sends is the script's stdin, what readSome() gives is its stdout. The destructor does not wait for it.
class ScriptChannel
{
public:
    /// `text` may hold any word that quoteShellWord() made; all of it is parsed before any of it runs. Returns when it
    /// begins. `window`: bytes that may be on the way to us. Errors: no /bin/sh there, or the account may not run
    /// commands (what it printed is in the detail); lost; cancelled.
    static Result<ScriptChannel> start(SshSession &session, const QByteArray &text, const CancelToken &cancel,
        unsigned window = SshChannel::defaultWindow);

    Result<void> write(const QByteArray &bytes, const CancelToken &cancel) { return m_channel.write(bytes, cancel); }
    Result<void> sendEof(const CancelToken &cancel) { return m_channel.sendEof(cancel); }
    /// What is there now of stdout, appended to `bytes`; never waits. False = nothing is there.
    Result<bool> readSome(QByteArray &bytes);
    /// As readSome(), but waits until there is something; false = the end.
    Result<bool> read(QByteArray &bytes, const CancelToken &cancel);
    /// After the script's last word: gives the server a moment to end the channel, which counts as open until then
    /// (MaxSessions). What still comes is dropped; a child that keeps the output open is not waited for.
    void awaitEnd();
    /// The last of what came on stderr.
    [[nodiscard]] QString errors() const { return QString::fromUtf8(m_errors).trimmed(); }
    [[nodiscard]] SshChannel &channel() { return m_channel; }

private:
    ScriptChannel(SshSession &session, SshChannel channel);

    SshSession *m_session;
    SshChannel m_channel;
    QByteArray m_pending; ///< came together with the mark of the beginning
    QByteArray m_errors;
};

} // namespace tributary
