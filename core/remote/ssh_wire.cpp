// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/ssh_wire.h"

#include <QtEndian>

namespace tributary
{

QByteArrayView WireReader::bytes(qsizetype count)
{
    if (m_bad || count > m_rest.size()) {
        m_bad = true;
        m_rest = {};
        return {};
    }
    const QByteArrayView taken = m_rest.first(count);
    m_rest = m_rest.sliced(count);
    return taken;
}

quint8 WireReader::byte()
{
    const QByteArrayView one = bytes(1);
    return m_bad ? quint8(0) : quint8(one[0]);
}

quint32 WireReader::number()
{
    const QByteArrayView four = bytes(4);
    return m_bad ? 0 : qFromBigEndian<quint32>(four.data());
}

QByteArrayView WireReader::string()
{
    const quint32 size = number();
    return bytes(qsizetype(size));
}

QByteArray wireNumber(quint32 value)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray wireString(QByteArrayView bytes)
{
    return wireNumber(quint32(bytes.size())) + bytes.toByteArray();
}

QByteArray wireMpint(QByteArrayView magnitude)
{
    while (!magnitude.isEmpty() && magnitude[0] == '\0')
        magnitude = magnitude.sliced(1);
    const bool looksNegative = !magnitude.isEmpty() && (uchar(magnitude[0]) & 0x80);
    return wireString(looksNegative ? '\0' + magnitude.toByteArray() : magnitude.toByteArray());
}

QByteArray wireType(QByteArrayView blob)
{
    return WireReader(blob).string().toByteArray();
}

} // namespace tributary
