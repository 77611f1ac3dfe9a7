// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/om_files.h"

#include "base/file_identity.h"
#include "base/files.h"
#include "base/json_fields.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>

namespace tributary
{

namespace
{

constexpr int recordSchema = 1;

TrialSpec specOf(const OmVariant &variant)
{
    TrialSpec spec;
    spec.candidate = variant.candidate;
    spec.control = variant.control;
    return spec;
}

// atc puts its marks in front of the first ".om" of the whole path.
Text hintFor(const QString &prefix)
{
    if (prefix.contains(QLatin1String(".om")))
        return QT_TRANSLATE_NOOP(
            "core", "The folder's own path contains \".om\", which confuses atc: choose another with --om-dir.");
    return QT_TRANSLATE_NOOP("core", "Check that the command writes to {om}, or to {om_prefix} and \".om\".");
}

} // namespace

QString OmVariant::fileName() const
{
    return specOf(*this).fileName();
}

QString OmVariant::label() const
{
    return specOf(*this).label();
}

QString OmFolder::file(const char *head, const OmVariant &variant, const char *tail) const
{
    return m_path + QLatin1Char('/') + QLatin1String(head) + variant.fileName() + QLatin1String(tail);
}

OmStates modelsOf(const QString &prefix)
{
    const QFileInfo info(prefix);
    const QRegularExpression name(QLatin1Char('^') + QRegularExpression::escape(info.fileName())
        + QStringLiteral("(_[A-Za-z0-9]+_[A-Za-z0-9_]+)?\\.om$"));
    OmStates states;
    const QDir folder(info.path());
    for (const QString &file : folder.entryList(QDir::Files)) {
        if (name.match(file).hasMatch() && !file.endsWith(QLatin1String("_original.om")))
            states[folder.filePath(file)] = fileState(folder.filePath(file));
    }
    return states;
}

Result<QString> newModel(const QString &prefix, const OmStates &before)
{
    QStringList found;
    const OmStates now = modelsOf(prefix);
    for (auto it = now.begin(); it != now.end(); ++it) {
        if (before.value(it.key()) != it.value())
            found << it.key();
    }
    if (found.size() == 1 && QFileInfo(found.first()).size() == 0)
        return fail({QT_TRANSLATE_NOOP("core", "The model %1 is empty"), {found.first()}}, {},
            QT_TRANSLATE_NOOP("core", "Look at the log of the compile, and whether the disk is full."));
    if (found.size() == 1)
        return found.first();
    if (found.isEmpty() && now.isEmpty())
        return fail({QT_TRANSLATE_NOOP("core", "There is no model %1.om"), {prefix}}, {}, hintFor(prefix));
    if (found.isEmpty())
        return fail(
            {QT_TRANSLATE_NOOP("core", "%1 is older than this compile"), {now.firstKey()}}, {}, hintFor(prefix));
    return fail({QT_TRANSLATE_NOOP("core", "The compile wrote %1 models instead of one"), {number(found.size())}},
        found.join(QStringLiteral(", ")), QT_TRANSLATE_NOOP("core", "Let the command write one model per call."));
}

Result<void> writeOmRecord(const OmFolder &folder, const CompiledOm &model, const QString &key)
{
    const QJsonObject record {{QStringLiteral("schema"), recordSchema}, {QStringLiteral("key"), key},
        {QStringLiteral("config"), model.variant.candidate.name()}, {QStringLiteral("control"), model.variant.control},
        {QStringLiteral("file"), QFileInfo(model.path).fileName()}, {QStringLiteral("sha256"), model.sha256}};
    return writeFileAtomically(folder.record(model.variant), QJsonDocument(record).toJson());
}

std::optional<CompiledOm> reusableModel(
    const OmFolder &folder, const OmVariant &variant, const QString &key, const CancelToken &cancel)
{
    const auto bytes = readFile(folder.record(variant));
    const auto record = bytes ? parseJsonObject(*bytes, folder.record(variant)) : Result<QJsonObject>(QJsonObject());
    if (!record || record->value(QStringLiteral("schema")).toInt() != recordSchema
        || record->value(QStringLiteral("key")).toString() != key)
        return std::nullopt;
    // Only the file's name is taken from the record, which may have been copied along with its folder.
    const QString path =
        folder.path() + QLatin1Char('/') + QFileInfo(record->value(QStringLiteral("file")).toString()).fileName();
    const QString hash = fileHash(path, cancel);
    if (hash.isEmpty() || hash != record->value(QStringLiteral("sha256")).toString())
        return std::nullopt;
    return CompiledOm {variant, path, hash, true};
}

} // namespace tributary
