// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <sys/types.h>
#include <vector>

namespace tributary
{

/// From now on, a process whose parent ends becomes a child of this program instead of init's, so that what a workload
/// leaves running can be found even if it has moved to another session (Linux "child subreaper").
void adoptOrphans();

/// The adopted processes that carry `marker` ("NAME=value") in the environment they were started with. Those that have
/// ended are reaped on the way, but never `except`, whose end somebody else waits for. Empty without a marker, or if
/// the kernel does not tell a process's children.
std::vector<pid_t> adoptedProcesses(const QByteArray &marker, pid_t except);

} // namespace tributary
