// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cann/preflight.h"

#include <vector>

namespace tributary
{

using PreflightFindings = std::vector<PreflightFinding>;

// The parts of runPreflight(), one for each subject. Each adds its findings to the list.

void checkCann(const PreflightInput &input, PreflightFindings &findings);
void checkPass(const PreflightInput &input, PreflightFindings &findings);
void checkDevice(const PreflightInput &input, const CancelToken &cancel, PreflightFindings &findings);
void checkCommand(const PreflightInput &input, PreflightFindings &findings);
void checkOutput(const PreflightInput &input, PreflightFindings &findings);
void checkCandidates(const PreflightInput &input, PreflightFindings &findings);
void checkVariables(const PreflightInput &input, PreflightFindings &findings);

} // namespace tributary
