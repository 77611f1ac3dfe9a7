// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "secrets/secret_store.h"

#include <map>
#include <mutex>

namespace tributary
{

/// Forgets everything at its end: "for this session only", and for tests.
class MemorySecretStore final : public SecretStore
{
public:
    SecretResult<std::optional<Secret>> read(const QString &key, const CancelToken &cancel) override;
    SecretResult<void> write(const QString &key, const Secret &secret, const CancelToken &cancel) override;
    SecretResult<void> remove(const QString &key, const CancelToken &cancel) override;

private:
    std::mutex m_mutex;
    std::map<QString, Secret> m_secrets;
};

} // namespace tributary
