// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/keychain_secret_store.h"

#include "secrets/keychain_jobs.h"
#include "secrets/keychain_state.h"

#include <cstring>

namespace tributary
{

namespace
{

using Kind = KeychainQuestion::Kind;
using TimePoint = std::chrono::steady_clock::time_point;

tl::unexpected<SecretError> trouble(SecretTrouble kind, Text what, const QString &detail, Text hint)
{
    return tl::unexpected(SecretError {kind, Error {std::move(what), detail, std::move(hint)}});
}

tl::unexpected<SecretError> locked(const QString &detail)
{
    return trouble(SecretTrouble::Locked, QT_TRANSLATE_NOOP("core", "The keychain is locked"), detail,
        QT_TRANSLATE_NOOP("core",
            "Unlock it (log in to the desktop, or open its program, e.g. \"Passwords and Keys\"), or give the secret "
            "each "
            "time."));
}

tl::unexpected<SecretError> failed(const QString &detail)
{
    return trouble(SecretTrouble::Failed, QT_TRANSLATE_NOOP("core", "The keychain does not work"), detail,
        QT_TRANSLATE_NOOP("core", "Look at it with its own program, or give the secret each time."));
}

tl::unexpected<SecretError> unanswered(KeychainAnswer::End end)
{
    if (end == KeychainAnswer::End::Cancelled)
        return trouble(SecretTrouble::Cancelled, QT_TRANSLATE_NOOP("core", "Cancelled"), {}, {});
    return trouble(SecretTrouble::Slow, QT_TRANSLATE_NOOP("core", "The keychain does not answer"), {},
        QT_TRANSLATE_NOOP("core",
            "A dialog of it may be waiting for you: answer it and try again. If there is none, its service hangs: "
            "start "
            "it again, or give the secret each time."));
}

/// Finds out what a code of QtKeychain means.
tl::unexpected<SecretError> explained(const QString &key, const KeychainAnswer &answer)
{
    const KeychainState state =
        answer.code == QKeychain::NoBackendAvailable ? KeychainState::NoService : keychainState(key, keychainService());
    // KWallet says so by its code, and offers no Secret Service that could be asked.
    const bool isDenied = answer.code == QKeychain::AccessDenied || answer.code == QKeychain::AccessDeniedByUser;
    if (state == KeychainState::NoService && !isDenied)
        return trouble(SecretTrouble::NoService,
            QT_TRANSLATE_NOOP("core", "No keychain can be reached from this login"), answer.message,
            QT_TRANSLATE_NOOP("core",
                "Give the secret each time. To have it remembered, start a keychain (GNOME Keyring, KWallet or "
                "KeePassXC) "
                "in a session of your own."));
    if (state == KeychainState::Locked)
        return locked(answer.message);
    if (state == KeychainState::Denied || isDenied)
        return trouble(SecretTrouble::Denied, QT_TRANSLATE_NOOP("core", "The keychain refused the access"),
            answer.message,
            QT_TRANSLATE_NOOP("core",
                "Allow it when the keychain asks, or where this program's rights are set (sandbox, bus policy); or "
                "give the secret each time."));
    if (state == KeychainState::NoCollection)
        return trouble(SecretTrouble::Failed, QT_TRANSLATE_NOOP("core", "The keychain has no keyring to store into"),
            answer.message,
            QT_TRANSLATE_NOOP("core",
                "Make one with its own program (\"Passwords and Keys\": a new password keyring, set as default), or "
                "give "
                "the secret each time."));
    return failed(answer.message);
}

SecretResult<std::optional<Secret>> readUntil(TimePoint deadline, const QString &key, const CancelToken &cancel)
{
    KeychainAnswer answer = askKeychain({Kind::Read, key}, deadline, cancel);
    if (answer.end != KeychainAnswer::End::Answered)
        return unanswered(answer.end);
    if (answer.code == QKeychain::NoError)
        return Secret::fromText(answer.text);
    if (answer.code != QKeychain::EntryNotFound)
        return explained(key, answer);
    // The same code also means: locked, and the user did not unlock it.
    if (keychainState(key, keychainService()) == KeychainState::Locked)
        return locked(answer.message);
    return std::nullopt;
}

bool isSame(const Secret &a, const Secret &b)
{
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), std::size_t(a.size())) == 0;
}

TimePoint in(int milliseconds)
{
    return std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
}

} // namespace

SecretResult<std::optional<Secret>> KeychainSecretStore::read(const QString &key, const CancelToken &cancel)
{
    return readUntil(in(m_limitMs), key, cancel);
}

SecretResult<void> KeychainSecretStore::write(const QString &key, const Secret &secret, const CancelToken &cancel)
{
    if (auto isGood = checkStorable(secret); !isGood)
        return isGood;
    const TimePoint deadline = in(m_limitMs);
    KeychainQuestion question {Kind::Write, key, QString::fromUtf8(secret.data(), secret.size())};
    const KeychainAnswer answer = askKeychain(question, deadline, cancel);
    wipeText(question.text);
    if (answer.end != KeychainAnswer::End::Answered)
        return unanswered(answer.end);
    if (answer.code != QKeychain::NoError)
        return explained(key, answer);
    const auto stored = readUntil(deadline, key, cancel);
    if (!stored)
        return tl::unexpected(stored.error());
    if (!*stored || !isSame(**stored, secret))
        return failed(QStringLiteral("it gave back something else than was stored"));
    return {};
}

SecretResult<void> KeychainSecretStore::remove(const QString &key, const CancelToken &cancel)
{
    const TimePoint deadline = in(m_limitMs);
    const KeychainAnswer answer = askKeychain({Kind::Delete, key}, deadline, cancel);
    if (answer.end != KeychainAnswer::End::Answered)
        return unanswered(answer.end);
    if (answer.code != QKeychain::NoError && answer.code != QKeychain::EntryNotFound)
        return explained(key, answer);
    const auto left = readUntil(deadline, key, cancel); // a locked keychain says yes and deletes nothing
    if (!left)
        return tl::unexpected(left.error());
    if (*left)
        return failed(QStringLiteral("the entry is still there"));
    return {};
}

} // namespace tributary
