// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "secrets/memory_secret_store.h"

#include <atomic>
#include <optional>

namespace tributary::gui
{

/// A keychain in memory that can be made to fail as a real one does.
class FakeKeychain final : public SecretStore
{
public:
    SecretResult<std::optional<Secret>> read(const QString &key, const CancelToken &cancel) override
    {
        if (m_hasTrouble)
            return tl::unexpected(error());
        return m_store.read(key, cancel);
    }
    SecretResult<void> write(const QString &key, const Secret &secret, const CancelToken &cancel) override
    {
        if (m_hasTrouble)
            return tl::unexpected(error());
        return m_store.write(key, secret, cancel);
    }
    SecretResult<void> remove(const QString &key, const CancelToken &cancel) override
    {
        if (m_hasTrouble)
            return tl::unexpected(error());
        return m_store.remove(key, cancel);
    }

    void setTrouble(const char *what)
    {
        m_what = what;
        m_hasTrouble = what != nullptr;
    }
    [[nodiscard]] std::optional<QByteArray> stored(const QString &key)
    {
        const auto secret = m_store.read(key, CancelToken());
        if (!secret || !*secret)
            return std::nullopt;
        return QByteArray((*secret)->data(), (*secret)->size());
    }
    void put(const QString &key, const QByteArray &text)
    {
        (void)m_store.write(key, Secret(QByteArray(text.constData(), text.size())), CancelToken());
    }

private:
    [[nodiscard]] SecretError error() const { return {SecretTrouble::NoService, {m_what.load(), {}, {}}}; }

    MemorySecretStore m_store;
    std::atomic_bool m_hasTrouble {false};
    std::atomic<const char *> m_what {nullptr};
};

} // namespace tributary::gui
