// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_matrix.h"

namespace tributary
{

/// Candidates that GE would give the same stream assignment in one graph, of which only one is measured. What GE does
/// after the assignment may still tell them apart.
struct CandidateGroup {
    Candidate measured;
    CandidateList others; ///< the result of `measured` stands for these too; not empty

    friend bool operator==(const CandidateGroup &, const CandidateGroup &) = default;
};

using CandidateGroups = std::vector<CandidateGroup>;

/// The candidates that the result of `measured` stands for besides itself; empty where there are none.
CandidateList standsFor(const CandidateGroups &groups, const Candidate &measured);

/// True if another one is measured in its place.
bool isStoodFor(const CandidateGroups &groups, const Candidate &candidate);

/// The candidates of the list for which none is measured in their place, in its order.
CandidateList measuredOf(const CandidateGroups &groups, const CandidateList &candidates);

/// "LoadBalance:2, cv".
QString joinedNames(const CandidateList &candidates);

} // namespace tributary
