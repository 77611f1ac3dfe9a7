// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/run_phase.h"

#include <optional>

namespace tributary::gui
{

/// What a run is at besides its trials, in words: "Compiling 3 of 7: LoadBalance:4".
class PhaseTracker
{
public:
    /// A run begins. `models`: how many are compiled and brought to the target before the first trial.
    void begin(int models);
    void feed(const RunPhase &phase);

    struct Shown {
        QString text;
        QString right; ///< rate and time left; may be empty
        std::optional<double> fraction; ///< 0…1 of the phase; nothing = it cannot be told
    };
    /// In the language of now; nothing if nothing is known to go on.
    [[nodiscard]] std::optional<Shown> shown() const;
    /// The phase belongs to a trial: how far the run is says more than how far the phase is.
    [[nodiscard]] bool isInTrial() const;
    [[nodiscard]] bool isCleaningUp() const;

private:
    [[nodiscard]] Shown counted(const QString &what, const QString &one, int done) const;
    [[nodiscard]] Shown transfer(Shown shown) const;

    int m_models = 0;
    int m_compiled = 0;
    int m_uploaded = 0;
    std::optional<RunPhase> m_phase; ///< that goes on
};

} // namespace tributary::gui
