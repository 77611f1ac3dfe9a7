// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/stored_credentials.h"

namespace tributary
{

namespace
{

constexpr int mostQuestions = 3;

using Kind = SecretQuestion::Kind;

} // namespace

StoredCredentials::StoredCredentials(SecretStore &keychain, SecretAsker &asker, std::optional<GivenPassword> given,
    std::function<void(const Error &)> warn)
    : m_keychain(keychain)
    , m_asker(asker)
    , m_given(std::move(given))
    , m_warn(std::move(warn))
{
}

StoredCredentials::Entry &StoredCredentials::entry(Kind kind, const QString &subject)
{
    const QString key = kind == Kind::Password ? passwordKey(subject) : passphraseKey(subject);
    Entry &entry = m_entries[key];
    if (entry.key.isEmpty()) {
        entry.key = key;
        entry.question.kind = kind;
        entry.question.subject = subject;
    }
    return entry;
}

/// Finds what can be given without asking the user; looks into the keychain once.
void StoredCredentials::lookUp(Entry &entry, const CancelToken &cancel)
{
    if (entry.ready || entry.tried || entry.wasLookedUp)
        return;
    const bool isGiven =
        m_given && entry.question.kind == Kind::Password && entry.question.subject == m_given->loginName;
    if (isGiven && !entry.wasGivenTried) {
        entry.wasGivenTried = true;
        entry.ready = m_given->secret.clone();
        return;
    }
    entry.wasLookedUp = true;
    auto stored = m_keychain.read(entry.key, cancel);
    if (!stored) {
        entry.question.keychainTrouble = stored.error().error;
        entry.question.canBeRemembered = false;
    } else if (*stored && !(*stored)->isEmpty()) {
        entry.ready = std::move(*stored);
    }
}

std::optional<Secret> StoredCredentials::next(Entry &entry, bool isRetry, const CancelToken &cancel)
{
    if (!isRetry)
        entry.asked = 0;
    if (!isRetry && entry.tried)
        return entry.tried->clone(); // the login before was cut off: nobody has said that it is wrong
    entry.tried.reset();
    lookUp(entry, cancel);
    if (entry.ready) {
        entry.tried = std::move(entry.ready);
        entry.ready.reset();
        entry.isFromUser = false;
        return entry.tried->clone();
    }
    if (entry.asked == mostQuestions || cancel.isCancelled())
        return std::nullopt;
    entry.question.isRetry = isRetry;
    entry.tried = m_asker.ask(entry.question, cancel);
    if (!entry.tried)
        return std::nullopt;
    ++entry.asked;
    entry.isFromUser = true;
    return entry.tried->clone();
}

void StoredCredentials::worked(Entry &entry)
{
    if (!entry.tried)
        return;
    if (entry.isFromUser && entry.question.canBeRemembered && m_asker.wantsRemembered(entry.question)) {
        const auto stored = m_keychain.write(entry.key, *entry.tried, CancelToken());
        if (!stored && m_warn)
            m_warn(stored.error().error);
    }
    entry.ready = std::move(entry.tried);
    entry.tried.reset();
}

std::optional<Secret> StoredCredentials::password(const SshRoute &route, bool isRetry, const CancelToken &cancel)
{
    return next(entry(Kind::Password, route.loginName()), isRetry, cancel);
}

std::optional<Secret> StoredCredentials::passphrase(const QString &keyFile, bool isRetry, const CancelToken &cancel)
{
    return next(entry(Kind::Passphrase, keyFile), isRetry, cancel);
}

bool StoredCredentials::hasPassword(const SshRoute &route, const CancelToken &cancel)
{
    Entry &login = entry(Kind::Password, route.loginName());
    lookUp(login, cancel);
    return login.ready || login.tried;
}

void StoredCredentials::passwordWorked(const SshRoute &route)
{
    worked(entry(Kind::Password, route.loginName()));
}

void StoredCredentials::passphraseWorked(const QString &keyFile)
{
    worked(entry(Kind::Passphrase, keyFile));
}

} // namespace tributary
