// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ssh/fake_server.h"

#include "remote/unique_fd.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <vector>

namespace tributary::test
{

FakeServer::FakeServer(QByteArray words, Then then)
    : m_words(std::move(words))
    , m_then(then)
    , m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ::bind(m_listener, reinterpret_cast<sockaddr *>(&address), size);
    ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &size);
    ::listen(m_listener, 8);
    m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { serve(); });
}

FakeServer::~FakeServer()
{
    m_stop = true;
    m_thread.join();
    ::close(m_listener);
}

void FakeServer::serve()
{
    std::vector<UniqueFd> guests;
    while (!m_stop) {
        pollfd entry {m_listener, POLLIN, 0};
        if (::poll(&entry, 1, 20) != 1)
            continue;
        UniqueFd guest(::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC));
        char hello[4096];
        if (!m_words.isEmpty()) {
            pollfd spoken {guest.get(), POLLIN, 0};
            ::poll(&spoken, 1, 1000);
            (void)::recv(guest.get(), hello, sizeof hello, MSG_DONTWAIT); // unread bytes would reset the connection
            (void)::send(guest.get(), m_words.constData(), std::size_t(m_words.size()), MSG_NOSIGNAL);
        }
        if (m_then == Then::Wait)
            guests.push_back(std::move(guest));
    }
}

} // namespace tributary::test
