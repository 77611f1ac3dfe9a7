// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/dedupe_source.h"

#include "base/file_identity.h"
#include "base/json_fields.h"

namespace tributary
{

QJsonObject DedupeSource::toJson() const
{
    QJsonObject object {{QStringLiteral("graph"), graph}, {QStringLiteral("graph_sha256"), graphSha256}};
    if (!profile.isEmpty()) {
        object[QStringLiteral("profile")] = profile;
        object[QStringLiteral("profile_sha256")] = profileSha256;
    }
    return object;
}

Result<DedupeSource> DedupeSource::fromJson(const QJsonObject &object)
{
    const JsonFields fields(object);
    DedupeSource source;
    source.graph = fields.text(QStringLiteral("graph"));
    source.graphSha256 = fields.text(QStringLiteral("graph_sha256"));
    if (object.contains(QStringLiteral("profile"))) {
        source.profile = fields.text(QStringLiteral("profile"));
        source.profileSha256 = fields.text(QStringLiteral("profile_sha256"));
    }
    if (fields.error())
        return tl::unexpected(*fields.error());
    return source;
}

std::vector<Text> changedFiles(const DedupeSource &source)
{
    std::vector<Text> changed;
    const auto check = [&changed](const QString &path, const QString &then) {
        if (path.isEmpty())
            return;
        const QString now = fileHash(path);
        if (now.isEmpty())
            changed.emplace_back(
                QT_TRANSLATE_NOOP("core", "the file %1, by which candidates stand for others, cannot be read any more"),
                QStringList {path});
        else if (now != then)
            changed.emplace_back(
                QT_TRANSLATE_NOOP("core", "the file %1, by which candidates stand for others, has been changed"),
                QStringList {path});
    };
    check(source.graph, source.graphSha256);
    check(source.profile, source.profileSha256);
    return changed;
}

} // namespace tributary
