// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_matrix.h"

#include <QObject>

#include <set>

namespace tributary::gui
{

/// What the user has picked; the same in every table and chart.
class Selection : public QObject
{
    Q_OBJECT

public:
    static constexpr int noTrial = -1;

    explicit Selection(QObject *parent = nullptr);

    [[nodiscard]] const CandidateList &selected() const { return m_selected; }
    void setSelected(const CandidateList &candidates);

    /// Sequence number of the trial whose details are shown; noTrial if there is none.
    [[nodiscard]] int trial() const { return m_trial; }
    void setTrial(int sequence);

    /// Switched off in the legends.
    [[nodiscard]] bool isHidden(const Candidate &candidate) const { return m_hidden.contains(candidate); }
    void setHidden(const Candidate &candidate, bool hidden);

    /// Nothing selected, no trial, nothing hidden: another project was opened.
    void clear();

Q_SIGNALS:
    void selectionChanged();
    void trialChanged(int sequence);
    void hiddenChanged();
    /// The user wants to see this trial's details, e.g. after a click on its dot in a chart.
    void openTrialRequested(int sequence);

private:
    CandidateList m_selected;
    std::set<Candidate> m_hidden;
    int m_trial = noTrial;
};

} // namespace tributary::gui
