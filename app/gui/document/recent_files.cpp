// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace tributary::gui::recent_files
{

namespace
{

const QString key = QStringLiteral("recent_projects");

void store(const QStringList &paths)
{
    QSettings().setValue(key, paths);
}

} // namespace

QStringList list()
{
    return QSettings().value(key).toStringList();
}

void add(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList paths = list();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    store(paths.mid(0, most));
}

void remove(const QString &path)
{
    QStringList paths = list();
    paths.removeAll(QFileInfo(path).absoluteFilePath());
    store(paths);
}

void clear()
{
    store({});
}

} // namespace tributary::gui::recent_files
