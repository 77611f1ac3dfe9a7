// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/stray_processes.h"

#include <QFile>

#include <set>

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tributary
{

namespace
{

QByteArray readProc(const QByteArray &path)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The state letter follows the name in parentheses, which may itself hold parentheses.
bool isZombie(pid_t pid)
{
    const QByteArray stat = readProc("/proc/" + QByteArray::number(pid) + "/stat");
    const qsizetype name = stat.lastIndexOf(')');
    return name > 0 && stat.mid(name + 2, 1) == "Z";
}

bool carries(pid_t pid, const QByteArray &marker)
{
    const QByteArray environment = readProc("/proc/" + QByteArray::number(pid) + "/environ");
    return ('\0' + environment).contains('\0' + marker + '\0');
}

std::multiset<pid_t> &awaited()
{
    static std::multiset<pid_t> pids;
    return pids;
}

} // namespace

AwaitedChild::AwaitedChild(pid_t pid)
    : m_pid(pid)
{
    awaited().insert(pid);
}

AwaitedChild::~AwaitedChild()
{
    awaited().erase(awaited().find(m_pid));
}

void adoptOrphans()
{
    ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}

std::vector<pid_t> adoptedProcesses(const QByteArray &marker)
{
    std::vector<pid_t> found;
    if (marker.isEmpty())
        return found;
    const QByteArray self = QByteArray::number(::getpid());
    for (const QByteArray &word : readProc("/proc/" + self + "/task/" + self + "/children").split(' ')) {
        const pid_t pid = word.trimmed().toInt();
        // Programs that we started ourselves, for other ends, are in our session and looked after elsewhere.
        if (pid <= 0 || awaited().count(pid) > 0 || ::getsid(pid) == ::getsid(0))
            continue;
        if (isZombie(pid))
            ::waitpid(pid, nullptr, WNOHANG);
        else if (carries(pid, marker))
            found.push_back(pid);
    }
    return found;
}

} // namespace tributary
