// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/tcp_connect.h"

#include "remote/waiting.h"

#include <QFile>

#include <atomic>
#include <cerrno>
#include <cstring>
#include <memory>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <thread>

namespace tributary
{

namespace
{

struct Lookup {
    std::atomic_bool done {false};
    int result = 0;
    HostAddresses addresses;
};

void lookUp(const QByteArray &host, const QByteArray &port, Lookup &lookup)
{
    addrinfo hints {};
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    addrinfo *found = nullptr;
    lookup.result = ::getaddrinfo(host.constData(), port.constData(), &hints, &found);
    for (const addrinfo *each = found; each; each = each->ai_next)
        lookup.addresses.emplace_back(reinterpret_cast<const char *>(each->ai_addr), int(each->ai_addrlen));
    if (found)
        ::freeaddrinfo(found);
}

const sockaddr *socketAddress(const QByteArray &address)
{
    return reinterpret_cast<const sockaddr *>(address.constData());
}

/// Nothing = connected.
std::optional<QString> tryAddress(
    const QByteArray &address, const UniqueFd &socket, Deadline deadline, const CancelToken &cancel)
{
    if (::connect(socket.get(), socketAddress(address), socklen_t(address.size())) == 0)
        return std::nullopt;
    if (errno != EINPROGRESS)
        return QString::fromLocal8Bit(std::strerror(errno));
    const Waited waited = waitFor(socket.get(), POLLOUT, deadline, cancel);
    if (waited != Waited::Ready)
        return QString::fromLocal8Bit(std::strerror(waited == Waited::TimedOut ? ETIMEDOUT : ECANCELED));
    int error = 0;
    socklen_t size = sizeof error;
    ::getsockopt(socket.get(), SOL_SOCKET, SO_ERROR, &error, &size);
    if (error == 0)
        return std::nullopt;
    return QString::fromLocal8Bit(std::strerror(error));
}

} // namespace

Result<HostAddresses> resolveHost(const QString &host, int port, int timeoutMs, const CancelToken &cancel)
{
    QString name = host;
    if (name.startsWith(QLatin1Char('[')) && name.endsWith(QLatin1Char(']')))
        name = name.mid(1, name.size() - 2); // getaddrinfo does not know brackets
    // getaddrinfo cannot be interrupted: a thread of its own may outlive the wait for it.
    auto lookup = std::make_shared<Lookup>();
    std::thread([lookup, bytes = QFile::encodeName(name), service = QByteArray::number(port)] {
        lookUp(bytes, service, *lookup);
        lookup->done.store(true, std::memory_order_release);
    }).detach();
    const Deadline deadline = deadlineIn(timeoutMs);
    while (!lookup->done.load(std::memory_order_acquire)) {
        if (cancel.isCancelled())
            return tl::unexpected(cancelledError());
        if (isOver(deadline))
            return fail({QT_TRANSLATE_NOOP("core", "The name service does not answer for \"%1\""), {host}}, {},
                QT_TRANSLATE_NOOP("core", "Check the network of this machine, or use the numeric address."));
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    if (lookup->addresses.empty())
        return fail({QT_TRANSLATE_NOOP("core", "The host \"%1\" is not known"), {host}},
            QString::fromLocal8Bit(::gai_strerror(lookup->result)),
            QT_TRANSLATE_NOOP("core", "Check the spelling of the host, or use its numeric address."));
    return std::move(lookup->addresses);
}

Result<UniqueFd> connectTcp(
    const HostAddresses &addresses, const QString &host, int port, int timeoutMs, const CancelToken &cancel)
{
    QString reason;
    const Deadline deadline = deadlineIn(timeoutMs);
    for (const QByteArray &address : addresses) {
        UniqueFd socket(::socket(socketAddress(address)->sa_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
        if (!socket)
            continue;
        const auto failure = tryAddress(address, socket, deadline, cancel);
        if (!failure) {
            const int on = 1;
            ::setsockopt(socket.get(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
            return socket;
        }
        if (cancel.isCancelled())
            return tl::unexpected(cancelledError());
        reason = addressText(address) + QStringLiteral(": ") + *failure;
    }
    return fail({QT_TRANSLATE_NOOP("core", "No connection to %1, port %2"), {host, number(port)}}, reason,
        QT_TRANSLATE_NOOP(
            "core", "Check that the machine is on, its SSH server runs on this port, and no firewall is between."));
}

QString addressText(const QByteArray &address)
{
    char text[NI_MAXHOST] = "";
    ::getnameinfo(socketAddress(address), socklen_t(address.size()), text, sizeof text, nullptr, 0, NI_NUMERICHOST);
    return QString::fromLatin1(text);
}

QString peerText(const UniqueFd &socket)
{
    sockaddr_storage address {};
    socklen_t size = sizeof address;
    if (::getpeername(socket.get(), reinterpret_cast<sockaddr *>(&address), &size) != 0)
        return {};
    return addressText(QByteArray(reinterpret_cast<const char *>(&address), int(size)));
}

} // namespace tributary
