// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/host_key_check.h"

#include "base/shell_words.h"
#include "remote/known_hosts_file.h"
#include "remote/waiting.h"

namespace tributary
{

namespace
{

constexpr qsizetype mostPlaces = 5; // of skipped lines that are named

/// What a host key type is called when the connection is negotiated (RFC 8332, 3).
QList<QByteArray> methodsOf(const QByteArray &type)
{
    if (type == "ssh-rsa")
        return {"rsa-sha2-512", "rsa-sha2-256", "ssh-rsa"};
    return {type};
}

QString described(const HostKey &key)
{
    return QStringLiteral("%1 (%2)").arg(key.fingerprint(), QString::fromLatin1(key.type));
}

} // namespace

HostKeyCheck::HostKeyCheck(const SshRoute &route, HostKeyPolicy &policy, QStringList files)
    : m_route(route)
    , m_policy(policy)
    , m_files(std::move(files))
{
}

Result<void> HostKeyCheck::load()
{
    auto known = readKnownHosts(m_files);
    if (!known)
        return tl::unexpected(known.error());
    m_known = std::move(*known);
    return {};
}

QByteArray HostKeyCheck::methods() const
{
    QList<QByteArray> types = m_known.typesFor(m_route.host, m_route.port);
    types << "ssh-ed25519"
          << "ecdsa-sha2-nistp256"
          << "ecdsa-sha2-nistp384"
          << "ecdsa-sha2-nistp521"
          << "ssh-rsa";
    QList<QByteArray> methods;
    for (const QByteArray &type : types)
        for (const QByteArray &method : methodsOf(type))
            if (!methods.contains(method))
                methods << method;
    return methods.join(',');
}

Result<QString> HostKeyCheck::check(const HostKey &key, const CancelToken &cancel)
{
    const KnownHosts::Answer answer = m_known.find(m_route.host, m_route.port, key);
    QString note;
    if (!m_known.skippedLines().isEmpty())
        note = QStringLiteral("; lines that make no sense: ")
            + m_known.skippedLines().mid(0, mostPlaces).join(QStringLiteral(", "));
    switch (answer.verdict) {
    case KnownHosts::Verdict::Known:
        return described(key) + QStringLiteral(", ") + answer.entries.front().place() + note;
    case KnownHosts::Verdict::Unknown: {
        auto decided = decideUnknown(key, answer.hasAuthority, cancel);
        return decided ? Result<QString>(*decided + note) : decided;
    }
    case KnownHosts::Verdict::Changed:
    case KnownHosts::Verdict::OtherType:
    case KnownHosts::Verdict::Revoked:
        break;
    }
    return refuse(answer, key);
}

Result<QString> HostKeyCheck::decideUnknown(const HostKey &key, bool hasAuthority, const CancelToken &cancel)
{
    const QString shown = described(key);
    if (key.blob == m_accepted)
        return shown + QStringLiteral(", accepted before");
    const auto answer = m_policy.decide({m_route.host, m_route.port, key, hasAuthority}, cancel);
    if (cancel.isCancelled())
        return tl::unexpected(cancelledError());
    if (answer == HostKeyPolicy::Answer::Refuse)
        return fail({QT_TRANSLATE_NOOP("core", "The host key of %1, port %2 is not known"),
                        {m_route.host, number(m_route.port)}},
            shown + (hasAuthority ? QStringLiteral("; @cert-authority lines are not used") : QString()),
            QT_TRANSLATE_NOOP("core",
                "Compare the fingerprint with that on the server (ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub), "
                "then accept it; on the command line with --accept-new-host-key."));
    m_accepted = key.blob;
    if (answer == HostKeyPolicy::Answer::AcceptOnce || m_files.isEmpty())
        return shown + QStringLiteral(", accepted for this time");
    if (const auto kept = appendKnownHost(m_files.front(), m_route.host, m_route.port, key); !kept)
        return shown + QStringLiteral(", accepted; not recorded: ") + kept.error().english();
    return shown + QStringLiteral(", new, recorded in ") + m_files.front();
}

tl::unexpected<Error> HostKeyCheck::refuse(const KnownHosts::Answer &answer, const HostKey &key) const
{
    QStringList recorded;
    for (const KnownHosts::Entry &entry : answer.entries)
        recorded << described(entry.key) + QStringLiteral(" in ") + entry.place();
    const QString detail =
        QStringLiteral("recorded: %1; shown: %2").arg(recorded.join(QStringLiteral(", ")), described(key));
    const QStringList place {m_route.host, number(m_route.port)};
    if (answer.verdict == KnownHosts::Verdict::Revoked)
        return fail({QT_TRANSLATE_NOOP("core", "The host key of %1, port %2 is revoked"), place}, detail,
            QT_TRANSLATE_NOOP("core", "Do not connect. Ask who runs the server for its new key."));
    const KnownHosts::Entry &first = answer.entries.front();
    const QString command = joinShellWords({QStringLiteral("ssh-keygen"), QStringLiteral("-R"),
        QString::fromUtf8(knownHostsName(m_route.host, m_route.port)), QStringLiteral("-f"), first.file});
    if (answer.verdict == KnownHosts::Verdict::OtherType)
        return fail(
            {QT_TRANSLATE_NOOP("core", "%1, port %2 shows a host key of another type than the recorded ones"), place},
            detail,
            {QT_TRANSLATE_NOOP("core",
                 "Connect once with ssh: it records the other keys of a server that it knows. Or, if who runs "
                 "the server vouches for this key, remove the old ones and connect again: %1"),
                {command}});
    return fail({QT_TRANSLATE_NOOP("core", "The host key of %1, port %2 has changed"), place}, detail,
        {QT_TRANSLATE_NOOP("core",
             "Somebody may be listening in. If the server was set up anew (ask who runs it), remove the old key and "
             "connect again: %1"),
            {command}});
}

} // namespace tributary
