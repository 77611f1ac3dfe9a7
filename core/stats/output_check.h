// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trial/trial.h"

namespace tributary
{

/// Marks valid trials whose output is not default's: copies with reason OutputDiffers and outputDiffers = true take
/// their places, the originals stay as they are. The reference is the digest of the first valid trial of default (the
/// control counts: it is the same configuration). A trial of default is never marked; where default's own trials
/// disagree, each of their digests is accepted. Without a digest of default nothing is marked. Marking twice changes
/// nothing.
TrialList markDifferentOutput(const TrialList &trials);

/// True if valid trials of default gave different outputs: then the check proves little.
bool baselineOutputVaries(const TrialList &trials);

} // namespace tributary
