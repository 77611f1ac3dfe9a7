// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/output_lines.h"

#include <algorithm>

namespace tributary
{

namespace
{

// The length of an escape sequence at the start of `text`, which begins with ESC.
qsizetype escapeLength(QStringView text)
{
    qsizetype at = 1;
    if (at >= text.size() || text[at] != QLatin1Char('['))
        return std::min<qsizetype>(2, text.size());
    for (++at; at < text.size(); ++at) {
        if (text[at] >= QLatin1Char('@') && text[at] <= QLatin1Char('~'))
            return at + 1;
    }
    return at;
}

QString withoutControls(const QString &text)
{
    const auto isControl = [](QChar c) { return c.category() == QChar::Other_Control && c != QLatin1Char('\t'); };
    if (std::none_of(text.begin(), text.end(), isControl))
        return text;
    QString clean;
    for (qsizetype i = 0; i < text.size();) {
        if (text[i] == QLatin1Char('\x1b'))
            i += escapeLength(QStringView(text).mid(i));
        else if (isControl(text[i]))
            ++i;
        else
            clean += text[i++];
    }
    return clean;
}

} // namespace

QStringList OutputLines::add(const QByteArray &piece)
{
    QStringList lines;
    const char *at = piece.constData();
    const char *const end = at + piece.size();
    while (at < end) {
        const char *const newline = std::find(at, end, '\n');
        take(at, newline);
        if (newline == end)
            break;
        lines << endLine();
        at = newline + 1;
    }
    return lines;
}

QStringList OutputLines::finish()
{
    return m_line.isEmpty() ? QStringList() : QStringList {endLine()};
}

void OutputLines::take(const char *begin, const char *end)
{
    // One byte more than is shown, since a carriage return at the very end belongs to the line end.
    const auto room = std::max<std::ptrdiff_t>(0, maxBytes + 1 - m_line.size());
    m_line.append(begin, std::min(room, end - begin));
    m_cut = m_cut || end - begin > room;
}

QString OutputLines::endLine()
{
    if (m_line.endsWith('\r'))
        m_line.chop(1);
    m_line = m_line.mid(m_line.lastIndexOf('\r') + 1);
    m_cut = m_cut || m_line.size() > maxBytes;
    QString line = withoutControls(QString::fromUtf8(m_line.left(maxBytes)));
    if (m_cut)
        line += QChar(0x2026);
    m_line.clear();
    m_cut = false;
    return line;
}

} // namespace tributary
