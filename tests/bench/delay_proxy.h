// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/unique_fd.h"

#include <atomic>
#include <thread>
#include <vector>

namespace tributary::bench
{

/// Passes connections on to a port of the loopback, each byte `oneWayMs` later: a long way without a bottleneck.
class DelayProxy
{
public:
    DelayProxy(int targetPort, int oneWayMs);
    ~DelayProxy();
    [[nodiscard]] int port() const { return m_port; }

private:
    void serve();
    void passOn(UniqueFd client);

    int m_targetPort;
    int m_oneWayMs;
    int m_port = 0;
    UniqueFd m_listener;
    std::atomic_bool m_isOver {false};
    std::vector<std::jthread> m_connections;
    std::jthread m_server;
};

} // namespace tributary::bench
