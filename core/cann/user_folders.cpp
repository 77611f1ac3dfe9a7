// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/user_folders.h"

#include <QDir>

#include <unistd.h>

namespace tributary
{

namespace
{

// The XDG rules say that a relative path is to be ignored.
QString baseFolder(const QProcessEnvironment &environment, const QString &variable, const QString &below)
{
    QString set = environment.value(variable);
    if (QDir::isAbsolutePath(set))
        return set;
    return environment.value(QStringLiteral("HOME"), QDir::homePath()) + below;
}

} // namespace

UserFolders UserFolders::from(const QProcessEnvironment &environment)
{
    const QString name = QStringLiteral("/tributary");
    UserFolders folders;
    folders.config = baseFolder(environment, QStringLiteral("XDG_CONFIG_HOME"), QStringLiteral("/.config")) + name;
    folders.cache = baseFolder(environment, QStringLiteral("XDG_CACHE_HOME"), QStringLiteral("/.cache")) + name;
    folders.state = baseFolder(environment, QStringLiteral("XDG_STATE_HOME"), QStringLiteral("/.local/state")) + name;
    const QString runtime = environment.value(QStringLiteral("XDG_RUNTIME_DIR"));
    folders.runtime =
        QDir::isAbsolutePath(runtime) ? runtime + name : QStringLiteral("/tmp/tributary-%1").arg(::getuid());
    return folders;
}

} // namespace tributary
