// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/candidate_looks.h"

namespace tributary::gui
{

CandidateLooks::CandidateLooks(const ShownRun &run, QMap<QString, QString> chosen)
    : m_chosen(std::move(chosen))
{
    const auto add = [this](const Candidate &candidate) {
        if (m_places.emplace(candidate, int(m_candidates.size())).second)
            m_candidates.push_back(candidate);
    };
    // The run's own result, not one against another baseline: colours must not change with the baseline.
    for (const CandidateResult &result : run.snapshot->analysis.candidates)
        add(result.candidate);
    add(Candidate {});
    for (const Candidate &candidate : run.config.candidates)
        add(candidate);
}

CandidateLook CandidateLooks::of(const Candidate &candidate) const
{
    const auto place = m_places.find(candidate);
    return candidateLook(candidate, place == m_places.end() ? int(m_places.size()) : place->second, m_chosen);
}

} // namespace tributary::gui
