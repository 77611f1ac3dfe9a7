// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/cann_version.h"

#include "base/files.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace tributary
{

namespace
{

// Only files of a sane size are read: a wrong ASCEND_HOME_PATH may name anything.
QByteArray smallFile(const QString &path)
{
    const QFileInfo info(path);
    if (!info.isFile() || info.size() > 1'000'000)
        return {};
    return readFile(path).value_or(QByteArray());
}

QStringList archFolders(const QString &root)
{
    return QDir(root).entryList({QStringLiteral("*-linux")}, QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

// "[7.7.T20.0.B210:8.1.RC1]" -> "8.1.RC1"; "[8.5.0]" and "8.5.0" -> "8.5.0".
QString insideBrackets(QString value)
{
    value.remove(QLatin1Char('['));
    value.remove(QLatin1Char(']'));
    return value.section(QLatin1Char(':'), -1).trimmed();
}

QString versionFromInfo(const QByteArray &text)
{
    const QString folder = propertyValue(text, QStringLiteral("version_dir"));
    return folder.isEmpty() ? propertyValue(text, QStringLiteral("Version")) : folder;
}

QString versionFromFolderName(const QString &root)
{
    static const QRegularExpression pattern(QStringLiteral("^(?:cann-)?(\\d+\\.\\d+\\.[0-9A-Za-z.-]+)$"));
    return pattern.match(QFileInfo(QFileInfo(root).canonicalFilePath()).fileName()).captured(1);
}

} // namespace

QString propertyValue(const QByteArray &text, const QString &key)
{
    for (const QByteArray &raw : text.split('\n')) {
        const QString line = QString::fromUtf8(raw);
        const qsizetype equals = line.indexOf(QLatin1Char('='));
        if (equals > 0 && line.left(equals).trimmed().compare(key, Qt::CaseInsensitive) == 0)
            return line.mid(equals + 1).trimmed();
    }
    return {};
}

QString versionFromConfig(const QByteArray &text)
{
    for (const char *component : {"toolkit", "runtime", "compiler", "opp", "cann"}) {
        for (const char *state : {"running", "installed", "upgrade"}) {
            const QString key = QStringLiteral("%1_%2_version").arg(QLatin1String(component), QLatin1String(state));
            QString value = insideBrackets(propertyValue(text, key));
            if (!value.isEmpty())
                return value;
        }
    }
    return {};
}

QString cannVersion(const QString &root)
{
    const QDir dir(root);
    QStringList folders {root};
    for (const QString &arch : archFolders(root))
        folders << dir.filePath(arch);
    for (const QString &folder : folders) {
        QString version = propertyValue(
            smallFile(folder + QStringLiteral("/ascend_toolkit_install.info")), QStringLiteral("version"));
        if (!version.isEmpty())
            return version;
    }
    QString fromConfig = versionFromConfig(smallFile(dir.filePath(QStringLiteral("version.cfg"))));
    if (!fromConfig.isEmpty())
        return fromConfig;
    for (const char *place : {"version.info", "toolkit/version.info", "compiler/version.info", "runtime/version.info",
             "opp/version.info", "share/info/runtime/version.info"}) {
        QString version = versionFromInfo(smallFile(dir.filePath(QLatin1String(place))));
        if (!version.isEmpty())
            return version;
    }
    return versionFromFolderName(root);
}

} // namespace tributary
