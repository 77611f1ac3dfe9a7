// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QProcessEnvironment>
#include <QString>

namespace tributary
{

/// The file that would be executed for `program`, as execvp() finds it: a name with a slash is a path (relative to
/// `workingDirectory`), another one is looked up in PATH of `environment`. `workingDirectory` empty = the current one.
/// Errors: not found; found, but a folder or not executable.
Result<QString> findProgram(
    const QString &program, const QProcessEnvironment &environment, const QString &workingDirectory = {});

} // namespace tributary
