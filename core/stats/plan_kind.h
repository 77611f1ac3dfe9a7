// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tributary
{

/// How a session spends its runs, and with that, how its result is read.
enum class PlanKind {
    Fixed, ///< a set number of rounds of every candidate; recommends by the 1.05 rule on pooled medians
    Adaptive, ///< screens all, confirms the leaders with fresh rounds; recommends by the paired verdict
};

} // namespace tributary
