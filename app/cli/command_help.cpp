// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_help.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace tributary
{

void addHelp(QCommandLineParser &parser)
{
    parser.addOption(QCommandLineOption(
        {QStringLiteral("h"), QStringLiteral("help")}, QCoreApplication::translate("cli", "Show this help.")));
}

QString helpText(const QCommandLineParser &parser, const QString &subcommand)
{
    const QString usage = QCoreApplication::translate("cli", "Usage: tributary-cli %1 [options]").arg(subcommand);
    return usage + QLatin1Char('\n') + parser.helpText().section(QLatin1Char('\n'), 1);
}

} // namespace tributary
