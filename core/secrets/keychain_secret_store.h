// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "secrets/secret_store.h"

namespace tributary
{

/// The keychain of the system (Secret Service or KWallet) through QtKeychain, service "tributary". Its jobs run in one
/// thread of the process, which is started on first use. Needs a QCoreApplication.
class KeychainSecretStore final : public SecretStore
{
public:
    /// `limitMs`: how long one answer may take. While a question that took longer is still open, further ones fail with
    /// Slow at once: the keychain takes them one after the other.
    explicit KeychainSecretStore(int limitMs = 25000)
        : m_limitMs(limitMs)
    {
    }

    SecretResult<std::optional<Secret>> read(const QString &key, const CancelToken &cancel) override;
    SecretResult<void> write(const QString &key, const Secret &secret, const CancelToken &cancel) override;
    SecretResult<void> remove(const QString &key, const CancelToken &cancel) override;

private:
    int m_limitMs;
};

} // namespace tributary
