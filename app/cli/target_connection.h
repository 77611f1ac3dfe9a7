// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_connect.h"
#include "remote/stored_credentials.h"
#include "secrets/keychain_secret_store.h"

#include <functional>

namespace tributary
{

/// Takes a line for the user; may be called in the connection's thread.
using NoteSink = std::function<void(const QString &)>;

/// Asks on the terminal. Where there is none, it says once how else a secret can be given.
class TerminalAsker final : public SecretAsker
{
public:
    /// `target`: its name or file, for the commands that are advised.
    TerminalAsker(NoteSink note, QString target)
        : m_note(std::move(note))
        , m_target(std::move(target))
    {
    }
    std::optional<Secret> ask(const SecretQuestion &question, const CancelToken &cancel) override;
    bool wantsRemembered(const SecretQuestion &question) override;

private:
    void sayTheWays(const SecretQuestion &question);

    NoteSink m_note;
    QString m_target;
    bool m_saidTheWays = false;
};

/// What the command line brings to a connection: the user's known hosts, GE_MS_TARGET_PASSWORD, the keychain and the
/// terminal. Used by the connection's thread alone.
class TargetConnection
{
public:
    /// `loginName`: the login that GE_MS_TARGET_PASSWORD is for (SshRoute::loginName() of the target).
    /// `target`: as for TerminalAsker.
    TargetConnection(const QString &loginName, const QString &target, bool acceptNewHostKey, const NoteSink &note);

    [[nodiscard]] ConnectContext context() { return {m_hostKeys, m_credentials, m_knownHosts}; }

private:
    FixedHostKeyPolicy m_hostKeys;
    KeychainSecretStore m_keychain;
    TerminalAsker m_asker;
    StoredCredentials m_credentials;
    QStringList m_knownHosts;
};

} // namespace tributary
