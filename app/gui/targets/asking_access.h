// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/ssh_target_machine.h"
#include "targets/question_board.h"

namespace tributary::gui
{

/// Asks the user about host keys that are not known.
class AskingHostKeys final : public HostKeyPolicy
{
public:
    explicit AskingHostKeys(QuestionLine line)
        : m_line(std::move(line))
    {
    }
    Answer decide(const HostKeyQuestion &question, const CancelToken &cancel) override;

private:
    QuestionLine m_line;
};

/// Asks the user for passwords and passphrases.
class FormAsker final : public SecretAsker
{
public:
    explicit FormAsker(QuestionLine line)
        : m_line(std::move(line))
    {
    }
    std::optional<Secret> ask(const SecretQuestion &question, const CancelToken &cancel) override;
    bool wantsRemembered(const SecretQuestion &question) override;

private:
    QuestionLine m_line;
    QString m_remembered; ///< the subject whose last answer is to be remembered
};

/// What a connection needs of the user: known hosts, keychain, and answers to what is asked at `line`. For one
/// connection at a time. `warn`: what was to be remembered could not be stored; called in the connection's thread.
TargetAccess askingAccess(const QuestionLine &line, std::shared_ptr<SecretStore> keychain, QStringList knownHosts,
    std::function<void(const Error &)> warn);

} // namespace tributary::gui
