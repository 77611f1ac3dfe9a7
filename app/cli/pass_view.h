// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cann/pass_manager.h"

#include <QJsonObject>
#include <QString>

namespace tributary
{

class Console;

void showPassStatus(const PassStatus &status, Console &console);

/// A warning about a pass that a run has installed, and what to do.
void showManaged(const ManagedInstall &managed, Console &console);

/// The same for programs; sentences in English, times in ISO 8601 UTC.
QJsonObject passStatusJson(const PassStatus &status);

/// "Built for CANN 8.3.RC1 (/…), C++11 ABI 0", or that it is for the stand-in.
QString describeBuild(const PassBuildInfo &info);

/// What the other library does to a run, as one sentence.
Text describeOther(const OtherPass &other);

} // namespace tributary
