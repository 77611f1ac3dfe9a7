// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace tributary
{

/// Finds one line "<mark> <number>\n", which may stand anywhere, in a stream that comes in pieces.
class MarkedStream
{
public:
    explicit MarkedStream(QByteArray mark);

    /// Takes the next piece, and returns what certainly stands before the mark: nothing is held back that cannot be the
    /// beginning of the mark.
    QByteArray take(const QByteArray &bytes);
    /// The number behind the mark, once its line is complete.
    [[nodiscard]] std::optional<int> number() const { return m_number; }
    /// What came behind the line of the mark.
    [[nodiscard]] const QByteArray &rest() const { return m_pending; }

private:
    [[nodiscard]] qsizetype possibleMark() const;

    QByteArray m_mark;
    QByteArray m_pending;
    std::optional<int> m_number;
};

/// 128 random bits as hexadecimal digits, to make a mark that no other output holds.
QByteArray randomToken();

} // namespace tributary
