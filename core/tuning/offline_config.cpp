// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/offline_config.h"

#include "base/json_fields.h"

namespace tributary
{

QString OfflineConfig::login() const
{
    return target[QStringLiteral("user")].toString() + QLatin1Char('@') + host();
}

QJsonObject OfflineConfig::toJson() const
{
    return {
        {QStringLiteral("compile_command"), compileCommand},
        {QStringLiteral("target"), target},
        {QStringLiteral("om_folder"), omFolder},
        {QStringLiteral("compile_jobs"), compileJobs},
        {QStringLiteral("keep_going"), keepGoing},
        {QStringLiteral("reuse_om"), reuseOm},
        {QStringLiteral("keep_remote"), keepRemote},
        {QStringLiteral("run_id"), runId},
    };
}

Result<OfflineConfig> OfflineConfig::fromJson(const QJsonObject &object)
{
    const JsonFields fields(object);
    OfflineConfig config;
    config.compileCommand = fields.text(QStringLiteral("compile_command"));
    config.target = fields.object(QStringLiteral("target"));
    config.omFolder = fields.text(QStringLiteral("om_folder"));
    config.compileJobs = int(fields.integer(QStringLiteral("compile_jobs")));
    config.keepGoing = fields.flag(QStringLiteral("keep_going"));
    config.reuseOm = fields.flag(QStringLiteral("reuse_om"));
    config.keepRemote = fields.flag(QStringLiteral("keep_remote"));
    config.runId = fields.text(QStringLiteral("run_id"));
    if (fields.error())
        return tl::unexpected(*fields.error());
    if (config.compileJobs < 1 || config.compileJobs > mostJobs)
        return fail(
            {QT_TRANSLATE_NOOP("core", "The field \"%1\" has no valid value"), {QStringLiteral("compile_jobs")}});
    return config;
}

std::vector<Text> offlineDifferences(const OfflineConfig &then, const OfflineConfig &now)
{
    std::vector<Text> differences;
    if (then.compileCommand != now.compileCommand)
        differences.emplace_back(QT_TRANSLATE_NOOP("core", "the compile command was \"%1\" and is \"%2\" now"),
            QStringList {then.compileCommand, now.compileCommand});
    if (then.login() != now.login())
        differences.emplace_back(QT_TRANSLATE_NOOP("core", "the target machine was %1 and is %2 now"),
            QStringList {then.login(), now.login()});
    const QString cann = QStringLiteral("cann_env");
    if (then.target[cann].toString() != now.target[cann].toString())
        differences.emplace_back(QT_TRANSLATE_NOOP("core", "cann_env of the target was \"%1\" and is \"%2\" now"),
            QStringList {then.target[cann].toString(), now.target[cann].toString()});
    return differences;
}

} // namespace tributary
