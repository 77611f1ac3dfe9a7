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

/// Keeps a child of this program from being taken for an adopted one while the object lives: somebody else waits for
/// its end. Several programs may run at once. For one thread.
class AwaitedChild
{
public:
    explicit AwaitedChild(pid_t pid);
    ~AwaitedChild();
    AwaitedChild(const AwaitedChild &) = delete;
    AwaitedChild &operator=(const AwaitedChild &) = delete;

private:
    pid_t m_pid;
};

/// The adopted processes that carry `marker` ("NAME=value") in the environment they were started with. Those that have
/// ended are reaped on the way. Empty without a marker, or if the kernel does not tell a process's children.
std::vector<pid_t> adoptedProcesses(const QByteArray &marker);

} // namespace tributary
