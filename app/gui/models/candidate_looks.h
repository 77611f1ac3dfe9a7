// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/look.h"
#include "run/run_store.h"

#include <map>

namespace tributary::gui
{

/// The looks of the candidates of one run: every table and chart of the run asks here. Follows the theme.
class CandidateLooks
{
public:
    CandidateLooks() = default;
    /// Candidates in the order of the run's result; `chosen`: the user's colours by candidate name.
    CandidateLooks(const ShownRun &run, QMap<QString, QString> chosen);

    [[nodiscard]] CandidateLook of(const Candidate &candidate) const;
    [[nodiscard]] const CandidateList &candidates() const { return m_candidates; }

    friend bool operator==(const CandidateLooks &, const CandidateLooks &) = default;

private:
    CandidateList m_candidates;
    std::map<Candidate, int> m_places;
    QMap<QString, QString> m_chosen;
};

} // namespace tributary::gui
