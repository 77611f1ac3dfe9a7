// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <atomic>
#include <thread>

namespace tributary::test
{

/// Something on a port of the loopback that is no SSH server: says its words to everybody, and either hangs up or says
/// nothing more.
class FakeServer
{
public:
    enum class Then { HangUp, Wait };

    FakeServer(QByteArray words, Then then);
    ~FakeServer();
    FakeServer(const FakeServer &) = delete;
    FakeServer &operator=(const FakeServer &) = delete;

    [[nodiscard]] int port() const { return m_port; }

private:
    void serve();

    QByteArray m_words;
    Then m_then;
    int m_listener = -1;
    int m_port = 0;
    std::atomic_bool m_stop = false;
    std::thread m_thread;
};

} // namespace tributary::test
