// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <utility>

namespace tributary
{

/// A password or passphrase, UTF-8. Wiped when it goes; moved, never copied. What Qt or a library copies on the way to
/// us or from us is out of reach.
class Secret
{
public:
    Secret() = default;
    /// Takes the bytes over. They are wiped here even if others share them.
    explicit Secret(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {
    }
    Secret(Secret &&other) noexcept
        : m_bytes(std::exchange(other.m_bytes, {}))
    {
    }
    Secret &operator=(Secret &&other) noexcept
    {
        std::swap(m_bytes, other.m_bytes);
        return *this;
    }
    Secret(const Secret &) = delete;
    Secret &operator=(const Secret &) = delete;
    ~Secret() { wipe(); }

    /// The text as UTF-8; `text` is wiped and empty afterwards.
    static Secret fromText(QString &text);
    /// Another one of the same content, for those who must keep one.
    [[nodiscard]] Secret clone() const { return Secret(QByteArray(m_bytes.constData(), m_bytes.size())); }
    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }
    [[nodiscard]] const char *data() const { return m_bytes.constData(); }
    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }
    void wipe();

private:
    QByteArray m_bytes;
};

/// Overwrites the characters, also if others share them, and empties the text.
void wipeText(QString &text);

} // namespace tributary
