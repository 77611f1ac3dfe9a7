// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/memory_secret_store.h"

namespace tributary
{

SecretResult<std::optional<Secret>> MemorySecretStore::read(const QString &key, const CancelToken &)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_secrets.find(key);
    if (found == m_secrets.end())
        return std::nullopt;
    return found->second.clone();
}

SecretResult<void> MemorySecretStore::write(const QString &key, const Secret &secret, const CancelToken &)
{
    if (auto isGood = checkStorable(secret); !isGood)
        return isGood;
    const std::lock_guard lock(m_mutex);
    m_secrets.insert_or_assign(key, secret.clone());
    return {};
}

SecretResult<void> MemorySecretStore::remove(const QString &key, const CancelToken &)
{
    const std::lock_guard lock(m_mutex);
    m_secrets.erase(key);
    return {};
}

} // namespace tributary
