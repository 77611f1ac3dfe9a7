// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "remote/ssh_route.h"
#include "secrets/secret.h"

#include <optional>

namespace tributary
{

/// Where a connection gets its secrets from: the keychain, the environment, the user. The seam between the login and
/// whoever can be asked. Called in the connection's thread, which waits; returns nothing soon after `cancel`.
class CredentialSource
{
public:
    virtual ~CredentialSource() = default;
    /// The password of the login; nothing if there is none or the user gave up. `isRetry`: the one before was wrong.
    virtual std::optional<Secret> password(const SshRoute &route, bool isRetry, const CancelToken &cancel) = 0;
    /// The passphrase of an encrypted private key.
    virtual std::optional<Secret> passphrase(const QString &keyFile, bool isRetry, const CancelToken &cancel) = 0;
    /// True if password() may give one without asking anybody: then it is worth trying before the agent.
    [[nodiscard]] virtual bool hasPassword(const SshRoute &route, const CancelToken &cancel) = 0;
    /// The server took what password() gave: time to remember it, if the user wished so.
    virtual void passwordWorked(const SshRoute &) { }
    virtual void passphraseWorked(const QString &) { }
};

/// Has no secrets: keys without passphrase and the agent only.
class NoCredentials final : public CredentialSource
{
public:
    std::optional<Secret> password(const SshRoute &, bool, const CancelToken &) override { return std::nullopt; }
    std::optional<Secret> passphrase(const QString &, bool, const CancelToken &) override { return std::nullopt; }
    bool hasPassword(const SshRoute &, const CancelToken &) override { return false; }
};

} // namespace tributary
