// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/terminal_text.h"

namespace tributary::gui
{

namespace
{

constexpr QChar escape(0x1b);
constexpr QChar bell(0x07);

} // namespace

QString TerminalText::feed(const QByteArray &bytes)
{
    const QString text = m_decoder.decode(bytes);
    QString out;
    out.reserve(text.size());
    for (const QChar c : text)
        take(c, out);
    return out;
}

void TerminalText::take(QChar c, QString &out)
{
    switch (m_state) {
    case State::Return:
        m_state = State::Plain;
        // A lone return goes back to the start of the line: what follows replaces it. What was handed out before
        // cannot be taken back, so it ends its line there.
        if (c != QLatin1Char('\n')) {
            const qsizetype lineStart = out.lastIndexOf(QLatin1Char('\n')) + 1;
            if (lineStart > 0)
                out.truncate(lineStart);
            else
                out += QLatin1Char('\n');
        }
        take(c, out);
        return;
    case State::Escape:
        if (c == QLatin1Char('['))
            m_state = State::Sequence;
        else if (c == QLatin1Char(']'))
            m_state = State::Command;
        else
            m_state = c.unicode() >= 0x20 && c.unicode() <= 0x2f ? State::Escape : State::Plain;
        return;
    case State::Sequence: // CSI: parameters, then one final character
        if (c.unicode() >= 0x40 && c.unicode() <= 0x7e)
            m_state = State::Plain;
        return;
    case State::Command: // OSC: up to a bell or ESC backslash
        if (c == bell)
            m_state = State::Plain;
        else if (c == escape)
            m_state = State::CommandEscape;
        return;
    case State::CommandEscape:
        m_state = State::Plain;
        return;
    case State::Plain:
        break;
    }
    if (c == escape)
        m_state = State::Escape;
    else if (c == QLatin1Char('\r'))
        m_state = State::Return;
    else if (c == QLatin1Char('\n') || c == QLatin1Char('\t') || c.unicode() >= 0x20)
        out += c;
}

} // namespace tributary::gui
