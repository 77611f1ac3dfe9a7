// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/jump_tunnel.h"

#include "remote/ssh_session.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>

namespace tributary
{

namespace
{

constexpr qsizetype mostHeld = 1 << 20; // bytes of one direction: keeps a fast link busy, and memory small
constexpr std::size_t pieceSize = 65536;

const Text &brokenText()
{
    static const Text text {QT_TRANSLATE_NOOP("core", "The tunnel through the jump host is broken")};
    return text;
}

} // namespace

Result<JumpTunnel::Opened> JumpTunnel::open(
    std::unique_ptr<SshSession> jump, const QString &host, int port, int timeoutMs, const CancelToken &cancel)
{
    const QString jumpHost = jump->route().host;
    const QByteArray name = host.toUtf8();
    const auto channel = jump->drivePointer<LIBSSH2_CHANNEL *>(
        {QT_TRANSLATE_NOOP("core", "The jump host %1 does not connect to %2, port %3"), {jumpHost, host, number(port)}},
        [&] { return libssh2_channel_direct_tcpip_ex(jump->handle(), name.constData(), port, "127.0.0.1", 0); }, cancel,
        deadlineIn(timeoutMs));
    if (!channel) {
        Error error = channel.error();
        if (error.hint.isEmpty())
            error.hint = {QT_TRANSLATE_NOOP("core",
                              "Check on %1 that the target can be reached, and that its sshd_config has "
                              "AllowTcpForwarding yes."),
                {jumpHost}};
        return tl::unexpected(std::move(error));
    }
    std::array<int, 2> ends {};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends.data()) != 0)
        return fail(brokenText(), QString::fromLocal8Bit(std::strerror(errno)));
    UniqueFd ours(ends[0]);
    UniqueFd theirs(ends[1]);
    std::shared_ptr<JumpTunnel> tunnel(new JumpTunnel(std::move(jump), *channel, std::move(ours)));
    return Opened {std::move(tunnel), std::move(theirs)};
}

JumpTunnel::JumpTunnel(std::unique_ptr<SshSession> jump, LIBSSH2_CHANNEL *channel, UniqueFd socket)
    : m_jump(std::move(jump))
    , m_channel(channel)
    , m_socket(std::move(socket))
    , m_thread([this] { carry(); })
{
}

JumpTunnel::~JumpTunnel()
{
    stop();
}

void JumpTunnel::stop()
{
    m_stop.cancel();
    if (m_thread.joinable())
        m_thread.join();
}

std::unique_ptr<SshSession> JumpTunnel::release()
{
    stop();
    if (m_jump && (m_jump->isLost() || m_jump->isHalfSent()))
        m_jump.reset();
    return std::move(m_jump);
}

QString JumpTunnel::lostReason() const
{
    const std::scoped_lock lock(m_mutex);
    return m_lostReason;
}

void JumpTunnel::carry()
{
    while (!m_isDone && !m_stop.isCancelled()) {
        const auto error = carryOnce();
        if (!error)
            continue;
        if (!m_stop.isCancelled()) {
            const std::scoped_lock lock(m_mutex);
            m_lostReason = error->english();
        }
        break;
    }
    ::shutdown(m_socket.get(), SHUT_RDWR);
}

std::optional<Error> JumpTunnel::carryOnce()
{
    bool moved = fromSocket();
    if (auto error = toChannel(moved))
        return error;
    if (!m_jump->isHalfSent()) // reading may have to send, which must not cut into a packet
        if (auto error = fromChannel(moved))
            return error;
    moved = toSocket() || moved;
    if (m_isSocketAtEnd && m_up.isEmpty())
        m_isDone = true; // nobody listens any more
    if (m_down.isEmpty() && libssh2_channel_eof(m_channel))
        m_isDone = true;
    if (moved || m_isDone)
        return std::nullopt;
    short events = 0;
    if (m_up.size() < mostHeld && !m_isSocketAtEnd)
        events = short(events | POLLIN);
    if (!m_down.isEmpty())
        events = short(events | POLLOUT);
    return m_jump->idleWith(events == 0 ? -1 : m_socket.get(), events, 50, m_stop);
}

bool JumpTunnel::fromSocket()
{
    if (m_isSocketAtEnd || m_up.size() >= mostHeld)
        return false;
    std::array<char, pieceSize> buffer; // NOLINT: filled below
    const ssize_t n = ::recv(m_socket.get(), buffer.data(), buffer.size(), 0);
    if (n < 0)
        return false;
    m_isSocketAtEnd = n == 0;
    m_up.append(buffer.data(), n);
    return true;
}

bool JumpTunnel::toSocket()
{
    if (m_down.isEmpty())
        return false;
    const ssize_t n = ::send(m_socket.get(), m_down.constData(), std::size_t(m_down.size()), MSG_NOSIGNAL);
    if (n < 0 && errno != EAGAIN && errno != EINTR) {
        m_isDone = true;
        return false;
    }
    m_down.remove(0, std::max<ssize_t>(n, 0));
    return n > 0;
}

std::optional<Error> JumpTunnel::toChannel(bool &moved)
{
    if (m_up.isEmpty())
        return std::nullopt;
    // After EAGAIN, libssh2 wants the very same bytes again: m_up only grows at its end, and pieces are small.
    const auto size = std::min(std::size_t(m_up.size()), m_piece == 0 ? pieceSize / 4 : m_piece);
    const auto n = libssh2_channel_write(m_channel, m_up.constData(), size);
    m_piece = n == LIBSSH2_ERROR_EAGAIN ? size : 0;
    if (n == LIBSSH2_ERROR_EAGAIN)
        return std::nullopt;
    if (n < 0)
        return m_jump->errorOf(brokenText(), n);
    m_up.remove(0, n);
    moved = moved || n > 0;
    return std::nullopt;
}

std::optional<Error> JumpTunnel::fromChannel(bool &moved)
{
    if (m_down.size() >= mostHeld)
        return std::nullopt;
    std::array<char, pieceSize> buffer; // NOLINT: filled below
    const auto n = libssh2_channel_read(m_channel, buffer.data(), buffer.size());
    if (n == LIBSSH2_ERROR_EAGAIN || n == 0)
        return std::nullopt;
    if (n < 0)
        return m_jump->errorOf(brokenText(), n);
    m_down.append(buffer.data(), n);
    moved = true;
    return std::nullopt;
}

} // namespace tributary
