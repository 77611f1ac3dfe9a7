// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QStringList>

namespace tributary
{

/// The words of a command that compiles one model. Errors: cannot be split; neither {om} nor {om_prefix} stands in it.
Result<QStringList> splitCompileCommand(const QString &command);
/// With the path of the model in its place: {om_prefix} is `prefix`, {om} is `prefix` and ".om". Other braces stay.
QStringList compileWords(QStringList words, const QString &prefix);

/// The words of a command that runs a model on the target. Errors: cannot be split; no {om} stands in it.
Result<QStringList> splitRunCommand(const QString &command);
/// With the path of the model for {om}. Other braces stay.
QStringList runWords(QStringList words, const QString &modelPath);

} // namespace tributary
