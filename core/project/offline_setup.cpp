// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/offline_setup.h"

#include "remote/target_rules.h"
#include "tuning/om_command.h"

#include <QDir>

#include <algorithm>

namespace tributary
{

namespace
{

const QString compileCommandField = QStringLiteral("compile_command");
const QString targetNameField = QStringLiteral("target_name");
const QString targetField = QStringLiteral("target");
const QString omFolderField = QStringLiteral("om_folder");
const QString compileJobsField = QStringLiteral("compile_jobs");
const QString keepGoingField = QStringLiteral("keep_going");
const QString reuseOmField = QStringLiteral("reuse_om");
const QString keepRemoteField = QStringLiteral("keep_remote");

} // namespace

Result<Target> OfflineSetup::findTarget(const std::vector<Target> &targets) const
{
    if (targetName.isEmpty() && target.isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "No target machine is chosen"), {},
            QT_TRANSLATE_NOOP("core", "Choose one on the Setup page, or add one there."));
    if (targetName.isEmpty())
        return Target::fromJson(target, targetField);
    const auto found = std::find_if(targets.begin(), targets.end(),
        [this](const Target &each) { return each.name.compare(targetName, Qt::CaseInsensitive) == 0; });
    if (found == targets.end())
        return fail({QT_TRANSLATE_NOOP("core", "There is no target \"%1\""), {targetName}}, {},
            QT_TRANSLATE_NOOP("core", "Choose another one on the Setup page, or add it again."));
    if (auto broken = found->check(targetName))
        return tl::unexpected(std::move(broken->error));
    return *found;
}

QString OfflineSetup::omFolderIn(const QString &projectFolder) const
{
    return QDir::cleanPath(QDir(projectFolder).absoluteFilePath(omFolder.isEmpty() ? QStringLiteral("om") : omFolder));
}

Result<OfflineConfig> OfflineSetup::toConfig(const QString &projectFolder, const std::vector<Target> &targets) const
{
    if (compileCommand.trimmed().isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "There is no command that compiles the model"), {},
            QT_TRANSLATE_NOOP("core",
                "Write it on the Setup page, such as atc --model=model.onnx --framework=5 --output={om_prefix}."));
    if (const auto words = splitCompileCommand(compileCommand); !words)
        return tl::unexpected(words.error());
    const auto machine = findTarget(targets);
    if (!machine)
        return tl::unexpected(machine.error());
    OfflineConfig config;
    config.compileCommand = compileCommand;
    config.target = machine->toJson();
    config.omFolder = omFolderIn(projectFolder);
    config.compileJobs = compileJobs;
    config.keepGoing = keepGoing;
    config.reuseOm = reuseOm;
    config.keepRemote = keepRemote;
    return config;
}

OfflineSetup OfflineSetup::fromConfig(const OfflineConfig &config)
{
    OfflineSetup setup;
    setup.compileCommand = config.compileCommand;
    setup.target = config.target;
    setup.omFolder = config.omFolder;
    setup.compileJobs = config.compileJobs;
    setup.keepGoing = config.keepGoing;
    setup.reuseOm = config.reuseOm;
    setup.keepRemote = config.keepRemote;
    return setup;
}

QJsonObject OfflineSetup::toJson() const
{
    QJsonObject object {
        {compileCommandField, compileCommand},
        {targetNameField, targetName},
        {omFolderField, omFolder},
        {compileJobsField, compileJobs},
        {keepGoingField, keepGoing},
        {reuseOmField, reuseOm},
        {keepRemoteField, keepRemote},
    };
    if (!target.isEmpty())
        object[targetField] = target;
    return object;
}

Result<OfflineSetup> OfflineSetup::fromJson(const QJsonObject &object, const QString &place)
{
    OfflineSetup setup;
    setup.compileCommand = object[compileCommandField].toString();
    setup.targetName = object[targetNameField].toString();
    setup.target = object[targetField].toObject();
    setup.omFolder = object[omFolderField].toString();
    setup.compileJobs = object[compileJobsField].toInt(1);
    setup.keepGoing = object[keepGoingField].toBool();
    setup.reuseOm = object[reuseOmField].toBool();
    setup.keepRemote = object[keepRemoteField].toBool();
    if (const QString field = secretField(setup.target); !field.isEmpty())
        return tl::unexpected(badValue(fieldName(fieldName(place, targetField), field), {},
            QT_TRANSLATE_NOOP("core", "Passwords belong into the keychain, never into a file: remove the field.")));
    return setup;
}

std::vector<FieldRule> OfflineSetup::rules()
{
    using Kind = FieldRule::Kind;
    return {
        {"offline.compile_command", Kind::Text, 0, 0, true},
        {"offline.target_name", Kind::Text, 0, 0, true},
        {"offline.target", Kind::Object, 0, 0, true},
        {"offline.om_folder", Kind::Text, 0, 0, true},
        {"offline.compile_jobs", Kind::Whole, 1, OfflineConfig::mostJobs, true},
        {"offline.keep_going", Kind::Flag, 0, 0, true},
        {"offline.reuse_om", Kind::Flag, 0, 0, true},
        {"offline.keep_remote", Kind::Flag, 0, 0, true},
    };
}

} // namespace tributary
