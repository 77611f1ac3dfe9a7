// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "target_connection.h"

#include "base/shell_words.h"
#include "cli_text.h"
#include "remote/known_hosts_file.h"
#include "target_password.h"
#include "terminal_prompt.h"

namespace tributary
{

namespace
{

std::optional<GivenPassword> givenFor(const QString &loginName)
{
    auto password = givenTargetPassword();
    if (!password)
        return std::nullopt;
    return GivenPassword {loginName, std::move(*password)};
}

QString promptFor(const SecretQuestion &question)
{
    if (question.kind == SecretQuestion::Kind::Passphrase)
        return Cli::tr("Passphrase of %1: ").arg(question.subject);
    return Cli::tr("Password of %1: ").arg(question.subject);
}

} // namespace

std::optional<Secret> TerminalAsker::ask(const SecretQuestion &question, const CancelToken &cancel)
{
    if (!canAskUser()) {
        sayTheWays(question);
        return std::nullopt;
    }
    if (question.isRetry)
        m_note(Cli::tr("That was not accepted."));
    else if (question.keychainTrouble)
        m_note(Cli::tr("note: %1").arg(question.keychainTrouble->translated()));
    return askSecret(promptFor(question), cancel);
}

bool TerminalAsker::wantsRemembered(const SecretQuestion &question)
{
    return askYesNo(Cli::tr("Remember it for %1 in the keychain? [y/N] ").arg(question.subject), CancelToken());
}

void TerminalAsker::sayTheWays(const SecretQuestion &question)
{
    if (m_saidTheWays)
        return;
    m_saidTheWays = true;
    if (question.keychainTrouble)
        m_note(Cli::tr("note: %1").arg(question.keychainTrouble->translated()));
    if (question.kind == SecretQuestion::Kind::Passphrase)
        m_note(Cli::tr(
            "note: The passphrase of %1 is needed, and there is no terminal to ask for it. Store it with "
            "\"tributary-cli target set-password --passphrase %2\", load the key into an agent, or run this in a "
            "terminal.")
                   .arg(question.subject, m_target.isEmpty() ? QStringLiteral("NAME") : quoteShellWord(m_target)));
    else
        m_note(Cli::tr("note: A password for %1 may be needed, and there is no terminal to ask for it. Store it with "
                       "\"tributary-cli target set-password %2\", give it in the environment variable "
                       "GE_MS_TARGET_PASSWORD, use a key, or run this in a terminal.")
                   .arg(question.subject, m_target.isEmpty() ? QStringLiteral("NAME") : quoteShellWord(m_target)));
}

TargetConnection::TargetConnection(
    const QString &loginName, const QString &target, bool acceptNewHostKey, const NoteSink &note)
    : m_hostKeys(acceptNewHostKey ? HostKeyPolicy::Answer::Remember : HostKeyPolicy::Answer::Refuse)
    , m_asker(note, target)
    , m_credentials(m_keychain, m_asker, givenFor(loginName),
          [note](const Error &error) { note(Cli::tr("warning: %1").arg(error.translated())); })
    , m_knownHosts(defaultKnownHostsFiles())
{
}

} // namespace tributary
