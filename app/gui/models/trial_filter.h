// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate.h"
#include "models/trial_row.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace tributary::gui
{

class TrialTableModel;

/// Which trials are shown, and in which order. Sorts by value; what has no value stands last in both directions.
class TrialFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit TrialFilter(TrialTableModel *model, QObject *parent = nullptr);

    /// Nothing = all.
    void setState(std::optional<TrialState> state);
    void setCandidate(std::optional<Candidate> candidate);
    /// Part of the candidate's name, the reasons, the state or the number; upper and lower case are the same.
    void setText(const QString &text);
    [[nodiscard]] bool isActive() const { return m_state || m_candidate || !m_text.isEmpty(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    [[nodiscard]] bool matchesText(const TrialRow &row) const;

    TrialTableModel *m_model;
    std::optional<TrialState> m_state;
    std::optional<Candidate> m_candidate;
    QString m_text;
};

} // namespace tributary::gui
