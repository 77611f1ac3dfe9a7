// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_connect.h"

#include <QMap>
#include <QStringList>

#include <functional>

namespace tributary::test
{

/// Has the secrets that a test gives it, and counts who asks.
class FakeCredentials final : public CredentialSource
{
public:
    QStringList passwords; ///< given one after the other; then nothing
    QStringList passphrases; ///< likewise
    bool isStored = false; ///< password() needs to ask nobody
    std::function<void()> onAsked; ///< called before anything is given
    int passwordsWorked = 0;
    int passphrasesWorked = 0;
    QList<bool> passwordRetries; ///< what isRetry was, each time a password was asked for
    QList<bool> passphraseRetries; ///< likewise

    std::optional<Secret> password(const SshRoute &, bool isRetry, const CancelToken &) override
    {
        passwordRetries << isRetry;
        return next(passwords);
    }
    std::optional<Secret> passphrase(const QString &, bool isRetry, const CancelToken &) override
    {
        passphraseRetries << isRetry;
        return next(passphrases);
    }
    bool hasPassword(const SshRoute &, const CancelToken &) override { return isStored; }
    void passwordWorked(const SshRoute &) override { ++passwordsWorked; }
    void passphraseWorked(const QString &) override { ++passphrasesWorked; }

private:
    std::optional<Secret> next(QStringList &secrets)
    {
        if (onAsked)
            onAsked();
        if (secrets.isEmpty())
            return std::nullopt;
        return Secret(secrets.takeFirst().toUtf8());
    }
};

/// Connects as a test wants it and keeps what the observer was told.
struct SshClient {
    FakeCredentials credentials;
    HostKeyPolicy::Answer answer = HostKeyPolicy::Answer::AcceptOnce;
    QStringList knownHosts;
    CancelToken cancel;
    QMap<ConnectStep, QString> details;
    QList<ConnectStep> steps;

    Result<std::unique_ptr<SshSession>> connect(const SshRoute &route)
    {
        FixedHostKeyPolicy policy(answer);
        return connectSsh(
            route, {policy, credentials, knownHosts}, cancel, [this](ConnectStep step, double, const QString &detail) {
                steps << step;
                details[step] = detail;
            });
    }
    /// The error in English; empty if it connects.
    QString errorOf(const SshRoute &route)
    {
        const auto session = connect(route);
        return session ? QString() : session.error().english();
    }
};

} // namespace tributary::test
