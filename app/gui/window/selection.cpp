// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/selection.h"

namespace tributary::gui
{

Selection::Selection(QObject *parent)
    : QObject(parent)
{
}

void Selection::setSelected(const CandidateList &candidates)
{
    if (m_selected == candidates)
        return;
    m_selected = candidates;
    Q_EMIT selectionChanged();
}

void Selection::setTrial(int sequence)
{
    if (m_trial == sequence)
        return;
    m_trial = sequence;
    Q_EMIT trialChanged(sequence);
}

void Selection::setHidden(const Candidate &candidate, bool hidden)
{
    const bool changed = hidden ? m_hidden.insert(candidate).second : m_hidden.erase(candidate) > 0;
    if (changed)
        Q_EMIT hiddenChanged();
}

void Selection::clear()
{
    setSelected({});
    setTrial(noTrial);
    if (m_hidden.empty())
        return;
    m_hidden.clear();
    Q_EMIT hiddenChanged();
}

} // namespace tributary::gui
