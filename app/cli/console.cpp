// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console.h"

#include "cli_text.h"

#include <cerrno>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace tributary
{

namespace
{

const char *escapeFor(Console::Style style)
{
    switch (style) {
    case Console::Style::Bold:
        return "\x1b[1m";
    case Console::Style::Dim:
        return "\x1b[2m";
    case Console::Style::Good:
        return "\x1b[32m";
    case Console::Style::Bad:
        return "\x1b[31m";
    case Console::Style::Caution:
        return "\x1b[33m";
    case Console::Style::Plain:
        break;
    }
    return "";
}

int terminalWidth(int descriptor)
{
    winsize size {};
    return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

} // namespace

Console::Console()
    : m_colours(qEnvironmentVariableIsEmpty("NO_COLOR") && isatty(STDOUT_FILENO) && qgetenv("TERM") != "dumb")
    , m_errIsTerminal(isatty(STDERR_FILENO) && qgetenv("TERM") != "dumb")
{
}

void Console::line(const QString &text)
{
    clearProgress();
    write(m_stdoutReserved ? STDERR_FILENO : STDOUT_FILENO, text.toUtf8() + '\n');
}

void Console::raw(const QByteArray &bytes)
{
    clearProgress();
    write(STDOUT_FILENO, bytes);
}

void Console::note(const QString &text)
{
    clearProgress();
    write(STDERR_FILENO, text.toUtf8() + '\n');
}

void Console::warn(const Text &text)
{
    note(Cli::tr("warning: %1").arg(text.translated()));
}

void Console::error(const Error &error)
{
    note(Cli::tr("error: %1").arg(error.translated()));
}

void Console::progress(const QString &text)
{
    if (!m_errIsTerminal)
        return;
    write(STDERR_FILENO, "\r\x1b[K" + text.toUtf8());
    m_progressShown = true;
}

void Console::clearProgress()
{
    if (m_progressShown)
        write(STDERR_FILENO, "\r\x1b[K");
    m_progressShown = false;
}

QString Console::styled(const QString &text, Style style) const
{
    if (!m_colours || style == Style::Plain || m_stdoutReserved)
        return text;
    return QString::fromLatin1(escapeFor(style)) + text + QStringLiteral("\x1b[0m");
}

int Console::columns() const
{
    const int width = terminalWidth(STDERR_FILENO);
    return width > 0 ? width : 80;
}

int Console::resultColumns() const
{
    return terminalWidth(m_stdoutReserved ? STDERR_FILENO : STDOUT_FILENO);
}

void Console::write(int descriptor, const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t n = ::write(descriptor, bytes.constData() + done, static_cast<size_t>(bytes.size() - done));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno == EAGAIN) { // whoever started us made the descriptor non-blocking
            pollfd writable {descriptor, POLLOUT, 0};
            ::poll(&writable, 1, -1);
            continue;
        }
        if (n < 0)
            return; // a reader that went away (a closed pipe) must not end a run
        done += n;
    }
}

} // namespace tributary
