// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

namespace tributary
{

/// What can be wrong with a set of measurements. The codes are stable: they stand in summary.json.
enum class FindingCode {
    ControlDiffers, ///< default differs from itself
    OutputVaries, ///< default's own outputs disagree
    SameModel, ///< candidates were compiled into the same offline model
    MainObjectDiffers, ///< not the same main execution object in all trials
    HighCv, ///< CV of pooled steps above 0.05
    FirstTrialSlow,
    Drift, ///< default became slower or faster in the course of the session
    SlotEffect, ///< the position in the round matters
    TrendInTrial, ///< steps become slower or faster inside the trials
    TwoModes, ///< steps fall in two groups
    Unstable, ///< trials of one candidate differ by more than 10 %
};

/// "control_differs", "drift", …
QString findingCodeName(FindingCode code);

/// Something the user should know about the data before trusting it.
struct Finding {
    FindingCode code = FindingCode::Drift;
    Text what; ///< plain words, with numbers
    Text hint; ///< what to do about it
};

} // namespace tributary
