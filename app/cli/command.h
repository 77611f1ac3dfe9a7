// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace tributary
{

class Console;

/// What the program answers to its caller.
enum class ExitStatus {
    Ok = 0,
    NoValidData = 1, ///< the run ended, but no candidate has a valid trial; or the command failed
    BadUsage = 2,
    Interrupted = 130,
};

/// One subcommand of tributary-cli; each lives in a file of its own and is listed in main.cpp.
using CommandFunction = ExitStatus (*)(const QStringList &arguments, Console &console);

ExitStatus runTune(const QStringList &arguments, Console &console);
ExitStatus runResume(const QStringList &arguments, Console &console);
ExitStatus runShow(const QStringList &arguments, Console &console);
ExitStatus runSteps(const QStringList &arguments, Console &console);
ExitStatus runPass(const QStringList &arguments, Console &console);
ExitStatus runPreflight(const QStringList &arguments, Console &console);
ExitStatus runTarget(const QStringList &arguments, Console &console);
ExitStatus runGraph(const QStringList &arguments, Console &console);

} // namespace tributary
