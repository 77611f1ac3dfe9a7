// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/host_key.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace tributary
{

/// What files in the format of known_hosts say about servers. Source: sshd(8), "SSH_KNOWN_HOSTS FILE FORMAT".
class KnownHosts
{
public:
    enum class Verdict {
        Known,
        Unknown,
        Changed, ///< another key of this type is recorded
        OtherType, ///< only keys of other types are recorded: the server may have been swapped as well
        Revoked,
    };

    /// A recorded key and where it stands.
    struct Entry {
        QString file;
        int line = 0; ///< 1-based
        HostKey key;

        [[nodiscard]] QString place() const { return QStringLiteral("%1:%2").arg(file).arg(line); }
    };

    struct Answer {
        Verdict verdict = Verdict::Unknown;
        std::vector<Entry> entries; ///< what the verdict rests on
        bool hasAuthority = false; ///< a certificate authority is recorded for the host; certificates are not checked
    };

    /// Adds the lines of a file. A line that makes no sense is skipped and remembered.
    void add(const QString &file, const QByteArray &content);

    /// Host in any case. With another port than 22, a line for that port counts; else, as with
    /// OpenSSH, one without port if it holds the very key.
    [[nodiscard]] Answer find(const QString &host, int port, const HostKey &key) const;
    /// The key types recorded for the host, in the order of the lines; no certificate authorities, nothing revoked.
    [[nodiscard]] QList<QByteArray> typesFor(const QString &host, int port) const;
    /// Places ("file:line") of lines that were skipped.
    [[nodiscard]] const QStringList &skippedLines() const { return m_skipped; }
    /// Host names are hashed in this file: new ones should be.
    [[nodiscard]] bool isHashed() const { return m_isHashed; }

private:
    enum class Marker { None, Revoked, Authority };
    struct Line {
        Entry entry;
        Marker marker = Marker::None;
        QByteArray hosts; ///< list of patterns, or one hashed name
    };

    [[nodiscard]] bool addLine(const QString &file, int number, const QByteArray &text);
    [[nodiscard]] Answer findName(const QByteArray &name, const HostKey &key) const;

    std::vector<Line> m_lines;
    QStringList m_skipped;
    bool m_isHashed = false;
};

/// The name under which a host (IPv6 with or without brackets) is recorded: "host" in lower case, or "[host]:port" for
/// another port than 22.
QByteArray knownHostsName(const QString &host, int port);

/// A line for the file, without its end. Hashed: with a new random salt.
QByteArray knownHostsLine(const QString &host, int port, const HostKey &key, bool hashed);

/// Whether the host list of a line names `name` (as knownHostsName() gives it).
bool matchesHosts(const QByteArray &hosts, const QByteArray &name);

} // namespace tributary
