// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QString>

namespace tributary
{

/// The terminal as the commands see it: results go to stdout, everything else to stderr. Colours are used only on a
/// terminal and never with NO_COLOR set.
class Console
{
public:
    enum class Style { Plain, Bold, Dim, Good, Bad, Caution };

    Console();

    /// One line of results on stdout.
    void line(const QString &text = {});
    /// Bytes on stdout as they are.
    void raw(const QByteArray &bytes);
    /// One line of information on stderr.
    void note(const QString &text);
    void warn(const Text &text);
    void error(const Error &error);
    /// A status line at the bottom of a terminal, replaced by the next one; nothing where stderr is no terminal.
    void progress(const QString &text);
    void clearProgress();

    /// The text in that style on stdout, or unchanged where colours are off.
    [[nodiscard]] QString styled(const QString &text, Style style) const;
    [[nodiscard]] bool isTerminal() const { return m_errIsTerminal; }
    /// Width of the terminal that shows the status line, in columns; 80 where there is none.
    [[nodiscard]] int columns() const;
    /// Width of the terminal that shows the results; 0 where they go to a file or a pipe.
    [[nodiscard]] int resultColumns() const;
    /// Sends everything but raw() to stderr: stdout then carries only JSON events.
    void reserveStdout() { m_stdoutReserved = true; }

private:
    void write(int descriptor, const QByteArray &bytes);

    bool m_colours = false;
    bool m_errIsTerminal = false;
    bool m_progressShown = false;
    bool m_stdoutReserved = false;
};

} // namespace tributary
