// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QString>

namespace tributary
{

/// What a run does besides waiting for its workload, as far as it takes long enough to be shown.
struct RunPhase {
    enum class Kind {
        Compile, ///< one model, here
        Connect, ///< to the target
        Check, ///< whether the target has what the run needs, before anything is compiled
        Reconnect, ///< after a connection was lost
        Prepare, ///< the work folder on the target
        Upload, ///< one model
        Run, ///< the workload on the target
        Fetch, ///< its logs
        CleanUp, ///< on the target
    };
    enum class State {
        Begun,
        Progress, ///< `done` and `total` have changed; at most ten times a second. Check: `note` is a warning
        Done,
        Skipped, ///< there is nothing to do: `note` says why
        Failed, ///< `note` says why
    };

    Kind kind = Kind::Compile;
    State state = State::Begun;
    QString item; ///< what it is about: a candidate, a machine, a file
    qint64 done = 0; ///< bytes
    qint64 total = 0; ///< bytes; 0 = unknown
    double bytesPerSecond = 0; ///< 0 = not known yet
    Text note;
};

/// "compile", "connect", … and "begun", "progress", …: stable, for JSON.
QString runPhaseName(RunPhase::Kind kind);
QString runPhaseStateName(RunPhase::State state);

} // namespace tributary
