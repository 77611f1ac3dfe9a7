// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

#include <QString>

#include <optional>

class QCommandLineParser;

namespace tributary
{

/// Adds -h and --help alone, without Qt's own --help-all.
void addHelp(QCommandLineParser &parser);

/// The parser's help with a first line that names the subcommand, e.g. "pass build".
QString helpText(const QCommandLineParser &parser, const QString &subcommand);

/// Reads the command line of a subcommand that has addHelp(). What is to be returned at once: bad usage, which is said,
/// or success where the help was asked for and printed.
std::optional<ExitStatus> parseOrHelp(
    QCommandLineParser &parser, const QString &subcommand, const QStringList &arguments, Console &console);

/// Says why a command line is refused.
ExitStatus badUsage(Console &console, const QString &text);

} // namespace tributary
