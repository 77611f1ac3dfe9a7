// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands of `target`, their options and their help.
#include "command.h"
#include "command_help.h"
#include "console.h"
#include "target_command.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace tributary
{

namespace
{

QString say(const char *text)
{
    return QCoreApplication::translate("cli", text);
}

struct Subcommand {
    const char *name;
    const char *summary;
    ExitStatus (TargetCommand::*run)();
    const char *words; ///< names of the positional arguments
    const char *options; ///< names of those that it takes, beside --help; "fields" = all that are fields of a target
};

constexpr Subcommand subcommands[] = {
    {"add", QT_TRANSLATE_NOOP("cli", "Adds a machine on which models are to run."), &TargetCommand::add, "NAME",
        "fields"},
    {"edit", QT_TRANSLATE_NOOP("cli", "Changes the fields that are named; an empty value removes one."),
        &TargetCommand::edit, "NAME", "fields name"},
    {"list", QT_TRANSLATE_NOOP("cli", "Lists the targets."), &TargetCommand::list, "", "json"},
    {"show", QT_TRANSLATE_NOOP("cli", "Prints a target as JSON."), &TargetCommand::show, "TARGET", ""},
    {"test", QT_TRANSLATE_NOOP("cli", "Tries everything that a run needs of the target, and says what is wrong."),
        &TargetCommand::test, "TARGET", "accept-new-host-key json"},
    {"remove", QT_TRANSLATE_NOOP("cli", "Removes a target from the list."), &TargetCommand::remove, "NAME",
        "forget-password"},
    {"set-password",
        QT_TRANSLATE_NOOP("cli",
            "Stores the password of the login (or the passphrase of its key) in the keychain. It is asked for in the "
            "terminal, never given as an argument."),
        &TargetCommand::setPassword, "TARGET", "passphrase stdin"},
    {"forget-password", QT_TRANSLATE_NOOP("cli", "Removes it from the keychain."), &TargetCommand::forgetPassword,
        "TARGET", "passphrase"},
    {"import", QT_TRANSLATE_NOOP("cli", "Adds the target of a JSON file."), &TargetCommand::importFile, "FILE", "name"},
    {"export", QT_TRANSLATE_NOOP("cli", "Writes a target into a JSON file."), &TargetCommand::exportFile, "NAME FILE",
        "force"},
};

struct Option {
    const char *name;
    const char *help;
    const char *value;
    bool isField = false;
};

constexpr Option options[] = {
    {"host", QT_TRANSLATE_NOOP("cli", "Name or address of the machine, or an alias of ~/.ssh/config."), "host", true},
    {"port", QT_TRANSLATE_NOOP("cli", "Port of its SSH server (default 22)."), "number", true},
    {"user", QT_TRANSLATE_NOOP("cli", "Account on the machine."), "name", true},
    {"identity-file", QT_TRANSLATE_NOOP("cli", "Private key for the login."), "file", true},
    {"remote-workdir", QT_TRANSLATE_NOOP("cli", "Folder on the machine for the runs, at least two levels deep."),
        "folder", true},
    {"cann-env", QT_TRANSLATE_NOOP("cli", "set_env.sh on the machine, sourced before the command."), "file", true},
    {"run-command", QT_TRANSLATE_NOOP("cli", "Command on the machine that runs the model {om}, in one argument."),
        "command", true},
    {"connect-timeout", QT_TRANSLATE_NOOP("cli", "Seconds for each part of making the connection (default 15)."),
        "seconds", true},
    {"keep-alive", QT_TRANSLATE_NOOP("cli", "Seconds of silence until the connection is lost (default 15)."), "seconds",
        true},
    {"jump-host", QT_TRANSLATE_NOOP("cli", "Machine to go through: [user@]host[:port]."), "host", true},
    {"name", QT_TRANSLATE_NOOP("cli", "Name of the target in the list."), "name"},
    {"accept-new-host-key", QT_TRANSLATE_NOOP("cli", "Trust a machine that is seen for the first time."), ""},
    {"forget-password", QT_TRANSLATE_NOOP("cli", "Remove its password from the keychain first."), ""},
    {"passphrase", QT_TRANSLATE_NOOP("cli", "The passphrase of the target's identity_file instead."), ""},
    {"stdin", QT_TRANSLATE_NOOP("cli", "Read one line from stdin instead of asking."), ""},
    {"force", QT_TRANSLATE_NOOP("cli", "Replace the file if it is there."), ""},
    {"json", QT_TRANSLATE_NOOP("cli", "Print one JSON object instead of text."), ""},
};

QString wordHelp(const QString &word)
{
    if (word == QLatin1String("TARGET"))
        return say(QT_TRANSLATE_NOOP("cli", "Name of a target, or a JSON file."));
    if (word == QLatin1String("FILE"))
        return say(QT_TRANSLATE_NOOP("cli", "A JSON file."));
    return say(QT_TRANSLATE_NOOP("cli", "Name of the target."));
}

QStringList namesIn(const char *text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

void addOptions(QCommandLineParser &parser, const Subcommand &subcommand)
{
    parser.setApplicationDescription(say(subcommand.summary));
    addHelp(parser);
    const QStringList taken = namesIn(subcommand.options);
    for (const Option &option : options) {
        if (taken.contains(QLatin1String(option.name)) || (option.isField && taken.contains(QLatin1String("fields"))))
            parser.addOption(
                QCommandLineOption(QLatin1String(option.name), say(option.help), QLatin1String(option.value)));
    }
    for (const QString &word : namesIn(subcommand.words))
        parser.addPositionalArgument(word, wordHelp(word));
}

QString overview()
{
    QString text =
        say(QT_TRANSLATE_NOOP("cli", "Usage: tributary-cli target <command> [options]")) + QStringLiteral("\n\n");
    for (const Subcommand &each : subcommands)
        text += QStringLiteral("  %1 %2\n").arg(QLatin1String(each.name), -15).arg(say(each.summary));
    return text;
}

ExitStatus runSubcommand(const Subcommand &subcommand, const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    addOptions(parser, subcommand);
    const QString name = QStringLiteral("target ") + QLatin1String(subcommand.name);
    if (const auto status = parseOrHelp(parser, name, arguments, console))
        return *status;
    const QStringList words = namesIn(subcommand.words);
    if (parser.positionalArguments().size() != words.size())
        return badUsage(console,
            say(QT_TRANSLATE_NOOP("cli", "Usage: tributary-cli %1 [options]"))
                .arg((QStringList {name} + words).join(QLatin1Char(' '))));
    TargetCommand command(parser, console);
    return (command.*subcommand.run)();
}

} // namespace

ExitStatus runTarget(const QStringList &arguments, Console &console)
{
    const QString name = arguments.value(0);
    for (const Subcommand &each : subcommands) {
        if (name == QLatin1String(each.name))
            return runSubcommand(each, arguments.mid(1), console);
    }
    if (name == QLatin1String("--help") || name == QLatin1String("-h")) {
        console.raw(overview().toUtf8());
        return ExitStatus::Ok;
    }
    return badUsage(console, overview());
}

} // namespace tributary
