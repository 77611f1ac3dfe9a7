// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"
#include "remote/target_store.h"

class QCommandLineParser;

namespace tributary
{

/// One `target` subcommand at work: what the user asked for, and where the targets are. The number of positional
/// arguments is checked before.
class TargetCommand
{
public:
    TargetCommand(const QCommandLineParser &parser, Console &console);

    // target_command.cpp
    ExitStatus add();
    ExitStatus edit();
    ExitStatus list();
    ExitStatus show();
    ExitStatus remove();
    ExitStatus importFile();
    ExitStatus exportFile();
    // target_secrets.cpp
    ExitStatus setPassword();
    ExitStatus forgetPassword();
    // target_test.cpp
    ExitStatus test();

private:
    [[nodiscard]] QString word(int index) const;
    [[nodiscard]] QString value(const char *option) const;
    [[nodiscard]] bool isSet(const char *option) const;
    ExitStatus refuse(const Error &error, ExitStatus status = ExitStatus::NoValidData);
    ExitStatus saved(const Result<void> &done, const QString &sentence);
    /// Takes the values of --host, --port, … into the target.
    Result<void> takeFields(Target &target) const;
    ExitStatus forget(const Target &target);

    const QCommandLineParser &m_parser;
    Console &m_console;
    TargetStore m_store;
};

} // namespace tributary
