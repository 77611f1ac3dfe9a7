// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/process_owner.h"

#include <QFile>
#include <QSysInfo>

#include <cerrno>
#include <csignal>
#include <unistd.h>

namespace tributary::gui
{

namespace
{

/// Field 22 of /proc/<pid>/stat. The second field is the program's name in parentheses, which may hold blanks.
QString startOf(qint64 pid)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray stat = file.readAll();
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    constexpr qsizetype startField = 22 - 3; // the list begins with the third field
    return fields.size() > startField ? QString::fromLatin1(fields[startField]) : QString();
}

} // namespace

ProcessOwner ProcessOwner::self()
{
    const qint64 pid = ::getpid();
    return {pid, startOf(pid), QSysInfo::machineHostName()};
}

ProcessOwner ProcessOwner::fromJson(const QJsonObject &object)
{
    return {object.value(QStringLiteral("pid")).toInteger(), object.value(QStringLiteral("start")).toString(),
        object.value(QStringLiteral("host")).toString()};
}

QJsonObject ProcessOwner::toJson() const
{
    return {{QStringLiteral("pid"), pid}, {QStringLiteral("start"), start}, {QStringLiteral("host"), host}};
}

bool ProcessOwner::isGone() const
{
    if (host != QSysInfo::machineHostName() || pid <= 0)
        return false;
    if (::kill(pid_t(pid), 0) != 0 && errno == ESRCH)
        return true;
    return !start.isEmpty() && startOf(pid) != start;
}

} // namespace tributary::gui
