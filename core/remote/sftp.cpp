// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/sftp.h"

#include <QElapsedTimer>

#include <utility>

namespace tributary
{

namespace
{

constexpr int closeMs = 500;
constexpr int retries = 4;
constexpr int retryMs = 50;

QString wordsOf(unsigned long status)
{
    switch (status) {
    case LIBSSH2_FX_NO_SUCH_FILE:
        return QStringLiteral("no such file or folder");
    case LIBSSH2_FX_PERMISSION_DENIED:
        return QStringLiteral("permission denied");
    case LIBSSH2_FX_FAILURE:
        return QStringLiteral("the server only says \"failure\"");
    default:
        return QStringLiteral("SFTP status %1").arg(status);
    }
}

// What the library says of each cause was measured with 1.10 and OpenSSH 9.2.
Error openError(SshSession &session, const Error &error)
{
    switch (libssh2_session_last_errno(session.handle())) {
    case LIBSSH2_ERROR_CHANNEL_REQUEST_DENIED:
    case LIBSSH2_ERROR_CHANNEL_FAILURE:
        return {{QT_TRANSLATE_NOOP("core", "The target has no SFTP")}, error.detail,
            QT_TRANSLATE_NOOP("core", "Enable it there: \"Subsystem sftp internal-sftp\" in sshd_config.")};
    case LIBSSH2_ERROR_SOCKET_TIMEOUT:
    case LIBSSH2_ERROR_TIMEOUT:
    case LIBSSH2_ERROR_SFTP_PROTOCOL:
    case LIBSSH2_ERROR_PROTO:
    case LIBSSH2_ERROR_ALLOC:
    case LIBSSH2_ERROR_OUT_OF_BOUNDARY:
    case LIBSSH2_ERROR_CHANNEL_PACKET_EXCEEDED:
        return {{QT_TRANSLATE_NOOP("core", "SFTP on the target does not work: something else answers in its place")},
            error.detail,
            QT_TRANSLATE_NOOP("core",
                "Take out what prints text in the shell's start files there (~/.bashrc, ~/.cshrc, /etc/profile) when "
                "it "
                "is not interactive, or the command that sshd_config forces.")};
    default:
        return error;
    }
}

} // namespace

Result<Sftp> Sftp::open(SshSession &session, const CancelToken &cancel)
{
    const Text what {QT_TRANSLATE_NOOP("core", "SFTP on the target does not start")};
    const auto tryOpen = [&] {
        return session.drivePointer<LIBSSH2_SFTP *>(
            what, [&] { return libssh2_sftp_init(session.handle()); }, cancel);
    };
    auto handle = tryOpen();
    // Where only one channel is allowed (MaxSessions 1), the one before may still be in the act of closing.
    for (int i = 0; i < retries && !handle && !session.isLost()
         && libssh2_session_last_errno(session.handle()) == LIBSSH2_ERROR_CHANNEL_FAILURE;
         ++i) {
        if (auto error = session.idle(retryMs, cancel))
            return tl::unexpected(std::move(*error));
        handle = tryOpen();
    }
    if (!handle) {
        if (session.isLost() || cancel.isCancelled())
            return tl::unexpected(handle.error());
        return tl::unexpected(openError(session, handle.error()));
    }
    Sftp sftp(session, *handle);
    QElapsedTimer timer;
    timer.start();
    char path[4096];
    const auto answered = sftp.drive(
        what, [&] { return libssh2_sftp_symlink_ex(*handle, ".", 1, path, sizeof path, LIBSSH2_SFTP_REALPATH); },
        cancel);
    if (!answered && (session.isLost() || cancel.isCancelled()))
        return tl::unexpected(answered.error());
    sftp.m_roundTripMs = double(timer.nsecsElapsed()) / 1e6;
    return sftp;
}

Sftp::Sftp(SshSession &session, LIBSSH2_SFTP *handle)
    : m_session(&session)
    , m_handle(handle)
{
}

Sftp::Sftp(Sftp &&other) noexcept
    : m_session(other.m_session)
    , m_handle(std::exchange(other.m_handle, nullptr))
    , m_roundTripMs(other.m_roundTripMs)
{
}

Sftp::~Sftp()
{
    if (!m_handle || m_session->isLost())
        return; // the session frees it
    const CancelToken never;
    (void)m_session->drive(
        {QT_TRANSLATE_NOOP("core", "SFTP on the target does not end")},
        [this] { return libssh2_sftp_shutdown(m_handle); }, never, deadlineIn(closeMs));
}

unsigned long Sftp::lastStatus() const
{
    if (m_session->isLost() || libssh2_session_last_errno(m_session->handle()) != LIBSSH2_ERROR_SFTP_PROTOCOL)
        return LIBSSH2_FX_OK;
    return libssh2_sftp_last_error(m_handle);
}

QString Sftp::reasonOf(const Error &error) const
{
    const unsigned long status = lastStatus();
    return status == LIBSSH2_FX_OK ? error.detail : wordsOf(status);
}

Result<SftpHandle> SftpHandle::openAny(
    Sftp &sftp, const QByteArray &path, unsigned long flags, int type, const CancelToken &cancel)
{
    constexpr long onlyOurs = 0600;
    LIBSSH2_SFTP_HANDLE *handle = nullptr;
    const auto opened = sftp.drive(
        {QT_TRANSLATE_NOOP("core", "Cannot open %1 on the target"), {QString::fromUtf8(path)}},
        [&]() -> int {
            handle = libssh2_sftp_open_ex(sftp.handle(), path.constData(), static_cast<unsigned>(path.size()), flags,
                type == LIBSSH2_SFTP_OPENDIR ? 0 : onlyOurs, type);
            return handle ? 0 : libssh2_session_last_errno(sftp.session().handle());
        },
        cancel);
    if (!opened)
        return tl::unexpected(opened.error());
    return SftpHandle(sftp, handle);
}

Result<SftpHandle> SftpHandle::openFile(
    Sftp &sftp, const QByteArray &path, unsigned long flags, const CancelToken &cancel)
{
    return openAny(sftp, path, flags, LIBSSH2_SFTP_OPENFILE, cancel);
}

Result<SftpHandle> SftpHandle::openFolder(Sftp &sftp, const QByteArray &path, const CancelToken &cancel)
{
    return openAny(sftp, path, 0, LIBSSH2_SFTP_OPENDIR, cancel);
}

SftpHandle::SftpHandle(SftpHandle &&other) noexcept
    : m_sftp(other.m_sftp)
    , m_handle(std::exchange(other.m_handle, nullptr))
{
}

SftpHandle::~SftpHandle()
{
    if (!m_handle || m_sftp->session().isLost())
        return;
    const CancelToken never;
    (void)m_sftp->session().drive(
        {QT_TRANSLATE_NOOP("core", "A file on the target cannot be closed")},
        [this] { return libssh2_sftp_close_handle(m_handle); }, never, deadlineIn(closeMs));
}

Result<void> SftpHandle::close(const CancelToken &cancel)
{
    LIBSSH2_SFTP_HANDLE *handle = std::exchange(m_handle, nullptr);
    const auto closed = m_sftp->drive(
        {QT_TRANSLATE_NOOP("core", "A file on the target cannot be closed")},
        [&] { return libssh2_sftp_close_handle(handle); }, cancel);
    if (!closed)
        return tl::unexpected(closed.error());
    return {};
}

Result<std::vector<SftpEntry>> listFolder(Sftp &sftp, const QByteArray &path, int most, const CancelToken &cancel)
{
    const auto folder = SftpHandle::openFolder(sftp, path, cancel);
    if (!folder)
        return tl::unexpected(folder.error());
    std::vector<SftpEntry> entries;
    std::vector<char> name(256 * 1024); // the largest packet: with less, a long name would end the list
    while (int(entries.size()) < most) {
        SftpEntry entry {};
        const auto size = sftp.drive(
            {QT_TRANSLATE_NOOP("core", "Cannot list %1 on the target"), {QString::fromUtf8(path)}},
            [&] {
                return libssh2_sftp_readdir_ex(folder->get(), name.data(), name.size(), nullptr, 0, &entry.attributes);
            },
            cancel);
        if (!size)
            return tl::unexpected(size.error());
        if (*size == 0)
            break;
        entry.name = QByteArray(name.data(), qsizetype(*size));
        if (entry.name != "." && entry.name != "..")
            entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace tributary
