// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_session.h"

#include <libssh2_sftp.h>

#include <vector>

namespace tributary
{

/// The SFTP subsystem of a logged-in session; takes one of the server's channels while it lives. After a call that was
/// cancelled the session may be dropped: the library could not finish what it had begun.
class Sftp
{
public:
    /// Errors: the server has no SFTP, or a shell prints text into it, each with the cure; lost; cancelled.
    static Result<Sftp> open(SshSession &session, const CancelToken &cancel);
    Sftp(Sftp &&other) noexcept;
    Sftp &operator=(Sftp &&other) = delete;
    Sftp(const Sftp &) = delete;
    Sftp &operator=(const Sftp &) = delete;
    ~Sftp();

    [[nodiscard]] SshSession &session() const { return *m_session; }
    [[nodiscard]] LIBSSH2_SFTP *handle() const { return m_handle; }
    /// Milliseconds of a small request and its answer, when it was opened.
    [[nodiscard]] double roundTripMs() const { return m_roundTripMs; }

    /// drive() of the session; an error carries the server's reason in words.
    template <typename Step>
    Result<qint64> drive(const Text &what, Step step, const CancelToken &cancel)
    {
        auto done = m_session->drive(what, step, cancel);
        if (!done)
            done.error().detail = reasonOf(done.error());
        return done;
    }
    /// The status of the last answer (LIBSSH2_FX_…), LIBSSH2_FX_OK if the failure was no answer of the server.
    [[nodiscard]] unsigned long lastStatus() const;

private:
    Sftp(SshSession &session, LIBSSH2_SFTP *handle);
    [[nodiscard]] QString reasonOf(const Error &error) const;

    SshSession *m_session;
    LIBSSH2_SFTP *m_handle;
    double m_roundTripMs = 0;
};

/// An open file or folder on the target.
class SftpHandle
{
public:
    /// `flags`: LIBSSH2_FXF_…. A new file gets mode 0600.
    static Result<SftpHandle> openFile(
        Sftp &sftp, const QByteArray &path, unsigned long flags, const CancelToken &cancel);
    static Result<SftpHandle> openFolder(Sftp &sftp, const QByteArray &path, const CancelToken &cancel);
    SftpHandle(SftpHandle &&other) noexcept;
    SftpHandle &operator=(SftpHandle &&other) = delete;
    SftpHandle(const SftpHandle &) = delete;
    SftpHandle &operator=(const SftpHandle &) = delete;
    ~SftpHandle(); ///< closes, but does not wait long

    [[nodiscard]] LIBSSH2_SFTP_HANDLE *get() const { return m_handle; }
    /// Closes now, so that an error shows.
    Result<void> close(const CancelToken &cancel);

private:
    SftpHandle(Sftp &sftp, LIBSSH2_SFTP_HANDLE *handle)
        : m_sftp(&sftp)
        , m_handle(handle)
    {
    }
    static Result<SftpHandle> openAny(
        Sftp &sftp, const QByteArray &path, unsigned long flags, int type, const CancelToken &cancel);

    Sftp *m_sftp;
    LIBSSH2_SFTP_HANDLE *m_handle;
};

/// One entry of a folder.
struct SftpEntry {
    QByteArray name; ///< as the server gave it: may be anything
    LIBSSH2_SFTP_ATTRIBUTES attributes;
};

/// The entries of a folder without "." and "..", at most `most` of them. Errors: not readable, lost, cancelled.
Result<std::vector<SftpEntry>> listFolder(Sftp &sftp, const QByteArray &path, int most, const CancelToken &cancel);

} // namespace tributary
