// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trial/trial.h"
#include "tuning/run_config.h"

#include <QPolygonF>

#include <memory>
#include <optional>
#include <vector>

namespace tributary::gui
{

enum class TrialState { Valid, Invalid, Running, Interrupted, Queued };

/// One line of the table of trials. Never changes once made.
struct TrialRow {
    TrialSpec spec;
    TrialState state = TrialState::Queued;
    TrialPtr trial; ///< null while it is queued or runs
    std::optional<double> median_us; ///< of the kept steps
    QPolygonF sparkline;
};

using TrialRowPtr = std::shared_ptr<const TrialRow>;
using TrialRows = std::vector<TrialRowPtr>;

/// What the table is made of.
struct TrialRowSource {
    TrialList finished;
    TrialPtr interrupted; ///< stopped by the user, not run again yet; null = none
    std::optional<TrialSpec> running;
    std::vector<TrialSpec> queued;
};

/// The rows by sequence number; a trial that already has a row in `known` keeps it. Any thread.
TrialRows makeTrialRows(const TrialRowSource &source, const TrialRows &known);

/// What is left of the round that goes on or comes next, `running` left out. Any thread; nothing for a very long run,
/// where asking the plan would take too long.
std::vector<TrialSpec> queuedTrials(
    const RunConfig &config, const TrialList &finished, const std::optional<TrialSpec> &running);

} // namespace tributary::gui
