// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/ssh_channel.h"

#include "remote/vector_state.h"

#include <array>
#include <utility>

namespace tributary
{

namespace
{

constexpr int closingMs = 2000;

} // namespace

Result<SshChannel> SshChannel::open(SshSession &session, const CancelToken &cancel, unsigned window)
{
    const Text what {QT_TRANSLATE_NOOP("core", "The target opens no channel for a command")};
    const auto tryOpen = [&] {
        return session.drivePointer<LIBSSH2_CHANNEL *>(
            what,
            [&] {
                return libssh2_channel_open_ex(
                    session.handle(), "session", 7, window, LIBSSH2_CHANNEL_PACKET_DEFAULT, nullptr, 0);
            },
            cancel);
    };
    auto channel = tryOpen();
    // Where only one is allowed (MaxSessions 1), the one before may still be in the act of closing.
    const Deadline deadline = deadlineIn(closingMs);
    while (!channel && !session.isLost() && !cancel.isCancelled() && !isOver(deadline)
        && libssh2_session_last_errno(session.handle()) == LIBSSH2_ERROR_CHANNEL_FAILURE) {
        if (auto error = session.idle(50, cancel))
            return tl::unexpected(std::move(*error));
        channel = tryOpen();
    }
    if (!channel)
        return tl::unexpected(channel.error());
    return SshChannel(session, *channel);
}

SshChannel::SshChannel(SshSession &session, LIBSSH2_CHANNEL *handle)
    : m_session(&session)
    , m_handle(handle)
{
}

SshChannel::SshChannel(SshChannel &&other) noexcept
    : m_session(other.m_session)
    , m_handle(std::exchange(other.m_handle, nullptr))
{
}

SshChannel &SshChannel::operator=(SshChannel &&other) noexcept
{
    std::swap(m_session, other.m_session);
    std::swap(m_handle, other.m_handle);
    return *this;
}

SshChannel::~SshChannel()
{
    if (!m_handle || m_session->isLost())
        return; // the session frees it
    const CancelToken never;
    const Text what {QT_TRANSLATE_NOOP("core", "A channel cannot be closed")};
    // Closing waits for the command to end, which may be never; the session frees the rest.
    (void)m_session->drive(
        what, [this] { return libssh2_channel_free(m_handle); }, never, deadlineIn(500));
}

Result<void> SshChannel::exec(const QByteArray &command, const CancelToken &cancel)
{
    const auto started = m_session->drive(
        {QT_TRANSLATE_NOOP("core", "The target does not start a command")},
        [&] {
            return libssh2_channel_process_startup(
                m_handle, "exec", 4, command.constData(), static_cast<unsigned>(command.size()));
        },
        cancel);
    if (!started)
        return tl::unexpected(started.error());
    return {};
}

Result<void> SshChannel::write(const QByteArray &bytes, const CancelToken &cancel)
{
    const Text what {QT_TRANSLATE_NOOP("core", "The target takes no more input")};
    for (qsizetype done = 0; done < bytes.size();) {
        const auto written = m_session->drive(
            what,
            [&] {
                return libssh2_channel_write(
                    m_handle, bytes.constData() + done, static_cast<std::size_t>(bytes.size() - done));
            },
            cancel);
        if (!written) {
            if (cancel.isCancelled())
                m_session->drop();
            return tl::unexpected(written.error());
        }
        done += qsizetype(*written);
    }
    return {};
}

Result<void> SshChannel::sendEof(const CancelToken &cancel)
{
    const auto sent = m_session->drive(
        {QT_TRANSLATE_NOOP("core", "The target takes no more input")},
        [this] { return libssh2_channel_send_eof(m_handle); }, cancel);
    if (!sent)
        return tl::unexpected(sent.error());
    return {};
}

Result<bool> SshChannel::readSome(Stream stream, QByteArray &bytes)
{
    std::array<char, 65536> buffer; // not initialised: this runs thousands of times a second
    clearVectorState();
    const auto got = libssh2_channel_read_ex(m_handle, static_cast<int>(stream), buffer.data(), buffer.size());
    if (got == LIBSSH2_ERROR_EAGAIN || got == 0)
        return false;
    if (got < 0)
        return tl::unexpected(m_session->errorOf({QT_TRANSLATE_NOOP("core", "The output cannot be read")}, got));
    bytes.append(buffer.data(), qsizetype(got));
    return true;
}

bool SshChannel::isAtEnd() const
{
    return libssh2_channel_eof(m_handle) != 0;
}

int SshChannel::exitStatus() const
{
    return libssh2_channel_get_exit_status(m_handle);
}

QByteArray SshChannel::exitSignal() const
{
    char *signal = nullptr;
    std::size_t size = 0;
    libssh2_channel_get_exit_signal(m_handle, &signal, &size, nullptr, nullptr, nullptr, nullptr);
    const QByteArray name(signal, signal ? qsizetype(size) : 0);
    if (signal)
        libssh2_free(m_session->handle(), signal);
    return name;
}

} // namespace tributary
