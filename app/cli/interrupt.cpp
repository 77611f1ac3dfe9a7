// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"

#include <QSocketNotifier>

#include <algorithm>
#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace tributary
{

namespace
{

std::array<int, 2> pipeEnds {-1, -1};

// The handler may only do what is async-signal-safe, so it hands the number over through a pipe.
void handleSignal(int number)
{
    const char byte = static_cast<char>(number);
    (void)!::write(pipeEnds[1], &byte, 1);
}

void install(int number)
{
    struct sigaction action {
    };
    action.sa_handler = handleSignal;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, nullptr);
}

} // namespace

InterruptListener::InterruptListener(QObject *parent)
    : QObject(parent)
{
    if (::pipe2(pipeEnds.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return; // Ctrl-C then ends the program at once, and the journal has what was measured
    m_notifier = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &InterruptListener::readSignals);
    for (const int number : {SIGINT, SIGTERM, SIGHUP})
        install(number);
}

InterruptListener::~InterruptListener()
{
    for (const int number : {SIGINT, SIGTERM, SIGHUP})
        ::signal(number, SIG_DFL);
    for (const int end : pipeEnds)
        ::close(end);
}

void InterruptListener::readSignals()
{
    char byte = 0;
    while (::read(pipeEnds[0], &byte, 1) == 1) {
        m_count = byte == SIGINT ? m_count + 1 : std::max(2, m_count + 1);
        Q_EMIT interrupted(m_count);
    }
}

} // namespace tributary
