// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "remote/known_hosts.h"

#include <QStringList>

namespace tributary
{

/// Where OpenSSH looks: the user's files, then those of the machine.
QStringList defaultKnownHostsFiles();

/// Reads the files; one that is missing is empty. Errors: one that is there cannot be read.
Result<KnownHosts> readKnownHosts(const QStringList &files);

/// Appends the key of a host, hashed if the file's other names are; never changes what is there. Makes the file (mode
/// 0600) and its folder (0700). Does nothing if the key is there already. Errors: cannot be written; locked for 5 s.
Result<void> appendKnownHost(const QString &file, const QString &host, int port, const HostKey &key);

} // namespace tributary
