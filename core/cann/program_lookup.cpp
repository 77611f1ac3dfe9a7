// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/program_lookup.h"

#include <QDir>
#include <QFileInfo>

namespace tributary
{

Result<QString> findProgram(
    const QString &program, const QProcessEnvironment &environment, const QString &workingDirectory)
{
    const QDir base(workingDirectory.isEmpty() ? QDir::currentPath() : workingDirectory);
    if (program.contains(QLatin1Char('/'))) {
        const QFileInfo file(base.absoluteFilePath(program));
        if (!file.exists())
            return fail({QT_TRANSLATE_NOOP("core", "The program %1 does not exist"), {file.filePath()}}, {},
                QT_TRANSLATE_NOOP("core", "Check the path; a relative one starts at the working directory."));
        if (!file.isFile() || !file.isExecutable())
            return fail({QT_TRANSLATE_NOOP("core", "%1 is not an executable file"), {file.filePath()}}, {},
                QT_TRANSLATE_NOOP("core", "Make it executable (chmod +x), or name its interpreter first."));
        return file.absoluteFilePath();
    }
    QString refused;
    const QString path = environment.value(QStringLiteral("PATH"), QStringLiteral("/usr/local/bin:/usr/bin:/bin"));
    for (const QString &folder : path.split(QLatin1Char(':'))) {
        const QFileInfo file(base.absoluteFilePath(folder.isEmpty() ? QStringLiteral(".") : folder), program);
        if (!file.isFile())
            continue;
        if (file.isExecutable())
            return file.absoluteFilePath();
        refused = file.absoluteFilePath();
    }
    if (!refused.isEmpty())
        return fail({QT_TRANSLATE_NOOP("core", "%1 is not an executable file"), {refused}}, {},
            QT_TRANSLATE_NOOP("core", "Make it executable (chmod +x), or name its interpreter first."));
    return fail({QT_TRANSLATE_NOOP("core", "The program %1 is not in PATH"), {program}}, {},
        QT_TRANSLATE_NOOP("core", "Install it, extend PATH, or give its full path; no shell runs the command."));
}

} // namespace tributary
