// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_matrix.h"

#include <QString>

#include <vector>

namespace tributary::gui
{

/// A set of candidates with a name.
struct Preset {
    QString id; ///< stable
    QString name; ///< in the language of the program
    QString help;
    CandidateList cells; ///< without the baseline
};

std::vector<Preset> presets();

} // namespace tributary::gui
