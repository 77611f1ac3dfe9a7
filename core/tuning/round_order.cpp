// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/round_order.h"

#include "stats/random.h"

#include <algorithm>

namespace tributary
{

namespace
{

bool baselineMeetsControl(const std::vector<RoundEntry> &entries)
{
    for (std::size_t i = 1; i < entries.size(); ++i) {
        const RoundEntry &a = entries[i - 1];
        const RoundEntry &b = entries[i];
        if (a.candidate.isBaseline() && b.candidate.isBaseline() && a.control != b.control)
            return true;
    }
    return false;
}

} // namespace

std::vector<RoundEntry> roundEntries(
    const CandidateList &candidates, bool control, RoundOrder order, std::uint64_t seed, int round)
{
    std::vector<RoundEntry> entries;
    entries.reserve(candidates.size() + 1);
    for (const Candidate &candidate : candidates)
        entries.push_back({candidate, false});
    if (control)
        entries.push_back({Candidate {}, true});

    if (order == RoundOrder::Mirrored && round % 2 == 0)
        std::reverse(entries.begin(), entries.end());
    if (order == RoundOrder::Shuffled) {
        constexpr std::uint64_t spread = 0x9E3779B97F4A7C15U; // rounds of one seed must not resemble those of the next
        PortableRandom random(seed ^ (spread * static_cast<std::uint64_t>(round)));
        do {
            random.shuffle(entries);
        } while (entries.size() > 2 && baselineMeetsControl(entries));
    }
    return entries;
}

} // namespace tributary
