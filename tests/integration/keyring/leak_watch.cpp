// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyring/leak_watch.h"

#include <QDirIterator>
#include <QFile>

namespace tributary::testing
{

namespace
{

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void LeakWatch::lookAt(const QString &where, const QByteArray &bytes)
{
    ++m_looks;
    if (bytes.contains(m_marker) || bytes.contains(m_marker.toBase64()) || bytes.contains(m_marker.toHex()))
        m_leaks << where;
}

void LeakWatch::lookAtProcesses(qint64 pid)
{
    const QString process = QStringLiteral("/proc/%1/").arg(pid);
    for (const char *file : {"cmdline", "environ"}) {
        const QByteArray bytes = contentOf(process + QLatin1String(file));
        if (!bytes.isEmpty())
            lookAt(process + QLatin1String(file), bytes);
    }
    QDirIterator tasks(process + QStringLiteral("task"), QDir::Dirs | QDir::NoDotAndDotDot);
    while (tasks.hasNext()) {
        for (const QByteArray &child : contentOf(tasks.next() + QStringLiteral("/children")).split(' ')) {
            if (!child.trimmed().isEmpty())
                lookAtProcesses(child.toLongLong());
        }
    }
}

void LeakWatch::lookAtFiles(const QString &folder)
{
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        lookAt(path, contentOf(path));
    }
}

} // namespace tributary::testing
