// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cann/preflight.h"
#include "project/run_setup.h"

#include <vector>

namespace tributary::gui
{

class TargetDesk;

/// What an offline set-up says of itself: compile command, target, and how the target's last Test ended. Ids:
/// "command", "target", "target_test".
std::vector<PreflightFinding> offlineFindings(const OfflineSetup &setup, const TargetDesk &targets);

/// The host on which an offline run measures; a word for an unknown one if no target is chosen.
QString machineOf(const RunSetup &setup, const std::vector<Target> &targets);

} // namespace tributary::gui
