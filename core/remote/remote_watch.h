// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_session.h"

#include <QMap>
#include <QStringList>

namespace tributary
{

/// What a command on the target is started with.
struct RemoteCommand {
    QStringList words;
    QMap<QString, QString> environment;
    QString sourceFile; ///< a shell script to source before; empty = none
    QByteArray runId; ///< marks all processes of the run
};

/// The shell script that starts the command in a process group of its own, beside a watchdog. The watchdog sleeps until
/// the script's stdin ends, which it does when the command ends (the server closes it), when we close it to stop the
/// command, and when the connection is lost; then it ends what is left of the command: first TERM, after the grace time
/// KILL. Output: what the sourced file prints, "ready-<token> 0\n", what the command prints, "end-<token> <count>\n",
/// where count is the number of processes that were still there.
QByteArray watchedCommand(const RemoteCommand &command, const QByteArray &token);

/// Seconds between TERM and KILL.
constexpr int remoteGraceSeconds = 5;

/// Ends every process of the run on the target, and its watchdogs. Gives their number.
Result<int> endRemoteProcesses(SshSession &session, const QByteArray &runId, const CancelToken &cancel);

} // namespace tributary
