// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace tributary
{

/// Makes lines that are safe to show from the output of a program, which comes in pieces of any size: control
/// characters are left out, a carriage return starts the line anew as on a terminal, a very long line is cut.
class OutputLines
{
public:
    static constexpr qsizetype maxBytes = 4096; ///< of one line; the rest is replaced by "…"

    /// The lines that this piece completes.
    QStringList add(const QByteArray &piece);
    /// What stands behind the last line end, once the program has ended; empty if there is nothing.
    QStringList finish();

private:
    void take(const char *begin, const char *end);
    QString endLine();

    QByteArray m_line;
    bool m_cut = false;
};

} // namespace tributary
