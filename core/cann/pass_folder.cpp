// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/pass_folder.h"

#include "base/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>

namespace tributary
{

namespace
{

constexpr mode_t libraryMode = 0750;

tl::unexpected<Error> failInstall(const QString &path, const QString &reason)
{
    return fail({QT_TRANSLATE_NOOP("core", "Cannot install %1"), {path}}, reason,
        QT_TRANSLATE_NOOP("core", "Check that the folder is yours to write to and has free space."));
}

} // namespace

void PassFolder::removeEmptyFolders() const
{
    // rmdir refuses a folder that is not empty, which is all the care that is needed.
    QDir().rmdir(folder());
    QDir().rmdir(vendor());
}

Result<void> installFile(const QString &from, const QString &to)
{
    const auto content = readFile(from);
    if (!content)
        return tl::unexpected(content.error());
    const QString temporary = QStringLiteral("%1.%2.tmp").arg(to).arg(QCoreApplication::applicationPid());
    QFile file(temporary);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return failInstall(to, file.errorString());
    const bool written = file.write(*content) == content->size() && file.flush()
        && ::fchmod(file.handle(), libraryMode) == 0 && ::fsync(file.handle()) == 0;
    QString reason = file.errorString();
    file.close();
    if (written && ::rename(QFile::encodeName(temporary).constData(), QFile::encodeName(to).constData()) == 0)
        return {};
    if (written)
        reason = QString::fromLocal8Bit(std::strerror(errno));
    QFile::remove(temporary);
    return failInstall(to, reason);
}

} // namespace tributary
