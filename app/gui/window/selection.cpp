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

void Selection::clear()
{
    setSelected({});
    setTrial(noTrial);
}

} // namespace tributary::gui
