// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_prompt.h"

#include "remote/unique_fd.h"
#include "remote/waiting.h"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace tributary
{

namespace
{

constexpr std::array endingSignals {SIGINT, SIGTERM, SIGHUP, SIGQUIT};

// For the signal handler, which can get at nothing else.
termios savedModes;
volatile std::sig_atomic_t silencedTerminal = -1;

void restoreAndEnd(int number)
{
    if (silencedTerminal >= 0)
        ::tcsetattr(silencedTerminal, TCSAFLUSH, &savedModes);
    ::signal(number, SIG_DFL);
    ::raise(number);
}

/// Switches the echo off while it lives. Signals that nobody handles restore it before they end the program; where
/// somebody handles them (a run does), the prompt ends by its CancelToken.
class SilentTerminal
{
public:
    explicit SilentTerminal(int terminal)
    {
        if (::tcgetattr(terminal, &savedModes) != 0)
            return;
        silencedTerminal = terminal;
        for (std::size_t i = 0; i < endingSignals.size(); ++i)
            m_isOurs[i] = takeSignal(endingSignals[i]);
        termios modes = savedModes;
        modes.c_lflag &= ~tcflag_t(ECHO);
        modes.c_lflag |= ICANON | ECHONL;
        modes.c_cc[VSUSP] = _POSIX_VDISABLE; // the shell would be left without an echo
        ::tcsetattr(terminal, TCSAFLUSH, &modes);
    }
    ~SilentTerminal()
    {
        if (silencedTerminal < 0)
            return;
        ::tcsetattr(silencedTerminal, TCSAFLUSH, &savedModes);
        silencedTerminal = -1;
        for (std::size_t i = 0; i < endingSignals.size(); ++i) {
            if (m_isOurs[i])
                ::signal(endingSignals[i], SIG_DFL);
        }
    }
    SilentTerminal(const SilentTerminal &) = delete;
    SilentTerminal &operator=(const SilentTerminal &) = delete;

private:
    static bool takeSignal(int number)
    {
        struct sigaction current {
        };
        ::sigaction(number, nullptr, &current);
        if (current.sa_handler != SIG_DFL)
            return false;
        ::signal(number, restoreAndEnd);
        return true;
    }

    std::array<bool, endingSignals.size()> m_isOurs {};
};

void writeAll(int terminal, const QByteArray &bytes)
{
    (void)!::write(terminal, bytes.constData(), std::size_t(bytes.size()));
}

/// One line without its end; nothing = end of input, cancelled, or longer than a line can be.
std::optional<Secret> readLine(int terminal, const CancelToken &cancel)
{
    std::array<char, 4096> buffer {}; // a terminal gives no longer lines
    std::optional<Secret> line;
    if (waitFor(terminal, POLLIN, Deadline::max(), cancel) == Waited::Ready) {
        const ssize_t count = ::read(terminal, buffer.data(), buffer.size());
        if (count > 0 && buffer[std::size_t(count) - 1] == '\n')
            line.emplace(QByteArray(buffer.data(), count - 1));
    }
    ::explicit_bzero(buffer.data(), buffer.size());
    return line;
}

UniqueFd openTerminal()
{
    if (!::isatty(STDIN_FILENO))
        return UniqueFd();
    return UniqueFd(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC));
}

} // namespace

bool canAskUser()
{
    return bool(openTerminal());
}

std::optional<Secret> askSecret(const QString &prompt, const CancelToken &cancel)
{
    const UniqueFd terminal = openTerminal();
    if (!terminal)
        return std::nullopt;
    const SilentTerminal silent(terminal.get());
    writeAll(terminal.get(), prompt.toUtf8());
    auto line = readLine(terminal.get(), cancel);
    if (!line || line->isEmpty())
        return std::nullopt;
    return line;
}

bool askYesNo(const QString &question, const CancelToken &cancel)
{
    const UniqueFd terminal = openTerminal();
    if (!terminal)
        return false;
    writeAll(terminal.get(), question.toUtf8());
    const auto line = readLine(terminal.get(), cancel);
    return line && !line->isEmpty() && (*line->data() == 'y' || *line->data() == 'Y');
}

} // namespace tributary
