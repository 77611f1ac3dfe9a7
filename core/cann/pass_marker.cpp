// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/pass_marker.h"

#include "base/files.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSysInfo>

namespace tributary
{

namespace
{

// Boot and start tick of a process: two processes never share both. Empty if there is no such process.
QString processStart(std::int64_t pid)
{
    const auto stat = readFile(QStringLiteral("/proc/%1/stat").arg(pid));
    if (!stat)
        return {};
    // The name in parentheses may hold blanks; the start is field 22, the 20th after it. State is the first.
    const QList<QByteArray> fields = stat->mid(stat->lastIndexOf(')') + 2).split(' ');
    if (fields.size() < 20 || fields[0] == "Z")
        return {};
    const QByteArray boot = readFile(QStringLiteral("/proc/sys/kernel/random/boot_id")).value_or(QByteArray());
    return QString::fromLatin1(boot.trimmed() + '/' + fields[19]);
}

ManagedInstall::State stateOf(const PassMarker &marker)
{
    if (!marker.host.isEmpty() && marker.host != QSysInfo::machineHostName())
        return ManagedInstall::State::OtherHost;
    const QString start = processStart(marker.pid);
    return !start.isEmpty() && start == marker.processStart ? ManagedInstall::State::InUse
                                                            : ManagedInstall::State::LeftOver;
}

QString stateFolder(const UserFolders &folders)
{
    return folders.state + QStringLiteral("/managed-pass");
}

} // namespace

PassMarker PassMarker::ofThisProcess(const PassFolder &where, const QString &runFolder)
{
    PassMarker marker;
    marker.opp = where.opp;
    marker.pid = QCoreApplication::applicationPid();
    marker.processStart = tributary::processStart(marker.pid);
    marker.host = QSysInfo::machineHostName();
    marker.since = QDateTime::currentDateTimeUtc();
    marker.runFolder = QFileInfo(runFolder).absoluteFilePath();
    return marker;
}

QByteArray PassMarker::toJson() const
{
    return QJsonDocument(
        QJsonObject {{QStringLiteral("schema"), schema}, {QStringLiteral("opp"), opp},
            {QStringLiteral("pid"), static_cast<qint64>(pid)}, {QStringLiteral("process_start"), processStart},
            {QStringLiteral("host"), host}, {QStringLiteral("since"), since.toString(Qt::ISODate)},
            {QStringLiteral("run_folder"), runFolder}, {QStringLiteral("library_sha256"), librarySha},
            {QStringLiteral("had_pass"), hadPass}})
        .toJson();
}

PassMarker PassMarker::fromJson(const QByteArray &text)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    PassMarker marker;
    marker.opp = object.value(QStringLiteral("opp")).toString();
    marker.pid = object.value(QStringLiteral("pid")).toInteger();
    marker.processStart = object.value(QStringLiteral("process_start")).toString();
    marker.host = object.value(QStringLiteral("host")).toString();
    marker.since = QDateTime::fromString(object.value(QStringLiteral("since")).toString(), Qt::ISODate);
    marker.runFolder = object.value(QStringLiteral("run_folder")).toString();
    marker.librarySha = object.value(QStringLiteral("library_sha256")).toString();
    marker.hadPass = object.value(QStringLiteral("had_pass")).toBool();
    return marker;
}

Text ManagedInstall::describe() const
{
    const QStringList args {marker.runFolder.isEmpty() ? QStringLiteral("?") : marker.runFolder,
        marker.since.isValid() ? marker.since.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"))
                               : QStringLiteral("?"),
        number(marker.pid), marker.host};
    switch (state) {
    case State::InUse:
        return {QT_TRANSLATE_NOOP("core",
                    "A run that is still going has installed the pass (run folder %1, since %2, "
                    "process %3)"),
            args};
    case State::OtherHost:
        return {QT_TRANSLATE_NOOP("core", "A run on the machine %4 has installed the pass (run folder %1, since %2)"),
            args};
    case State::LeftOver:
        break;
    }
    return {QT_TRANSLATE_NOOP("core",
                "The pass of a run that ended without removing it is still installed (run folder "
                "%1, since %2)"),
        args};
}

Text ManagedInstall::hint() const
{
    switch (state) {
    case State::InUse:
        return QT_TRANSLATE_NOOP("core", "Wait for its end.");
    case State::OtherHost:
        return QT_TRANSLATE_NOOP("core", "If it has ended, remove the pass with: tributary-cli pass remove --force");
    case State::LeftOver:
        break;
    }
    return QT_TRANSLATE_NOOP("core", "Remove it with: tributary-cli pass remove");
}

QString stateMarkerFile(const UserFolders &folders, const QString &opp)
{
    const QByteArray name = QCryptographicHash::hash(opp.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    return stateFolder(folders) + QLatin1Char('/') + QString::fromLatin1(name) + QStringLiteral(".json");
}

std::optional<ManagedInstall> findManagedInstall(const PassFolder &where, const UserFolders &folders)
{
    for (const QString &path : {where.markerFile(), stateMarkerFile(folders, where.opp)}) {
        if (!QFileInfo::exists(path))
            continue;
        ManagedInstall found;
        found.marker = PassMarker::fromJson(readFile(path).value_or(QByteArray()));
        found.marker.opp = where.opp;
        found.state = stateOf(found.marker);
        return found;
    }
    return std::nullopt;
}

std::vector<ManagedInstall> findManagedInstalls(const UserFolders &folders)
{
    std::vector<ManagedInstall> all;
    const QDir dir(stateFolder(folders));
    for (const QString &name : dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString path = dir.filePath(name);
        const PassMarker marker = PassMarker::fromJson(readFile(path).value_or(QByteArray()));
        if (marker.opp.isEmpty() || !QFileInfo(marker.opp).isDir()) {
            QFile::remove(path);
            continue;
        }
        if (auto found = findManagedInstall(PassFolder {marker.opp}, folders))
            all.push_back(*found);
    }
    return all;
}

} // namespace tributary
