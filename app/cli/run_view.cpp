// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_view.h"

namespace tributary
{

void RunView::watch(TuningSession &session)
{
    connect(&session, &TuningSession::phaseChanged, this, [this](const RunPhase &phase) { onPhase(phase); });
    connect(&session, &TuningSession::trialStarted, this, [this](const TrialSpec &spec) { onTrialStarted(spec); });
    connect(&session, &TuningSession::trialOutput, this, [this](const QByteArray &bytes) { onTrialOutput(bytes); });
    connect(&session, &TuningSession::trialFinished, this, [this](const TrialPtr &trial) { onTrialFinished(*trial); });
    connect(&session, &TuningSession::snapshotChanged, this,
        [this](const SnapshotPtr &snapshot) { onSnapshot(*snapshot); });
    connect(&session, &TuningSession::ended, this, [this](const RunEnd &end) { onEnded(end); });
}

} // namespace tributary
