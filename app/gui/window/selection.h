// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_matrix.h"

#include <QObject>

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

    /// Nothing selected, no trial: another project was opened.
    void clear();

Q_SIGNALS:
    void selectionChanged();
    void trialChanged(int sequence);
    /// The user wants to see this trial's details, e.g. after a click on its dot in a chart.
    void openTrialRequested(int sequence);

private:
    CandidateList m_selected;
    int m_trial = noTrial;
};

} // namespace tributary::gui
