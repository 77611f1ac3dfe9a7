// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cann/preflight.h"

#include <QJsonObject>

namespace tributary
{

class Console;

/// One line per finding, with what to do below it. `onlyNoteworthy` leaves out what is fine.
void showPreflight(const PreflightReport &report, Console &console, bool onlyNoteworthy);

/// {"problem": bool, "findings": [{"id", "level", "what", "hint", "detail"}]}; sentences in English.
QJsonObject preflightJson(const PreflightReport &report);

} // namespace tributary
