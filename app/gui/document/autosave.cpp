// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/autosave.h"

#include "base/files.h"
#include "base/json_fields.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace tributary::gui
{

namespace
{

QString autosaveFolder()
{
    return dataFolder() + QStringLiteral("/autosave");
}

/// Relative paths in the content start here.
QString baseOf(const QString &path, const QString &scratchFolder)
{
    return path.isEmpty() ? scratchFolder : QFileInfo(path).absolutePath();
}

} // namespace

QString dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString Recovery::name() const
{
    return QFileInfo(path).completeBaseName();
}

AutosaveFile::AutosaveFile()
    : m_file(QStringLiteral("%1/%2.json").arg(autosaveFolder(), QUuid::createUuid().toString(QUuid::WithoutBraces)))
{
}

Result<void> AutosaveFile::write(const Project &project, const QString &path, const QString &scratchFolder)
{
    if (const auto made = makeFolder(autosaveFolder()); !made)
        return made;
    const QByteArray content = projectToJson(project, baseOf(path, scratchFolder));
    const QJsonObject object {
        {QStringLiteral("schema"), 1},
        {QStringLiteral("owner"), ProcessOwner::self().toJson()},
        {QStringLiteral("path"), path},
        {QStringLiteral("scratch_folder"), scratchFolder},
        {QStringLiteral("saved"), QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)},
        {QStringLiteral("project"), QJsonDocument::fromJson(content).object()},
    };
    return writeFileAtomically(m_file, QJsonDocument(object).toJson(QJsonDocument::Compact));
}

void AutosaveFile::remove()
{
    QFile::remove(m_file);
}

Result<Project> AutosaveFile::read(const Recovery &recovery)
{
    const auto bytes = readFile(recovery.file);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto object = parseJsonObject(*bytes, recovery.file);
    if (!object)
        return tl::unexpected(object.error());
    const QString base = baseOf(recovery.path, recovery.scratchFolder);
    return projectFromJson(QJsonDocument(object->value(QStringLiteral("project")).toObject()).toJson(),
        base + QStringLiteral("/autosave"));
}

std::vector<Recovery> AutosaveFile::findLeftBehind()
{
    std::vector<Recovery> found;
    for (const QFileInfo &info : QDir(autosaveFolder()).entryInfoList({QStringLiteral("*.json")}, QDir::Files)) {
        const auto bytes = readFile(info.filePath());
        const auto object = bytes ? parseJsonObject(*bytes, info.filePath()) : Result<QJsonObject>(QJsonObject());
        if (!object || !ProcessOwner::fromJson(object->value(QStringLiteral("owner")).toObject()).isGone())
            continue;
        Recovery recovery {info.filePath(), object->value(QStringLiteral("path")).toString(),
            object->value(QStringLiteral("scratch_folder")).toString(),
            QDateTime::fromString(object->value(QStringLiteral("saved")).toString(), Qt::ISODateWithMs), false};
        const QFileInfo project(recovery.path);
        recovery.projectIsNewer =
            !recovery.path.isEmpty() && project.exists() && project.lastModified() > recovery.saved;
        found.push_back(std::move(recovery));
    }
    std::sort(found.begin(), found.end(), [](const Recovery &a, const Recovery &b) { return a.saved > b.saved; });
    return found;
}

} // namespace tributary::gui
