// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_matrix.h"

namespace tributary
{

/// Stream counts around the winner's that are worth a try: one less, one more, and half way to the next measured count
/// of the same strategy on either side. Within 1 … 64, none that is `measured`, in rising order. Empty for a winner
/// without a stream count.
CandidateList refinedNeighbours(const Candidate &winner, const CandidateList &measured);

} // namespace tributary
