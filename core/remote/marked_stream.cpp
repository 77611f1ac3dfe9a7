// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/marked_stream.h"

#include <QRandomGenerator>

#include <algorithm>

namespace tributary
{

MarkedStream::MarkedStream(QByteArray mark)
    : m_mark(std::move(mark) + ' ')
{
}

QByteArray MarkedStream::take(const QByteArray &bytes)
{
    m_pending += bytes;
    if (m_number)
        return {};
    const qsizetype at = possibleMark();
    const qsizetype lineEnd = m_pending.indexOf('\n', at);
    const bool isWhole = at + m_mark.size() <= m_pending.size();
    QByteArray before = m_pending.left(at);
    if (isWhole && lineEnd >= 0) {
        const qsizetype digits = at + m_mark.size();
        m_number = m_pending.mid(digits, lineEnd - digits).toInt();
        m_pending.remove(0, lineEnd + 1);
    } else {
        m_pending.remove(0, at);
    }
    return before;
}

/// Where the mark begins, or may begin if it is only half there; the end of what is pending if nowhere.
qsizetype MarkedStream::possibleMark() const
{
    const qsizetype whole = m_pending.indexOf(m_mark);
    if (whole >= 0)
        return whole;
    for (qsizetype length = std::min(m_mark.size() - 1, m_pending.size()); length > 0; --length) {
        if (m_pending.endsWith(m_mark.left(length)))
            return m_pending.size() - length;
    }
    return m_pending.size();
}

QByteArray randomToken()
{
    QByteArray token;
    for (int i = 0; i < 4; ++i)
        token += QByteArray::number(QRandomGenerator::system()->generate(), 16).rightJustified(8, '0');
    return token;
}

} // namespace tributary
