// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/unique_fd.h"

#include <QByteArray>

class QProcess;

namespace tributary::testing
{

/// A terminal for a program that wants to talk with a user.
class PseudoTerminal
{
public:
    PseudoTerminal();

    [[nodiscard]] bool isOpen() const { return bool(m_slave); }
    /// The process, which is not started yet, gets it as its stdin, stdout, stderr and /dev/tty.
    void attachTo(QProcess &process) const;
    /// Reads until `text` stands behind what the last call waited for, at most 20 s; false = it did not come.
    bool waitFor(const QByteArray &text);
    /// As if the user typed it.
    void type(const QByteArray &text) const;
    /// Reads what is left.
    void drain();
    /// All that was shown so far.
    [[nodiscard]] const QByteArray &shown() const { return m_shown; }
    /// What is typed is shown.
    [[nodiscard]] bool echoes() const;

private:
    bool readMore(int milliseconds);

    UniqueFd m_master;
    UniqueFd m_slave; ///< kept open, so that the modes outlive the program
    QByteArray m_shown;
    qsizetype m_found = 0; ///< end of what was waited for
};

} // namespace tributary::testing
