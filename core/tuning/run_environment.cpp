// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/run_environment.h"

#include "base/file_identity.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QSysInfo>
#include <QThread>

namespace tributary
{

namespace
{

QString cpuModel()
{
    QFile file(QStringLiteral("/proc/cpuinfo"));
    QString model = QSysInfo::currentCpuArchitecture();
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith("model name")) {
                model = QString::fromUtf8(line.mid(line.indexOf(':') + 1)).trimmed();
                break;
            }
        }
    }
    return QStringLiteral("%1 x %2").arg(QThread::idealThreadCount()).arg(model);
}

QString programPath(const QString &program, const QString &workingFolder, const QProcessEnvironment &environment)
{
    if (program.contains(QLatin1Char('/')))
        return QDir(workingFolder).absoluteFilePath(program);
    return QStandardPaths::findExecutable(
        program, environment.value(QStringLiteral("PATH")).split(QLatin1Char(':'), Qt::SkipEmptyParts));
}

} // namespace

QJsonObject RunEnvironment::toJson() const
{
    return {{QStringLiteral("host"), host}, {QStringLiteral("system"), system}, {QStringLiteral("cpu"), cpu},
        {QStringLiteral("cann"), cann}, {QStringLiteral("driver"), driver}, {QStringLiteral("files"), files}};
}

RunEnvironment RunEnvironment::fromJson(const QJsonObject &object)
{
    const auto text = [&object](const char *name) { return object[QLatin1String(name)].toString(); };
    return {text("host"), text("system"), text("cpu"), text("cann"), text("driver"),
        object[QStringLiteral("files")].toObject()};
}

QJsonObject commandFiles(const QStringList &words, const QString &workingFolder, const QProcessEnvironment &environment,
    const CancelToken &cancel)
{
    QStringList paths;
    if (!words.isEmpty())
        paths << programPath(words.first(), workingFolder, environment);
    for (const QString &word : words.mid(1)) {
        paths << QDir(workingFolder).absoluteFilePath(word);
        if (const qsizetype equals = word.indexOf(QLatin1Char('=')); equals >= 0) // --model=FILE
            paths << QDir(workingFolder).absoluteFilePath(word.mid(equals + 1));
    }
    QJsonObject files;
    for (const QString &path : paths) {
        if (!path.isEmpty() && QFileInfo(path).isFile())
            files[path] = fileHash(path, cancel);
    }
    return files;
}

RunEnvironment captureEnvironment(const QStringList &words, const QString &workingFolder,
    const QProcessEnvironment &environment, const QString &cann, const QString &driver)
{
    RunEnvironment captured {QSysInfo::machineHostName(),
        QSysInfo::prettyProductName() + QStringLiteral(", ") + QSysInfo::kernelVersion(), cpuModel(), cann, driver,
        commandFiles(words, workingFolder, environment)};
    return captured;
}

std::vector<Text> environmentDifferences(const RunEnvironment &then, const RunEnvironment &now)
{
    std::vector<Text> differences;
    const auto compare = [&differences](const char *what, const QString &before, const QString &after) {
        if (before != after)
            differences.emplace_back(QT_TRANSLATE_NOOP("core", "%1 was \"%2\" and is \"%3\" now"),
                QStringList {QLatin1String(what), before, after});
    };
    compare("host", then.host, now.host);
    compare("system", then.system, now.system);
    compare("cpu", then.cpu, now.cpu);
    compare("CANN", then.cann, now.cann);
    compare("driver", then.driver, now.driver);
    for (const QString &path : then.files.keys()) {
        if (!now.files.contains(path))
            differences.emplace_back(
                QT_TRANSLATE_NOOP("core", "the file %1 is not there any more"), QStringList {path});
        else if (now.files[path] != then.files[path])
            differences.emplace_back(QT_TRANSLATE_NOOP("core", "the file %1 has changed"), QStringList {path});
    }
    return differences;
}

} // namespace tributary
