// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/credentials.h"
#include "remote/login_attempt.h"
#include "remote/ssh_session.h"

#include <QByteArray>
#include <QStringList>

#include <deque>
#include <functional>

namespace tributary
{

/// One login. Order: the named identity files (the agent's copy first if the file is encrypted), else a password that
/// is there already (password, then keyboard-interactive), else the agent and the default keys unless files were named,
/// else a password that must be asked for. Goes on in a new connection where the server ended the one before.
class Login
{
public:
    /// How often one connection is tried: sshd ends it after six (MaxAuthTries), and some count more strictly.
    static constexpr int triesPerConnection = 5;

    enum class End { LoggedIn, NeedsNewConnection };

    /// Both must live as long as the object.
    Login(const SshRoute &route, CredentialSource &credentials);

    /// Tries what is left. Errors: nothing was accepted, with what was tried and what the server offers; silence;
    /// cancelled.
    Result<End> run(SshSession &session, const CancelToken &cancel);
    /// For people: the method that was accepted, and what is wrong with the key files.
    [[nodiscard]] QString report() const;

private:
    enum class Stage { Named, ReadyPassword, Agent, DefaultKeys, AskedPassword, Done };
    struct Candidate {
        QString name; ///< for people
        QByteArray method; ///< of SSH
        std::function<Result<LoginAttempt>(SshSession &, const CancelToken &)> run;
    };

    [[nodiscard]] bool offers(const QByteArray &method) const { return m_offered.split(',').contains(method); }
    /// Fills the queue from the next stages; false = nothing is left.
    bool refill(const CancelToken &cancel);
    void addStage(const CancelToken &cancel);
    void addNamedKeys(const CancelToken &cancel);
    void addAgentKeys(const CancelToken &cancel);
    void addDefaultKeys(const CancelToken &cancel);
    void addFile(const QString &path, const CancelToken &cancel);
    void addKey(const LoginKey &key);
    void addPassword(bool isRetry);
    [[nodiscard]] std::vector<LoginKey> keysOfAgent(const CancelToken &cancel);
    /// Notes how the attempt went; true = logged in.
    bool note(const Candidate &candidate, const LoginAttempt &attempt);
    [[nodiscard]] tl::unexpected<Error> refused() const;

    const SshRoute &m_route;
    CredentialSource &m_credentials;
    Stage m_stage = Stage::Named;
    std::deque<Candidate> m_queue;
    QByteArray m_offered; ///< methods, comma-separated
    QByteArray m_banner;
    QString m_accepted;
    QStringList m_tried;
    QString m_missingKey; ///< a named key file that is not there
    QStringList m_warnings;
    int m_askedTimes = 0;
    bool m_passwordFailed = false; ///< the next one is asked for as a retry
    bool m_passwordGivenUp = false;
};

} // namespace tributary
