// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_help.h"

#include "console.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace tributary
{

namespace
{

// What Qt itself says in a help text: it looks these up in its own context, so ours can translate them.
[[maybe_unused]] constexpr const char *qtTexts[] = {
    QT_TRANSLATE_NOOP("QCommandLineParser", "Usage: %1"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "[options]"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Options:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Arguments:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Displays help on commandline options."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Displays help, including generic Qt options."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Displays help including Qt specific options."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown option '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown options: %1."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Missing value after '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unexpected value after '%1'."),
};

} // namespace

void addHelp(QCommandLineParser &parser)
{
    parser.addOption(QCommandLineOption(
        {QStringLiteral("h"), QStringLiteral("help")}, QCoreApplication::translate("cli", "Show this help.")));
}

QString helpText(const QCommandLineParser &parser, const QString &subcommand)
{
    // Qt's first line names the program by its path and knows no subcommands; what stands behind "[options]" is right.
    const QString first = parser.helpText().section(QLatin1Char('\n'), 0, 0);
    const qsizetype positional = first.lastIndexOf(QLatin1Char(']')) + 1;
    const QString usage =
        QCoreApplication::translate("cli", "Usage: tributary-cli %1 [options]").arg(subcommand) + first.mid(positional);
    return usage + QLatin1Char('\n') + parser.helpText().section(QLatin1Char('\n'), 1);
}

std::optional<ExitStatus> parseOrHelp(
    QCommandLineParser &parser, const QString &subcommand, const QStringList &arguments, Console &console)
{
    if (!parser.parse(QStringList {QStringLiteral("tributary-cli")} + arguments))
        return badUsage(console, parser.errorText());
    if (!parser.isSet(QStringLiteral("help")))
        return std::nullopt;
    console.raw(helpText(parser, subcommand).toUtf8());
    return ExitStatus::Ok;
}

ExitStatus badUsage(Console &console, const QString &text)
{
    console.note(text);
    return ExitStatus::BadUsage;
}

} // namespace tributary
