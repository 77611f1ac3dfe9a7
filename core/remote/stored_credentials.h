// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/credentials.h"
#include "secrets/secret_store.h"

#include <functional>
#include <map>

namespace tributary
{

/// What a user is asked for.
struct SecretQuestion {
    enum class Kind { Password, Passphrase };

    Kind kind = Kind::Password;
    QString subject; ///< "user@host:port", or the path of the private key
    bool isRetry = false; ///< the one before was wrong
    bool canBeRemembered = true; ///< false: the keychain is of no use now
    std::optional<Error> keychainTrouble {}; ///< why the keychain gave none, if it should have
};

/// Whoever can be asked: the terminal, a form of the window. Called in the connection's thread, which waits.
class SecretAsker
{
public:
    virtual ~SecretAsker() = default;
    /// Nothing = the user gave up, or nobody can be asked. Returns soon after `cancel`.
    virtual std::optional<Secret> ask(const SecretQuestion &question, const CancelToken &cancel) = 0;
    /// The answer to `question` was right: is it to be stored in the keychain?
    virtual bool wantsRemembered(const SecretQuestion &question) = 0;
};

/// A password that was given beforehand, for one login only: it must not reach another machine, e.g. the jump host.
struct GivenPassword {
    QString loginName; ///< SshRoute::loginName()
    Secret secret;
};

/// Secrets in the order: given beforehand (environment), of this session, keychain, user. What worked is kept in memory
/// until the object goes, so that a connection can be made again without asking; stored in the keychain only if the
/// user wishes. Each wrong secret is tried once; the user is asked at most three times per login. Not thread-safe: one
/// connection at a time.
class StoredCredentials final : public CredentialSource
{
public:
    /// `warn` is told when what was to be remembered could not be stored.
    StoredCredentials(SecretStore &keychain, SecretAsker &asker, std::optional<GivenPassword> given = {},
        std::function<void(const Error &)> warn = {});

    std::optional<Secret> password(const SshRoute &route, bool isRetry, const CancelToken &cancel) override;
    std::optional<Secret> passphrase(const QString &keyFile, bool isRetry, const CancelToken &cancel) override;
    bool hasPassword(const SshRoute &route, const CancelToken &cancel) override;
    void passwordWorked(const SshRoute &route) override;
    void passphraseWorked(const QString &keyFile) override;

private:
    /// What is known about one secret.
    struct Entry {
        QString key;
        SecretQuestion question;
        std::optional<Secret> ready; ///< to be given next: not tried yet, or it worked
        std::optional<Secret> tried; ///< given last; whether it is right is not known yet
        bool wasGivenTried = false;
        bool wasLookedUp = false; ///< in the keychain
        bool isFromUser = false; ///< `tried` is
        int asked = 0;
    };

    Entry &entry(SecretQuestion::Kind kind, const QString &subject);
    void lookUp(Entry &entry, const CancelToken &cancel);
    std::optional<Secret> next(Entry &entry, bool isRetry, const CancelToken &cancel);
    void worked(Entry &entry);

    SecretStore &m_keychain;
    SecretAsker &m_asker;
    std::optional<GivenPassword> m_given;
    std::function<void(const Error &)> m_warn;
    std::map<QString, Entry> m_entries; ///< by the key of the secret
};

} // namespace tributary
