// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"

#include <QByteArray>
#include <QProcessEnvironment>
#include <QStringList>

#include <functional>

namespace tributary
{

/// A helper program of the machine (npu-smi, cmake); the workload of a trial is not run this way.
struct ToolCommand {
    QString program; ///< a path, or a name that is looked up in PATH of `environment`
    QStringList arguments;
    QString workingDirectory; ///< empty = the current one
    QProcessEnvironment environment;
    int timeout_ms = 10'000;
    std::function<void(const QByteArray &)> onOutput; ///< gets each piece as it comes; may be empty
};

struct ToolOutput {
    int exitCode = 0; ///< 128 + signal number where a signal ended it
    QByteArray text; ///< stdout and stderr as they came
};

/// Runs the program and waits for its end; call it from a worker thread or the command line.
/// Errors: not found or not startable, no end within the time (it is then killed), cancelled.
Result<ToolOutput> runTool(const ToolCommand &command, const CancelToken &cancel = {});

/// The last `count` lines that are not blank, for the detail of an error.
QString lastLines(const QByteArray &text, int count);

} // namespace tributary
