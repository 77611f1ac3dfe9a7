// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/credentials.h"
#include "remote/host_key.h"

#include <chrono>
#include <type_traits>

namespace tributary
{

/// Passes the questions of a connection on, and counts how long their answers took: that time is the user's, not the
/// target's.
class TimedQuestions final : public HostKeyPolicy, public CredentialSource
{
public:
    TimedQuestions(HostKeyPolicy &hostKeys, CredentialSource &credentials)
        : m_hostKeys(hostKeys)
        , m_credentials(credentials)
    {
    }

    /// Of all answers so far.
    [[nodiscard]] double seconds() const { return m_waited.count(); }

    Answer decide(const HostKeyQuestion &question, const CancelToken &cancel) override
    {
        return timed([&] { return m_hostKeys.decide(question, cancel); });
    }
    std::optional<Secret> password(const SshRoute &route, bool isRetry, const CancelToken &cancel) override
    {
        return timed([&] { return m_credentials.password(route, isRetry, cancel); });
    }
    std::optional<Secret> passphrase(const QString &keyFile, bool isRetry, const CancelToken &cancel) override
    {
        return timed([&] { return m_credentials.passphrase(keyFile, isRetry, cancel); });
    }
    bool hasPassword(const SshRoute &route, const CancelToken &cancel) override
    {
        return timed([&] { return m_credentials.hasPassword(route, cancel); });
    }
    void passwordWorked(const SshRoute &route) override { m_credentials.passwordWorked(route); }
    void passphraseWorked(const QString &keyFile) override { m_credentials.passphraseWorked(keyFile); }

private:
    template <typename Question>
    std::invoke_result_t<const Question &> timed(const Question &question)
    {
        const auto begun = std::chrono::steady_clock::now();
        auto answer = question();
        m_waited += std::chrono::steady_clock::now() - begun;
        return answer;
    }

    HostKeyPolicy &m_hostKeys;
    CredentialSource &m_credentials;
    std::chrono::duration<double> m_waited {0};
};

} // namespace tributary
