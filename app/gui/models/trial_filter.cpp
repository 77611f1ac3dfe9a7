// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/trial_filter.h"

#include "models/trial_table_model.h"

#include <algorithm>

namespace tributary::gui
{

TrialFilter::TrialFilter(TrialTableModel *model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSortRole(SortRole);
    setSourceModel(model);
}

void TrialFilter::setState(std::optional<TrialState> state)
{
    m_state = state;
    invalidateFilter();
}

void TrialFilter::setCandidate(std::optional<Candidate> candidate)
{
    m_candidate = candidate;
    invalidateFilter();
}

void TrialFilter::setText(const QString &text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool TrialFilter::filterAcceptsRow(int sourceRow, const QModelIndex & /*sourceParent*/) const
{
    const TrialRow &row = m_model->row(sourceRow);
    return (!m_state || row.state == *m_state) && (!m_candidate || row.spec.candidate == *m_candidate)
        && (m_text.isEmpty() || matchesText(row));
}

bool TrialFilter::matchesText(const TrialRow &row) const
{
    const auto has = [this](const QString &text) { return text.contains(m_text, Qt::CaseInsensitive); };
    if (has(row.spec.label()) || has(TrialTableModel::stateText(row.state)) || has(row.spec.folderName()))
        return true;
    return row.trial && std::any_of(row.trial->reasons.begin(), row.trial->reasons.end(), [&](const Reason &reason) {
        return has(reasonCodeName(reason.code)) || has(reason.sentence.translated());
    });
}

bool TrialFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(SortRole);
    const QVariant b = right.data(SortRole);
    if (a.isValid() != b.isValid())
        return (sortOrder() == Qt::AscendingOrder) == a.isValid();
    const auto order = a.isValid() ? QVariant::compare(a, b) : QPartialOrdering::Equivalent;
    if (order == QPartialOrdering::Less || order == QPartialOrdering::Greater)
        return order == QPartialOrdering::Less;
    return left.row() < right.row();
}

} // namespace tributary::gui
