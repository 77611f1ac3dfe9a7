// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "remote/host_key.h"
#include "remote/known_hosts.h"
#include "remote/ssh_route.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace tributary
{

/// Decides whether a server may be trusted, for all connections that belong together: the user is asked once.
class HostKeyCheck
{
public:
    /// `files` of known hosts: all are read; new keys go to the first.
    HostKeyCheck(const SshRoute &route, HostKeyPolicy &policy, QStringList files);

    /// Reads the files. Errors: one cannot be read.
    Result<void> load();
    /// Host key methods in order of preference, for SshSession::handshake(): the recorded types first, since a server
    /// that shows another one cannot be recognised.
    [[nodiscard]] QByteArray methods() const;
    /// Trusts the key, or says why not. The result is for people: the fingerprint, and how it is known. Errors: changed
    /// or revoked (with the place and the way to remove it); unknown and refused; cancelled.
    Result<QString> check(const HostKey &key, const CancelToken &cancel);

private:
    Result<QString> decideUnknown(const HostKey &key, bool hasAuthority, const CancelToken &cancel);
    [[nodiscard]] tl::unexpected<Error> refuse(const KnownHosts::Answer &answer, const HostKey &key) const;

    const SshRoute &m_route;
    HostKeyPolicy &m_policy;
    QStringList m_files;
    KnownHosts m_known;
    QByteArray m_accepted; ///< blob of the key that the user took
};

} // namespace tributary
