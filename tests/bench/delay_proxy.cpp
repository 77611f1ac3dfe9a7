// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "delay_proxy.h"

#include <algorithm>
#include <arpa/inet.h>
#include <chrono>
#include <deque>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

namespace tributary::bench
{

namespace
{

using Clock = std::chrono::steady_clock;

constexpr std::size_t mostOnTheWay = 64U << 20; // bytes in one direction: no bottleneck at 20 ms
constexpr std::size_t piece = 256 * 1024;

sockaddr_in loopback(int port)
{
    sockaddr_in address {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    return address;
}

void sendAtOnce(int socket)
{
    const int on = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

/// What is on the way from one socket to another.
class Direction
{
public:
    Direction(int from, int to, std::chrono::milliseconds delay)
        : m_from(from)
        , m_to(to)
        , m_delay(delay)
    {
    }

    [[nodiscard]] bool wantsToRead() const { return !m_isAtEnd && m_size < mostOnTheWay; }
    [[nodiscard]] bool wantsToWrite() const { return !m_pieces.empty() && m_pieces.front().due <= Clock::now(); }
    [[nodiscard]] bool isOver() const { return m_isAtEnd && m_pieces.empty(); }
    /// Milliseconds until something is due; `most` if nothing is.
    [[nodiscard]] int waitMs(int most) const
    {
        if (m_pieces.empty())
            return most;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(m_pieces.front().due - Clock::now());
        return std::clamp(int(left.count()), 0, most);
    }

    void read()
    {
        std::vector<char> bytes(piece);
        const ssize_t got = ::recv(m_from, bytes.data(), bytes.size(), MSG_DONTWAIT);
        if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            return;
        m_isAtEnd = got <= 0;
        if (m_isAtEnd)
            return;
        bytes.resize(static_cast<std::size_t>(got));
        m_size += bytes.size();
        m_pieces.push_back({Clock::now() + m_delay, std::move(bytes)});
    }

    void write()
    {
        Piece &first = m_pieces.front();
        const ssize_t sent =
            ::send(m_to, first.bytes.data() + m_sent, first.bytes.size() - m_sent, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            return;
        m_sent += sent < 0 ? first.bytes.size() : static_cast<std::size_t>(sent); // a dead receiver takes all
        if (m_sent < first.bytes.size())
            return;
        m_size -= first.bytes.size();
        m_sent = 0;
        m_pieces.pop_front();
    }

private:
    struct Piece {
        Clock::time_point due;
        std::vector<char> bytes;
    };
    int m_from;
    int m_to;
    std::chrono::milliseconds m_delay;
    std::deque<Piece> m_pieces;
    std::size_t m_size = 0;
    std::size_t m_sent = 0;
    bool m_isAtEnd = false;
};

short eventsOf(const Direction &out, const Direction &in)
{
    return short((out.wantsToRead() ? POLLIN : 0) | (in.wantsToWrite() ? POLLOUT : 0));
}

} // namespace

DelayProxy::DelayProxy(int targetPort, int oneWayMs)
    : m_targetPort(targetPort)
    , m_oneWayMs(oneWayMs)
    , m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    ::bind(m_listener.get(), reinterpret_cast<sockaddr *>(&address), size);
    ::listen(m_listener.get(), 8);
    ::getsockname(m_listener.get(), reinterpret_cast<sockaddr *>(&address), &size);
    m_port = ntohs(address.sin_port);
    m_server = std::jthread([this] { serve(); });
}

DelayProxy::~DelayProxy()
{
    m_isOver = true;
}

void DelayProxy::serve()
{
    while (!m_isOver) {
        pollfd entry {m_listener.get(), POLLIN, 0};
        if (::poll(&entry, 1, 50) != 1)
            continue;
        UniqueFd client(::accept4(m_listener.get(), nullptr, nullptr, SOCK_CLOEXEC));
        if (client)
            m_connections.emplace_back([this](UniqueFd own) { passOn(std::move(own)); }, std::move(client));
    }
}

void DelayProxy::passOn(UniqueFd client)
{
    const UniqueFd target(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const sockaddr_in address = loopback(m_targetPort);
    if (::connect(target.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        return;
    sendAtOnce(client.get());
    sendAtOnce(target.get());
    Direction there(client.get(), target.get(), std::chrono::milliseconds(m_oneWayMs));
    Direction back(target.get(), client.get(), std::chrono::milliseconds(m_oneWayMs));
    while (!m_isOver && !there.isOver() && !back.isOver()) {
        pollfd entries[] {{client.get(), eventsOf(there, back), 0}, {target.get(), eventsOf(back, there), 0}};
        ::poll(entries, 2, std::min(there.waitMs(50), back.waitMs(50)));
        if (there.wantsToRead() && entries[0].revents)
            there.read();
        if (back.wantsToRead() && entries[1].revents)
            back.read();
        if (there.wantsToWrite())
            there.write();
        if (back.wantsToWrite())
            back.write();
    }
}

} // namespace tributary::bench
