// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/connection_check.h"

#include <QJsonObject>

namespace tributary
{

class Console;

/// One warning per field that means nothing.
void warnOfUnknownFields(const Target &target, Console &console);
/// One line per target.
void showTargetList(const std::vector<Target> &targets, Console &console);
QJsonObject targetListJson(const std::vector<Target> &targets, const QString &file);

/// One step of the Test: its state, time and what was found; the hint below it.
void showCheckItem(const CheckItem &item, Console &console);
QJsonObject checkJson(const Target &target, const std::vector<CheckItem> &items);

} // namespace tributary
