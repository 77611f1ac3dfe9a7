// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_text.h"
#include "console.h"
#include "secrets/keychain_secret_store.h"
#include "target_command.h"
#include "terminal_prompt.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace tributary
{

namespace
{

/// The secret of a target that a command is about.
struct SecretName {
    QString key; ///< in the keychain
    QString subject; ///< for people
};

Result<SecretName> nameOf(const Target &target, bool isPassphrase)
{
    const auto route = target.route();
    if (!route)
        return tl::unexpected(route.error());
    if (!isPassphrase)
        return SecretName {passwordKey(route->loginName()), route->loginName()};
    if (route->identityFiles.isEmpty())
        return fail({QT_TRANSLATE_NOOP("core", "The target %1 has no identity_file"), {target.title()}}, {},
            QT_TRANSLATE_NOOP("core", "A passphrase belongs to a private key: name it in identity_file."));
    const QString &file = route->identityFiles.first();
    return SecretName {passphraseKey(file), file};
}

/// The first line of stdin.
Result<Secret> readFromStdin()
{
    std::array<char, 64 * 1024> buffer {};
    std::size_t size = 0;
    while (size < buffer.size() && !std::memchr(buffer.data(), '\n', size)) {
        const ssize_t count = ::read(STDIN_FILENO, buffer.data() + size, buffer.size() - size);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        size += std::size_t(count);
    }
    const char *end = std::find(buffer.data(), buffer.data() + size, '\n');
    Secret secret(QByteArray(buffer.data(), end - buffer.data()));
    ::explicit_bzero(buffer.data(), buffer.size());
    if (secret.isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "Nothing came on stdin"), {},
            QT_TRANSLATE_NOOP("core", "Write the secret, and a line end, to stdin."));
    return secret;
}

Result<Secret> readFromTerminal(const QString &subject)
{
    if (!canAskUser())
        return fail(QT_TRANSLATE_NOOP("core", "There is no terminal to ask for the secret"), {},
            QT_TRANSLATE_NOOP("core", "Run this in a terminal, or write the secret to stdin and use --stdin."));
    auto secret = askSecret(Cli::tr("Secret for %1: ").arg(subject), CancelToken());
    const auto again = secret ? askSecret(Cli::tr("The same again: "), CancelToken()) : std::nullopt;
    if (!secret || !again)
        return fail(QT_TRANSLATE_NOOP("core", "No secret was given; nothing is changed"));
    if (secret->size() != again->size() || std::memcmp(secret->data(), again->data(), std::size_t(again->size())) != 0)
        return fail(QT_TRANSLATE_NOOP("core", "The two are not the same; nothing is changed"));
    return std::move(*secret);
}

} // namespace

ExitStatus TargetCommand::setPassword()
{
    const auto target = findTarget(word(0), m_store);
    if (!target)
        return refuse(target.error());
    const auto name = nameOf(*target, isSet("passphrase"));
    if (!name)
        return refuse(name.error());
    const auto secret = isSet("stdin") ? readFromStdin() : readFromTerminal(name->subject);
    if (!secret)
        return refuse(secret.error());
    const auto stored = KeychainSecretStore().write(name->key, *secret, CancelToken());
    if (!stored)
        return refuse(stored.error().error);
    m_console.line(Cli::tr("The keychain keeps the secret for %1.").arg(name->subject));
    return ExitStatus::Ok;
}

ExitStatus TargetCommand::forget(const Target &target)
{
    const auto name = nameOf(target, isSet("passphrase"));
    if (!name)
        return refuse(name.error());
    const auto removed = KeychainSecretStore().remove(name->key, CancelToken());
    if (!removed)
        return refuse(removed.error().error);
    m_console.line(Cli::tr("The keychain holds no secret for %1 any more.").arg(name->subject));
    return ExitStatus::Ok;
}

ExitStatus TargetCommand::forgetPassword()
{
    const auto target = findTarget(word(0), m_store);
    if (!target)
        return refuse(target.error());
    return forget(*target);
}

} // namespace tributary
