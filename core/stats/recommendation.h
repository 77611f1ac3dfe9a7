// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stats/analysis.h"

namespace tributary
{

/// Fixed plan: the smallest pooled median if its speedup is >= 1.05, else keep the baseline; the certainty says where
/// the paired comparison disagrees. Adaptive plan: the largest paired speedup among those whose confirmed verdict is
/// faster, else keep the baseline. Never an excluded candidate or one whose output differs.
Recommendation recommend(const Analysis &analysis, const VerdictRule &rule);

} // namespace tributary
