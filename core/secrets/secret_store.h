// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "secrets/secret.h"

#include <optional>

namespace tributary
{

/// Why a store of secrets gave no answer.
enum class SecretTrouble {
    Locked, ///< the user has not unlocked it
    Denied, ///< the user or the system refused the access
    NoService, ///< this machine (or this login) has no keychain
    Slow, ///< no answer within the time limit; an open dialog may still be waiting for the user
    Failed, ///< anything else; the detail quotes the service
    Cancelled,
};

struct SecretError {
    SecretTrouble trouble = SecretTrouble::Failed;
    Error error;
};

template <typename T>
using SecretResult = tl::expected<T, SecretError>;

/// Keeps passwords and passphrases under keys. A seam: the keychain of the system, or memory. Calls block (a keychain
/// may ask its user), so they belong into a worker thread; they return soon after `cancel`. Thread-safe.
class SecretStore
{
public:
    virtual ~SecretStore() = default;
    /// Nothing = not there. A secret that is there but empty is given as such: it cannot be a password.
    virtual SecretResult<std::optional<Secret>> read(const QString &key, const CancelToken &cancel) = 0;
    /// Replaces what is there; read back and compared before it says yes. Errors also: empty, or with a NUL inside.
    virtual SecretResult<void> write(const QString &key, const Secret &secret, const CancelToken &cancel) = 0;
    /// No error if it was not there; read back before it says yes.
    virtual SecretResult<void> remove(const QString &key, const CancelToken &cancel) = 0;
};

/// What every store refuses: an empty secret, and one that is no text.
SecretResult<void> checkStorable(const Secret &secret);

/// The key of the password of a login; `loginName` as SshRoute::loginName(): "user@host:port".
QString passwordKey(const QString &loginName);
/// The key of the passphrase of a private key: "key:" and the absolute path.
QString passphraseKey(const QString &keyFile);

} // namespace tributary
