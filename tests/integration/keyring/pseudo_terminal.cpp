// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyring/pseudo_terminal.h"

#include <QElapsedTimer>
#include <QProcess>

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace tributary::testing
{

PseudoTerminal::PseudoTerminal()
    : m_master(::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC))
{
    std::array<char, 64> name {};
    if (m_master && ::grantpt(m_master.get()) == 0 && ::unlockpt(m_master.get()) == 0
        && ::ptsname_r(m_master.get(), name.data(), name.size()) == 0)
        m_slave = UniqueFd(::open(name.data(), O_RDWR | O_NOCTTY | O_CLOEXEC));
}

void PseudoTerminal::attachTo(QProcess &process) const
{
    process.setChildProcessModifier([slave = m_slave.get()] {
        ::setsid();
        ::ioctl(slave, TIOCSCTTY, 0);
        for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            ::dup2(slave, descriptor);
    });
}

bool PseudoTerminal::readMore(int milliseconds)
{
    pollfd entry {m_master.get(), POLLIN, 0};
    if (::poll(&entry, 1, milliseconds) != 1)
        return false;
    std::array<char, 4096> bytes {};
    const ssize_t count = ::read(m_master.get(), bytes.data(), bytes.size());
    if (count > 0)
        m_shown.append(bytes.data(), count);
    return count > 0;
}

bool PseudoTerminal::waitFor(const QByteArray &text)
{
    QElapsedTimer timer;
    timer.start();
    qsizetype at = m_shown.indexOf(text, m_found);
    for (; at < 0 && timer.elapsed() < 20000; at = m_shown.indexOf(text, m_found))
        readMore(50);
    if (at < 0)
        return false;
    m_found = at + text.size();
    return true;
}

void PseudoTerminal::type(const QByteArray &text) const
{
    (void)!::write(m_master.get(), text.constData(), std::size_t(text.size()));
}

void PseudoTerminal::drain()
{
    while (readMore(0)) { }
}

bool PseudoTerminal::echoes() const
{
    termios modes {};
    return ::tcgetattr(m_slave.get(), &modes) == 0 && (modes.c_lflag & ECHO) != 0;
}

} // namespace tributary::testing
