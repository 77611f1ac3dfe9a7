// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/ssh_login.h"

#include "remote/ssh_wire.h"
#include "remote/waiting.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <utility>

namespace tributary
{

namespace
{

constexpr int mostPasswordRounds = 3;
constexpr int mostAgentKeys = 7; // the rest would use up all attempts

/// A password that is asked for when it is first needed, for both methods that send one.
struct PasswordRound {
    bool isRetry = false;
    bool wasAsked = false;
    std::optional<Secret> secret {};
};

/// As a part of a list.
QString withoutFullStop(QString sentence)
{
    while (sentence.endsWith(QLatin1Char('.')))
        sentence.chop(1);
    return sentence;
}

} // namespace

Login::Login(const SshRoute &route, CredentialSource &credentials)
    : m_route(route)
    , m_credentials(credentials)
{
}

Result<Login::End> Login::run(SshSession &session, const CancelToken &cancel)
{
    const auto offered = offeredLoginMethods(session, cancel);
    if (!offered)
        return tl::unexpected(offered.error());
    if (!*offered) {
        m_accepted = QStringLiteral("none");
        return End::LoggedIn;
    }
    m_offered = **offered;
    m_banner = session.banner();
    for (int tries = 0; refill(cancel);) {
        if (tries == triesPerConnection)
            return End::NeedsNewConnection;
        const Candidate candidate = std::move(m_queue.front());
        m_queue.pop_front();
        const auto attempt = candidate.run(session, cancel);
        if (!attempt)
            return tl::unexpected(attempt.error());
        if (note(candidate, *attempt))
            return End::LoggedIn;
        if (attempt->end == LoginAttempt::End::Disconnected && refill(cancel))
            return End::NeedsNewConnection;
        if (attempt->end != LoginAttempt::End::NotMade)
            ++tries;
    }
    if (cancel.isCancelled())
        return tl::unexpected(cancelledError());
    return refused();
}

bool Login::note(const Candidate &candidate, const LoginAttempt &attempt)
{
    if (attempt.end == LoginAttempt::End::Accepted) {
        m_accepted = candidate.name;
        return true;
    }
    QString how = attempt.reason;
    if (attempt.end == LoginAttempt::End::Refused)
        how = how.isEmpty() ? QStringLiteral("refused") : QStringLiteral("refused, ") + how;
    if (attempt.end == LoginAttempt::End::Disconnected)
        how = QStringLiteral("the server ended the connection: ") + how;
    m_tried << QStringLiteral("%1 (%2)").arg(candidate.name, how);
    return false;
}

bool Login::refill(const CancelToken &cancel)
{
    while (m_queue.empty() && m_stage != Stage::Done && !cancel.isCancelled())
        addStage(cancel);
    return !m_queue.empty() && !cancel.isCancelled();
}

void Login::addStage(const CancelToken &cancel)
{
    const bool takesKeys = offers("publickey");
    const bool takesPassword = offers("password") || offers("keyboard-interactive");
    const bool isNamed = !m_route.identityFiles.isEmpty();
    switch (m_stage) {
    case Stage::Named:
        if (takesKeys)
            addNamedKeys(cancel);
        m_stage = Stage::ReadyPassword;
        break;
    case Stage::ReadyPassword:
        if (takesPassword && m_credentials.hasPassword(m_route, cancel))
            addPassword(false);
        m_stage = Stage::Agent;
        break;
    case Stage::Agent:
        if (takesKeys && !isNamed)
            addAgentKeys(cancel);
        m_stage = Stage::DefaultKeys;
        break;
    case Stage::DefaultKeys:
        if (takesKeys && !isNamed)
            addDefaultKeys(cancel);
        m_stage = Stage::AskedPassword;
        break;
    case Stage::AskedPassword:
        if (takesPassword && !m_passwordGivenUp && m_askedTimes++ < mostPasswordRounds)
            addPassword(m_passwordFailed);
        else
            m_stage = Stage::Done;
        break;
    case Stage::Done:
        break;
    }
}

std::vector<LoginKey> Login::keysOfAgent(const CancelToken &cancel)
{
    return agentKeys(qEnvironmentVariable("SSH_AUTH_SOCK"), cancel);
}

void Login::addNamedKeys(const CancelToken &cancel)
{
    if (m_route.identityFiles.isEmpty())
        return;
    const std::vector<LoginKey> held = keysOfAgent(cancel);
    for (const QString &path : m_route.identityFiles) {
        const auto file = KeyFile::read(path);
        const bool isOpen = file && !file->isEncrypted();
        const QByteArray blob = file && !file->publicBlob().isEmpty()
            ? file->publicBlob()
            : readPublicKeyFile(path + QStringLiteral(".pub"));
        for (const LoginKey &key : held)
            if (!isOpen && key.blob == blob)
                addKey(key);
        addFile(path, cancel);
    }
}

void Login::addAgentKeys(const CancelToken &cancel)
{
    const std::vector<LoginKey> held = keysOfAgent(cancel);
    const auto count = std::min(held.size(), std::size_t(mostAgentKeys));
    std::for_each(held.begin(), held.begin() + std::ptrdiff_t(count), [this](const LoginKey &key) { addKey(key); });
    if (count < held.size())
        m_warnings
            << QStringLiteral("%1 keys of the agent were not tried: name the right one").arg(held.size() - count);
}

void Login::addDefaultKeys(const CancelToken &cancel)
{
    for (const char *name : {"id_ed25519", "id_ecdsa", "id_rsa"}) {
        const QString path = QDir::homePath() + QStringLiteral("/.ssh/") + QLatin1String(name);
        if (QFileInfo::exists(path))
            addFile(path, cancel);
    }
}

void Login::addFile(const QString &path, const CancelToken &cancel)
{
    const auto file = FileKey::read(path, m_credentials, cancel);
    if (file && (*file)->file().isExposed())
        m_warnings << QStringLiteral("%1 may be read by others (chmod 600)").arg(path);
    const auto key = file ? FileKey::loginKey(*file) : Result<LoginKey>(tl::unexpected(file.error()));
    if (key)
        addKey(*key);
    else
        m_tried << withoutFullStop(key.error().english());
    if (m_missingKey.isEmpty() && !QFileInfo::exists(path))
        m_missingKey = path;
}

void Login::addKey(const LoginKey &key)
{
    for (const QByteArray &blob : blobsToOffer(key.blob, m_banner)) {
        const QString name = QStringLiteral("key %1, %2").arg(key.name, QString::fromLatin1(wireType(blob)));
        m_queue.push_back({name, "publickey", [key, blob](SshSession &session, const CancelToken &cancel) {
                               return tryKey(session, key, blob, cancel);
                           }});
    }
}

void Login::addPassword(bool isRetry)
{
    const auto round = std::make_shared<PasswordRound>(PasswordRound {isRetry});
    using Try = Result<LoginAttempt> (*)(SshSession &, const Secret &, const CancelToken &);
    const auto add = [&](const char *method, Try attempt) {
        if (!offers(method))
            return;
        const auto run = [this, round, attempt](
                             SshSession &session, const CancelToken &cancel) -> Result<LoginAttempt> {
            if (!std::exchange(round->wasAsked, true))
                round->secret = m_credentials.password(m_route, round->isRetry, cancel);
            if (cancel.isCancelled())
                return tl::unexpected(cancelledError());
            m_passwordGivenUp = !round->secret;
            if (!round->secret)
                return LoginAttempt {LoginAttempt::End::NotMade, QStringLiteral("none was given")};
            auto result = attempt(session, *round->secret, cancel);
            const bool worked = result && result->end == LoginAttempt::End::Accepted;
            m_passwordFailed = !worked;
            if (worked)
                m_credentials.passwordWorked(m_route);
            return result;
        };
        m_queue.push_back({QString::fromLatin1(method), method, run});
    };
    add("password", &tryPassword);
    add("keyboard-interactive", &tryKeyboardInteractive);
}

QString Login::report() const
{
    return (QStringList {m_accepted} + m_warnings).join(QStringLiteral("; "));
}

tl::unexpected<Error> Login::refused() const
{
    const QString offered = QStringLiteral("the server offers: ") + QString::fromLatin1(m_offered);
    QStringList parts = m_warnings;
    if (!m_tried.isEmpty())
        parts << QStringLiteral("tried: ") + m_tried.join(QStringLiteral(", "));
    parts << offered;
    const Text what {QT_TRANSLATE_NOOP("core", "%1 refuses the login as %2"), {m_route.host, m_route.user}};
    if (!m_missingKey.isEmpty())
        return fail(what, parts.join(QStringLiteral("; ")),
            {QT_TRANSLATE_NOOP("core", "The key file %1 is missing: put it there, or name another in identity_file."),
                {m_missingKey}});
    return fail(what, parts.join(QStringLiteral("; ")),
        m_tried.isEmpty()
            ? QT_TRANSLATE_NOOP("core", "Name a private key, load one into ssh-agent, or give a password.")
            : QT_TRANSLATE_NOOP("core",
                "Check the user, the password, and that the public key is in ~/.ssh/authorized_keys over there."));
}

} // namespace tributary
