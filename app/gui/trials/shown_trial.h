// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trial_row.h"
#include "run/run_store.h"

namespace tributary::gui
{

/// The trial whose details are shown.
struct ShownTrial {
    ShownRunPtr run; ///< null = no trial
    TrialRowPtr row; ///< never null if there is a run

    [[nodiscard]] bool isEmpty() const { return !run || !row; }
};

} // namespace tributary::gui
