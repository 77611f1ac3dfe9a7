// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

namespace tributary
{

/// The word that the sample script writes beside a speedup of pooled medians. Kept so that results stay comparable
/// with it; it knows nothing of noise.
enum class ScriptLabel {
    Improvement, ///< speedup >= 1.05
    Neutral, ///< 0.98 <= speedup < 1.05
    Regression, ///< speedup < 0.98
};

constexpr double improvementSpeedup = 1.05;
constexpr double neutralSpeedup = 0.98;

ScriptLabel scriptLabel(double speedup);
/// "improvement", "neutral", "regression".
QString scriptLabelName(ScriptLabel label);
Text scriptLabelText(ScriptLabel label);

} // namespace tributary
