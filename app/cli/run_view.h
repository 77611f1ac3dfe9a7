// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tuning/session.h"

#include <QObject>

namespace tributary
{

/// Shows a run while it goes: to a reader (RunPrinter) or to a program (RunEvents).
class RunView : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Connects to all signals of the session.
    void watch(TuningSession &session);

protected:
    virtual void onPhase(const RunPhase &phase) = 0;
    virtual void onTrialStarted(const TrialSpec &spec) = 0;
    virtual void onTrialOutput(const QByteArray &bytes) = 0;
    virtual void onTrialFinished(const Trial &trial) = 0;
    virtual void onSnapshot(const RunSnapshot &snapshot) = 0;
    virtual void onEnded(const RunEnd &end) = 0;
};

} // namespace tributary
