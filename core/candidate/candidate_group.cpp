// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidate/candidate_group.h"

#include <algorithm>
#include <iterator>

namespace tributary
{

CandidateList standsFor(const CandidateGroups &groups, const Candidate &measured)
{
    for (const CandidateGroup &group : groups) {
        if (group.measured == measured)
            return group.others;
    }
    return {};
}

bool isStoodFor(const CandidateGroups &groups, const Candidate &candidate)
{
    return std::any_of(groups.begin(), groups.end(), [&candidate](const CandidateGroup &group) {
        return std::find(group.others.begin(), group.others.end(), candidate) != group.others.end();
    });
}

CandidateList measuredOf(const CandidateGroups &groups, const CandidateList &candidates)
{
    CandidateList measured;
    std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(measured),
        [&groups](const Candidate &candidate) { return !isStoodFor(groups, candidate); });
    return measured;
}

QString joinedNames(const CandidateList &candidates)
{
    QStringList names;
    for (const Candidate &candidate : candidates)
        names << candidate.name();
    return names.join(QStringLiteral(", "));
}

} // namespace tributary
