// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stats/finding.h"
#include "stats/round_table.h"

#include <vector>

namespace tributary
{

/// Looks at the trials for signs that they cannot be trusted. Each check says what it found in plain words, at most
/// once; none changes a verdict or leaves out a trial.
std::vector<Finding> checkHealth(const std::vector<ReducedTrial> &trials);

} // namespace tributary
