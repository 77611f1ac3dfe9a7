// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "options.h"

namespace tributary::workload
{

/// Everything the program does, from the graph to the digest. Returns its exit code.
int runSession(const Options &options);

} // namespace tributary::workload
