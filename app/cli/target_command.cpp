// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "target_command.h"

#include "cann/user_folders.h"
#include "cli_text.h"
#include "console.h"
#include "target_view.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QJsonDocument>

namespace tributary
{

namespace
{

struct TextOption {
    const char *name;
    QString Target::*member;
};
constexpr TextOption textOptions[] = {
    {"host", &Target::host},
    {"user", &Target::user},
    {"identity-file", &Target::identityFile},
    {"remote-workdir", &Target::remoteWorkdir},
    {"cann-env", &Target::cannEnv},
    {"run-command", &Target::runCommand},
    {"jump-host", &Target::jumpHost},
};

struct NumberOption {
    const char *name;
    std::optional<int> Target::*member;
};
constexpr NumberOption numberOptions[] = {
    {"port", &Target::port},
    {"connect-timeout", &Target::connectTimeout},
    {"keep-alive", &Target::keepAlive},
};

} // namespace

TargetCommand::TargetCommand(const QCommandLineParser &parser, Console &console)
    : m_parser(parser)
    , m_console(console)
    , m_store(UserFolders::from(QProcessEnvironment::systemEnvironment()).targetsFile())
{
}

QString TargetCommand::word(int index) const
{
    return m_parser.positionalArguments().value(index);
}

QString TargetCommand::value(const char *option) const
{
    return m_parser.value(QLatin1String(option));
}

bool TargetCommand::isSet(const char *option) const
{
    return m_parser.isSet(QLatin1String(option));
}

ExitStatus TargetCommand::refuse(const Error &error, ExitStatus status)
{
    m_console.error(error);
    return status;
}

ExitStatus TargetCommand::saved(const Result<void> &done, const QString &sentence)
{
    if (!done)
        return refuse(done.error());
    m_console.line(sentence);
    return ExitStatus::Ok;
}

Result<void> TargetCommand::takeFields(Target &target) const
{
    for (const TextOption &option : textOptions) {
        if (isSet(option.name))
            target.*option.member = value(option.name);
    }
    for (const NumberOption &option : numberOptions) {
        if (!isSet(option.name))
            continue;
        const QString text = value(option.name);
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        if (!isNumber && !text.isEmpty())
            return fail({QT_TRANSLATE_NOOP("core", "--%1 is no whole number"), {QLatin1String(option.name)}}, text,
                QT_TRANSLATE_NOOP("core", "Write digits alone."));
        target.*option.member = isNumber ? std::optional(number) : std::nullopt;
    }
    if (auto broken = target.check())
        return tl::unexpected(std::move(broken->error));
    return {};
}

ExitStatus TargetCommand::add()
{
    Target target;
    target.name = word(0);
    if (const auto taken = takeFields(target); !taken)
        return refuse(taken.error(), ExitStatus::BadUsage);
    return saved(
        m_store.add(target), Cli::tr("Added: %1. Try it with \"tributary-cli target test %1\".").arg(target.name));
}

ExitStatus TargetCommand::edit()
{
    auto target = m_store.find(word(0));
    if (!target)
        return refuse(target.error());
    if (m_parser.optionNames().isEmpty())
        return refuse({QT_TRANSLATE_NOOP("core", "Nothing is said that is to change"), {},
                          QT_TRANSLATE_NOOP("core",
                              "Name a field and its new value, e.g. --host box2; \"tributary-cli target edit --help\" "
                              "lists them.")},
            ExitStatus::BadUsage);
    if (isSet("name"))
        target->name = value("name");
    if (const auto taken = takeFields(*target); !taken)
        return refuse(taken.error(), ExitStatus::BadUsage);
    return saved(m_store.replace(word(0), *target), Cli::tr("Changed: %1").arg(target->name));
}

ExitStatus TargetCommand::list()
{
    const auto targets = m_store.all();
    if (!targets)
        return refuse(targets.error());
    if (isSet("json"))
        m_console.raw(QJsonDocument(targetListJson(*targets, m_store.file())).toJson());
    else
        showTargetList(*targets, m_console);
    return ExitStatus::Ok;
}

ExitStatus TargetCommand::show()
{
    const auto target = findTarget(word(0), m_store);
    if (!target)
        return refuse(target.error());
    m_console.raw(QJsonDocument(target->toJson()).toJson());
    return ExitStatus::Ok;
}

ExitStatus TargetCommand::remove()
{
    const auto target = m_store.find(word(0));
    if (!target)
        return refuse(target.error());
    if (isSet("forget-password")) {
        if (const ExitStatus status = forget(*target); status != ExitStatus::Ok)
            return status;
    }
    return saved(m_store.remove(word(0)), Cli::tr("Removed: %1").arg(target->name));
}

ExitStatus TargetCommand::importFile()
{
    auto target = readTargetFile(word(0));
    if (!target)
        return refuse(target.error());
    warnOfUnknownFields(*target, m_console);
    if (isSet("name"))
        target->name = value("name");
    else if (target->name.isEmpty())
        target->name = QFileInfo(word(0)).completeBaseName();
    return saved(m_store.add(*target), Cli::tr("Imported: %1").arg(target->name));
}

ExitStatus TargetCommand::exportFile()
{
    const auto target = m_store.find(word(0));
    if (!target)
        return refuse(target.error());
    const QString file = word(1);
    if (QFileInfo::exists(file) && !isSet("force"))
        return refuse({{QT_TRANSLATE_NOOP("core", "%1 is there already"), {file}}, {},
            QT_TRANSLATE_NOOP("core", "Choose another file, or use --force to replace it.")});
    return saved(writeTargetFile(file, *target), Cli::tr("Written: %1").arg(file));
}

} // namespace tributary
