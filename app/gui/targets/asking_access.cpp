// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/asking_access.h"

namespace tributary::gui
{

namespace
{

/// Parts that refer to each other and go together.
struct Access {
    Access(const QuestionLine &line, std::shared_ptr<SecretStore> store, std::function<void(const Error &)> warn)
        : keychain(std::move(store))
        , hostKeys(line)
        , asker(line)
        , credentials(*keychain, asker, {}, std::move(warn))
    {
    }

    std::shared_ptr<SecretStore> keychain;
    AskingHostKeys hostKeys;
    FormAsker asker;
    StoredCredentials credentials;
};

} // namespace

HostKeyPolicy::Answer AskingHostKeys::decide(const HostKeyQuestion &question, const CancelToken &cancel)
{
    return m_line.ask(question, cancel).hostKey;
}

std::optional<Secret> FormAsker::ask(const SecretQuestion &question, const CancelToken &cancel)
{
    ConnectionAnswer answer = m_line.ask(question, cancel);
    m_remembered = answer.isToBeRemembered ? question.subject : QString();
    return std::move(answer.secret);
}

bool FormAsker::wantsRemembered(const SecretQuestion &question)
{
    return !m_remembered.isEmpty() && m_remembered == question.subject;
}

TargetAccess askingAccess(const QuestionLine &line, std::shared_ptr<SecretStore> keychain, QStringList knownHosts,
    std::function<void(const Error &)> warn)
{
    const auto access = std::make_shared<Access>(line, std::move(keychain), std::move(warn));
    return {std::shared_ptr<HostKeyPolicy>(access, &access->hostKeys),
        std::shared_ptr<CredentialSource>(access, &access->credentials), std::move(knownHosts)};
}

} // namespace tributary::gui
