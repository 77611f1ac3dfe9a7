// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringDecoder>

namespace tributary::gui
{

/// Makes plain text of a program's output as it comes in pieces: colour codes and other escape sequences are taken
/// out, a line that is written over again (progress bars) shows as its last state, UTF-8 may be cut anywhere.
class TerminalText
{
public:
    /// The text of the next piece; an unfinished escape sequence waits for the piece after it. Lines end with "\n".
    QString feed(const QByteArray &bytes);

private:
    enum class State { Plain, Escape, Sequence, Command, CommandEscape, Return };

    void take(QChar c, QString &out);

    QStringDecoder m_decoder {QStringDecoder::Utf8};
    State m_state = State::Plain;
};

} // namespace tributary::gui
