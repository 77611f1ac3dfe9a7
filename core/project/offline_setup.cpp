// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/offline_setup.h"

#include "project/field_rules.h"
#include "tuning/offline_run.h"
#include "tuning/om_command.h"

#include <QDir>

namespace tributary
{

namespace
{

const std::vector<FieldRule> &offlineRules()
{
    using Kind = FieldRule::Kind;
    static const std::vector<FieldRule> rules {
        {"compile_command", Kind::Text},
        {"target", Kind::Text},
        {"target_host", Kind::Text},
        {"om_folder", Kind::Text},
        {"compile_jobs", Kind::Whole, 1, OfflineConfig::mostJobs},
        {"keep_going", Kind::Flag},
        {"reuse_om", Kind::Flag},
        {"keep_remote", Kind::Flag},
    };
    return rules;
}

} // namespace

Result<RunConfig> OfflineSetup::applyTo(RunConfig config, const QJsonObject &targetObject) const
{
    if (compileCommand.trimmed().isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "There is no command that compiles the model"), {},
            QT_TRANSLATE_NOOP("core", "Write it on the Setup page, such as atc --model=… --output={om_prefix}."));
    if (target.isEmpty() || targetObject.isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "No target machine is chosen"), {},
            QT_TRANSLATE_NOOP("core", "Choose one on the Setup page, or add one there."));
    config = offlineConfig(config, targetObject);
    for (const auto &words : {splitCompileCommand(compileCommand), splitRunCommand(config.command)}) {
        if (!words)
            return tl::unexpected(words.error());
    }
    if (!omFolder.isEmpty())
        config.offline.omFolder = QDir::cleanPath(QDir(config.workingFolder).absoluteFilePath(omFolder));
    config.offline.compileCommand = compileCommand;
    config.offline.compileJobs = compileJobs;
    config.offline.keepGoing = keepGoing;
    config.offline.reuseOm = reuseOm;
    config.offline.keepRemote = keepRemote;
    return config;
}

OfflineSetup OfflineSetup::fromConfig(const OfflineConfig &config)
{
    OfflineSetup setup;
    setup.compileCommand = config.compileCommand;
    setup.target = config.target[QStringLiteral("name")].toString();
    setup.targetHost = config.host();
    setup.compileJobs = config.compileJobs;
    setup.keepGoing = config.keepGoing;
    setup.reuseOm = config.reuseOm;
    setup.keepRemote = config.keepRemote;
    return setup;
}

QJsonObject OfflineSetup::toJson() const
{
    return {
        {QStringLiteral("compile_command"), compileCommand},
        {QStringLiteral("target"), target},
        {QStringLiteral("target_host"), targetHost},
        {QStringLiteral("om_folder"), omFolder},
        {QStringLiteral("compile_jobs"), compileJobs},
        {QStringLiteral("keep_going"), keepGoing},
        {QStringLiteral("reuse_om"), reuseOm},
        {QStringLiteral("keep_remote"), keepRemote},
    };
}

Result<OfflineSetup> OfflineSetup::fromJson(const QJsonObject &object, const QString &place)
{
    if (auto error = checkFields(object, offlineRules(), place))
        return tl::unexpected(*error);
    OfflineSetup setup;
    setup.compileCommand = object[QStringLiteral("compile_command")].toString();
    setup.target = object[QStringLiteral("target")].toString();
    setup.targetHost = object[QStringLiteral("target_host")].toString();
    setup.omFolder = object[QStringLiteral("om_folder")].toString();
    setup.compileJobs = object[QStringLiteral("compile_jobs")].toInt();
    setup.keepGoing = object[QStringLiteral("keep_going")].toBool();
    setup.reuseOm = object[QStringLiteral("reuse_om")].toBool();
    setup.keepRemote = object[QStringLiteral("keep_remote")].toBool();
    return setup;
}

} // namespace tributary
