// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCommandLineParser;

namespace tributary
{

/// Adds -h and --help alone, without Qt's own --help-all.
void addHelp(QCommandLineParser &parser);

/// The parser's help with a first line that names the subcommand, e.g. "pass build".
QString helpText(const QCommandLineParser &parser, const QString &subcommand);

} // namespace tributary
