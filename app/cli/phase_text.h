// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/run_phase.h"

#include <QElapsedTimer>
#include <QMap>

namespace tributary
{

/// What a reader is told of the phases of an offline run: one line when something is done, a status line on the way.
class PhaseText
{
public:
    struct Shown {
        QString line {}; ///< to be kept
        Text warning {};
        QString status {}; ///< to be replaced by the next one
    };

    /// Parts that are empty are not shown.
    Shown show(const RunPhase &phase);

private:
    [[nodiscard]] Shown showCompile(const RunPhase &phase);
    [[nodiscard]] static Shown showConnection(const RunPhase &phase);
    [[nodiscard]] static Shown showTransfer(const RunPhase &phase);
    [[nodiscard]] static Shown showCleanUp(const RunPhase &phase);

    QMap<QString, QElapsedTimer> m_compiles; ///< by what is compiled
};

} // namespace tributary
