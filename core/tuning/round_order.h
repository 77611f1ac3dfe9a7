// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tuning/plan_options.h"

#include <vector>

namespace tributary
{

/// Who runs at one position of a round.
struct RoundEntry {
    Candidate candidate;
    bool control = false;

    friend bool operator==(const RoundEntry &, const RoundEntry &) = default;
};

/// The trials of one round in their order. `candidates` begins with the baseline. The control stands at the far end
/// from the baseline; in a shuffled round it may stand anywhere but beside it (possible with more than two trials).
/// `round` from 1.
std::vector<RoundEntry> roundEntries(
    const CandidateList &candidates, bool control, RoundOrder order, std::uint64_t seed, int round);

} // namespace tributary
