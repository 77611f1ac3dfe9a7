// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/neighbours.h"

#include <algorithm>
#include <set>

namespace tributary
{

CandidateList refinedNeighbours(const Candidate &winner, const CandidateList &measured)
{
    if (!takesStreams(winner.strategy))
        return {};
    const int n = winner.streams;
    std::set<int> counts;
    for (const Candidate &candidate : measured) {
        if (candidate.strategy == winner.strategy)
            counts.insert(candidate.streams);
    }
    std::set<int> wished {n - 1, n + 1};
    const auto above = counts.upper_bound(n);
    if (above != counts.end())
        wished.insert((n + *above) / 2);
    const auto from = counts.lower_bound(n);
    if (from != counts.begin())
        wished.insert((n + *std::prev(from)) / 2);

    CandidateList neighbours;
    for (const int count : wished) {
        const bool allowed = count >= Candidate::minStreams && count <= Candidate::maxStreams;
        if (allowed && count != n && counts.count(count) == 0)
            neighbours.push_back({winner.strategy, count});
    }
    return neighbours;
}

} // namespace tributary
