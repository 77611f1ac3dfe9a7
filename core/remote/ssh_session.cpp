// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/ssh_session.h"

#include "remote/jump_tunnel.h"
#include "remote/server_offer.h"
#include "remote/vector_state.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <malloc.h>
#include <mutex>
#include <poll.h>
#include <sys/socket.h>

namespace tributary
{

namespace
{

constexpr int answerMs = 20; ///< a keep-alive is watched for so long at once

void initialiseLibrary()
{
    static std::once_flag once; // libssh2_init is not thread-safe
    std::call_once(once, [] { libssh2_init(0); });
}

// libssh2 does not wipe the passwords that it puts into packets and answers; its memory does it when it is given back.
LIBSSH2_ALLOC_FUNC(allocate)
{
    (void)abstract;
    return std::malloc(count);
}

LIBSSH2_FREE_FUNC(wipeAndFree)
{
    (void)abstract;
    if (ptr)
        ::explicit_bzero(ptr, ::malloc_usable_size(ptr));
    std::free(ptr);
}

LIBSSH2_REALLOC_FUNC(moveAndWipe)
{
    void *larger = std::malloc(count);
    if (larger && ptr)
        std::memcpy(larger, ptr, std::min(count, ::malloc_usable_size(ptr)));
    if (larger)
        wipeAndFree(ptr, abstract);
    return larger;
}

bool endsConnection(qint64 code)
{
    switch (code) {
    case LIBSSH2_ERROR_SOCKET_NONE:
    case LIBSSH2_ERROR_SOCKET_SEND:
    case LIBSSH2_ERROR_SOCKET_DISCONNECT:
    case LIBSSH2_ERROR_SOCKET_RECV:
    case LIBSSH2_ERROR_BAD_SOCKET:
    case LIBSSH2_ERROR_DECRYPT:
    case LIBSSH2_ERROR_INVALID_MAC:
    case LIBSSH2_ERROR_KEY_EXCHANGE_FAILURE:
        return true;
    default:
        return false;
    }
}

} // namespace

SshSession::SshSession(UniqueFd socket, SshRoute route)
    : m_socket(std::move(socket))
    , m_route(std::move(route))
    , m_lastHeard(std::chrono::steady_clock::now())
    , m_lastWatched(m_lastHeard)
    , m_lastAsked(m_lastHeard)
{
    initialiseLibrary();
    m_handle = libssh2_session_init_ex(&allocate, &wipeAndFree, &moveAndWipe, nullptr);
    if (m_handle)
        libssh2_session_set_blocking(m_handle, 0);
}

tl::expected<std::unique_ptr<SshSession>, SshSession::HandshakeError> SshSession::handshake(UniqueFd socket,
    const SshRoute &route, const QByteArray &hostKeyMethods, const CancelToken &cancel,
    std::shared_ptr<JumpTunnel> tunnel)
{
    std::unique_ptr<SshSession> session(new SshSession(std::move(socket), route));
    session->m_tunnel = std::move(tunnel);
    const Text what {QT_TRANSLATE_NOOP("core", "No SSH connection to %1, port %2"), {route.host, number(route.port)}};
    if (!session->m_handle)
        return tl::unexpected(HandshakeError {{what, QStringLiteral("libssh2_session_init"), {}}});
    if (!hostKeyMethods.isEmpty()) // fails if all names are unknown to this libssh2: then its own order is used
        libssh2_session_method_pref(session->m_handle, LIBSSH2_METHOD_HOSTKEY, hostKeyMethods.constData());
    const auto done = session->driveForCode(
        what, [&] { return libssh2_session_handshake(session->m_handle, session->m_socket.get()); }, cancel,
        deadlineIn(qint64(route.connectSeconds) * 1000));
    if (!done && !cancel.isCancelled() && !libssh2_session_banner_get(session->m_handle))
        return tl::unexpected(HandshakeError {silentServerError(route.host, route.port)});
    if (!done)
        return tl::unexpected(HandshakeError {done.error()});
    if (*done < 0)
        return tl::unexpected(HandshakeError {session->errorOf(what, *done), true});
    session->m_isUp = true;
    return session;
}

SshSession::~SshSession()
{
    if (!m_handle)
        return;
    if (m_isUp && !m_lost)
        libssh2_session_disconnect(m_handle, "bye");
    drop();
    // Everything fails at once on a socket that is shut down, so this ends after a few calls.
    for (int i = 0; i < 1000 && libssh2_session_free(m_handle) == LIBSSH2_ERROR_EAGAIN; ++i) { }
}

HostKey SshSession::hostKey() const
{
    std::size_t size = 0;
    int type = LIBSSH2_HOSTKEY_TYPE_UNKNOWN;
    const char *blob = libssh2_session_hostkey(m_handle, &size, &type);
    HostKey key;
    key.blob = QByteArray(blob, qsizetype(size));
    // A key blob begins with the length and the name of its type (RFC 4253, 6.6).
    if (key.blob.size() > 4)
        key.type = key.blob.mid(4, uchar(key.blob[3]));
    return key;
}

QByteArray SshSession::banner() const
{
    return libssh2_session_banner_get(m_handle);
}

void SshSession::drop()
{
    m_lost = true;
    ::shutdown(m_socket.get(), SHUT_RDWR);
}

bool SshSession::isHalfSent() const
{
    return (libssh2_session_block_directions(m_handle) & LIBSSH2_SESSION_BLOCK_OUTBOUND) != 0;
}

/// Nothing = the peer is still there.
std::optional<Error> SshSession::noteSilence()
{
    if (!isSilent())
        return std::nullopt;
    m_lostReason = QStringLiteral("no answer for %1 s").arg(qint64(allowedSilence().count()));
    drop();
    return lostError();
}

std::optional<Error> SshSession::wait(const Text &what, const CancelToken &cancel, Deadline deadline)
{
    const short events = isHalfSent() ? short(POLLIN | POLLOUT) : short(POLLIN);
    for (;;) {
        if (cancel.isCancelled())
            return cancelledError();
        if (isOver(deadline))
            return Error {what, {}, QT_TRANSLATE_NOOP("core", "It took too long. Try again, or allow more time.")};
        if (pollSlice(events, 50))
            return std::nullopt;
        if (auto error = noteSilence())
            return error;
        keepAlive();
    }
}

std::optional<Error> SshSession::idle(int milliseconds, const CancelToken &cancel)
{
    return idleWith(-1, 0, milliseconds, cancel);
}

std::optional<Error> SshSession::idleWith(int other, short events, int milliseconds, const CancelToken &cancel)
{
    const Deadline end = deadlineIn(milliseconds);
    while (!isOver(end)) {
        if (cancel.isCancelled())
            return cancelledError();
        if (m_lost)
            return lostError();
        if (pollSlice(isHalfSent() ? POLLOUT : POLLIN, std::min(milliseconds, 50), other, events))
            return std::nullopt;
        if (auto error = noteSilence())
            return error;
        keepAlive();
    }
    return std::nullopt;
}

Error SshSession::errorOf(const Text &what, qint64 code)
{
    char *message = nullptr;
    libssh2_session_last_error(m_handle, &message, nullptr, 0);
    const QString detail = QStringLiteral("%1 (%2)").arg(QString::fromUtf8(message)).arg(code);
    // SFTP says "channel failure" too when the connection ends in the middle of an answer.
    if (!endsConnection(code) && (code != LIBSSH2_ERROR_CHANNEL_FAILURE || !hasPeerGone()))
        return {what, detail, {}};
    const bool wasUp = m_isUp;
    m_lostReason = detail;
    drop();
    return wasUp ? lostError() : Error {what, detail, {}};
}

/// The peer has closed its end, and all that it sent is read.
bool SshSession::hasPeerGone() const
{
    char byte = 0;
    const ssize_t got = ::recv(m_socket.get(), &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    return got == 0 || (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR);
}

/// Runs before every call of libssh2.
void SshSession::prepareCall()
{
    clearVectorState();
}

/// A request that every server must answer, so that silence means something. Not before the login: dropbear ends a
/// connection that asks for anything else first.
void SshSession::keepAlive()
{
    const auto now = std::chrono::steady_clock::now();
    if (isHalfSent() || !libssh2_userauth_authenticated(m_handle) || now - m_lastAsked < allowedSilence() / 3)
        return;
    pollfd entry {m_socket.get(), POLLOUT, 0};
    if (::poll(&entry, 1, 0) != 1)
        return; // half a packet in libssh2 would break the next call
    m_lastAsked = now;
    int next = 0;
    libssh2_keepalive_config(m_handle, 1, 1);
    libssh2_keepalive_send(m_handle, &next);
    // A near server answers before the caller reads, and what libssh2 takes from the socket then is seen by nobody.
    (void)pollSlice(POLLIN, answerMs);
}

bool SshSession::pollSlice(short events, int milliseconds, int other, short otherEvents)
{
    auto now = std::chrono::steady_clock::now();
    if (now - m_lastWatched > std::chrono::seconds(2))
        m_lastHeard = now;
    std::array<pollfd, 2> entries {{{m_socket.get(), events, 0}, {other, otherEvents, 0}}}; // poll() skips -1
    const bool isReady = ::poll(entries.data(), entries.size(), milliseconds) > 0;
    m_lastWatched = now = std::chrono::steady_clock::now();
    pollfd unread {m_socket.get(), POLLIN, 0}; // also when only room to write was waited for
    if (::poll(&unread, 1, 0) > 0)
        m_lastHeard = now;
    return isReady;
}

Error SshSession::lostError() const
{
    const QString ofTunnel = m_tunnel ? m_tunnel->lostReason() : QString();
    return {{QT_TRANSLATE_NOOP("core", "The connection to %1 is lost"), {m_route.host}},
        ofTunnel.isEmpty() ? m_lostReason : ofTunnel,
        QT_TRANSLATE_NOOP("core", "Check the network and the target machine, then continue.")};
}

bool SshSession::isSilent() const
{
    return m_route.silenceSeconds > 0 && std::chrono::steady_clock::now() - m_lastHeard > allowedSilence();
}

std::chrono::seconds SshSession::allowedSilence() const
{
    // libssh2 sends no more than a keep-alive in two seconds, and the answer needs its time.
    const int least = libssh2_userauth_authenticated(m_handle) ? 4 : 1;
    return std::chrono::seconds(std::max(m_route.silenceSeconds, least));
}

} // namespace tributary
