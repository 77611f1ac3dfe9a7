// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trial/trial.h"

#include <QString>

#include <optional>
#include <vector>

namespace tributary::gui
{

/// What one gate said about a trial.
struct GateCheck {
    enum class Outcome { Passed, Hit, NotChecked };

    ReasonCode code = ReasonCode::ExitCode;
    Outcome outcome = Outcome::Passed;
    const Reason *reason = nullptr; ///< of a hit; lives as long as the trial
};

/// Every gate in the order in which a trial meets them. A gate that an earlier one made pointless, or that the run
/// does not use (`outputIsChecked`), is not checked.
std::vector<GateCheck> gateChecks(const Trial &trial, bool outputIsChecked);

/// How a gate is called, e.g. "Exit code".
QString gateName(ReasonCode code);
/// What the gate makes sure of.
QString gateMeaning(ReasonCode code);
/// What to do about trials that fail it.
QString gateNextStep(ReasonCode code);
/// "passed", "hit", "not checked".
QString outcomeText(GateCheck::Outcome outcome);

/// The reason that most trials share; nothing if all are valid.
struct CommonReason {
    ReasonCode code = ReasonCode::ExitCode;
    int trials = 0;
    Text example; ///< sentence of the first of them
};
std::optional<CommonReason> mostFrequentReason(const TrialList &trials);

} // namespace tributary::gui
