// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace tributary
{

/// Reads the data types of SSH (RFC 4251, section 5) from bytes that it does not own. Once something is missing,
/// everything reads as empty and isBad() is true.
class WireReader
{
public:
    explicit WireReader(QByteArrayView bytes)
        : m_rest(bytes)
    {
    }

    quint8 byte();
    quint32 number();
    /// A "string", and the raw bytes of an "mpint".
    QByteArrayView string();
    QByteArrayView bytes(qsizetype count);
    [[nodiscard]] QByteArrayView rest() const { return m_rest; }
    [[nodiscard]] bool isBad() const { return m_bad; }

private:
    QByteArrayView m_rest;
    bool m_bad = false;
};

QByteArray wireNumber(quint32 value);
QByteArray wireString(QByteArrayView bytes);
/// An "mpint" from the bytes of a number that is not negative, most significant first.
QByteArray wireMpint(QByteArrayView magnitude);

/// The type that a public key or signature blob begins with; empty if it is none.
QByteArray wireType(QByteArrayView blob);

} // namespace tributary
