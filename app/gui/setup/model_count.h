// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_matrix.h"

#include <QString>

namespace tributary::gui
{

/// How many models of these candidates an earlier run has left in the OM folder, with the note how they were made. No
/// model is read; whether they were made in the same way is told when a run begins. Looks at the disk; any thread.
int modelsThere(const QString &omFolder, const CandidateList &candidates, bool hasControl);

} // namespace tributary::gui
