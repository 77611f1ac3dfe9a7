// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/secret.h"

#include <cstring>

namespace tributary
{

void Secret::wipe()
{
    // Not data(): it would copy shared bytes and wipe the copy. explicit_bzero is not optimised away.
    if (m_bytes.data_ptr().isMutable()) // not a literal, which lies in read-only memory
        ::explicit_bzero(const_cast<char *>(m_bytes.constData()), static_cast<std::size_t>(m_bytes.size()));
    m_bytes.clear();
}

Secret Secret::fromText(QString &text)
{
    Secret secret(text.toUtf8());
    wipeText(text);
    return secret;
}

void wipeText(QString &text)
{
    if (text.data_ptr().isMutable())
        ::explicit_bzero(const_cast<QChar *>(text.constData()), static_cast<std::size_t>(text.size()) * sizeof(QChar));
    text.clear();
}

} // namespace tributary
