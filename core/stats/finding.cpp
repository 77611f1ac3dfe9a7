// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/finding.h"

#include <algorithm>
#include <array>

namespace tributary
{

namespace
{

struct CodeEntry {
    FindingCode code;
    const char *name;
};

constexpr std::array<CodeEntry, 11> codes {{
    {FindingCode::ControlDiffers, "control_differs"},
    {FindingCode::OutputVaries, "output_varies"},
    {FindingCode::SameModel, "same_model"},
    {FindingCode::MainObjectDiffers, "main_object_differs"},
    {FindingCode::HighCv, "high_cv"},
    {FindingCode::FirstTrialSlow, "first_trial_slow"},
    {FindingCode::Drift, "drift"},
    {FindingCode::SlotEffect, "slot_effect"},
    {FindingCode::TrendInTrial, "trend_in_trial"},
    {FindingCode::TwoModes, "two_modes"},
    {FindingCode::Unstable, "unstable"},
}};

} // namespace

QString findingCodeName(FindingCode code)
{
    const auto it =
        std::find_if(codes.begin(), codes.end(), [code](const CodeEntry &entry) { return entry.code == code; });
    return QString::fromLatin1(it->name);
}

} // namespace tributary
