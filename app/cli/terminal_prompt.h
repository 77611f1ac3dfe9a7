// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "secrets/secret.h"

#include <QString>

#include <optional>

namespace tributary
{

/// True if there is somebody to ask: stdin is a terminal, and so is /dev/tty.
bool canAskUser();

/// Asks on /dev/tty without showing what is typed; the terminal is put back in order also if a signal ends the program.
/// Nothing: the user gave up (empty line, Ctrl-D), `cancel`, or there is no terminal.
std::optional<Secret> askSecret(const QString &prompt, const CancelToken &cancel);

/// Asks a question that is answered by y or n; anything else, and no terminal, is no.
bool askYesNo(const QString &question, const CancelToken &cancel);

} // namespace tributary
