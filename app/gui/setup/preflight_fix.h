// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cann/preflight.h"
#include "project/run_setup.h"

#include <QString>

#include <functional>
#include <optional>

namespace tributary::gui
{

/// What the page can do about a finding by itself.
struct PreflightFix {
    enum class Kind { ChangeSetup, GoToCommand, ChooseFolder, GoToCandidates, GoToTarget, TestTarget };

    Kind kind = Kind::ChangeSetup;
    QString text; ///< of the button
    std::function<void(RunSetup &)> change; ///< for ChangeSetup
};

/// Nothing if the user has to act outside the program. `folderIsThere`: the working folder exists.
std::optional<PreflightFix> fixFor(const PreflightFinding &finding, const RunSetup &setup, bool folderIsThere);

} // namespace tributary::gui
