// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/run_phase.h"

namespace tributary
{

QString runPhaseName(RunPhase::Kind kind)
{
    static constexpr const char *names[] = {
        "compile", "connect", "check", "reconnect", "prepare", "upload", "run", "fetch", "clean_up"};
    return QLatin1String(names[static_cast<int>(kind)]);
}

QString runPhaseStateName(RunPhase::State state)
{
    static constexpr const char *names[] = {"begun", "progress", "done", "skipped", "failed"};
    return QLatin1String(names[static_cast<int>(state)]);
}

} // namespace tributary
