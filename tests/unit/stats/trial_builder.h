// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trial/trial.h"

#include <memory>
#include <utility>
#include <vector>

namespace tributary::test
{

inline const Candidate baseline {};
inline const Candidate loadBalance2 {Strategy::LoadBalance, 2};
inline const Candidate loadBalance4 {Strategy::LoadBalance, 4};
inline const Candidate mainStream2 {Strategy::MainStream, 2};

/// A valid trial with these kept steps.
inline std::shared_ptr<Trial> makeTrial(TrialSpec spec, std::vector<std::int64_t> kept_us)
{
    auto trial = std::make_shared<Trial>();
    trial->spec = spec;
    trial->kept_us = std::move(kept_us);
    trial->stepCount = static_cast<std::int64_t>(trial->kept_us.size()) + 1;
    return trial;
}

/// Trials in the order in which they are added; sequence numbers count up.
class TrialBuilder
{
public:
    std::shared_ptr<Trial> add(const Candidate &candidate, int round, std::vector<std::int64_t> kept_us,
        Phase phase = Phase::Measure, bool control = false)
    {
        const int slot = round == m_round ? m_slot + 1 : 0;
        m_round = round;
        m_slot = slot;
        auto trial = makeTrial({m_sequence++, candidate, round, slot, phase, control}, std::move(kept_us));
        m_trials.push_back(trial);
        return trial;
    }

    std::shared_ptr<Trial> addInvalid(
        const Candidate &candidate, int round, ReasonCode code = ReasonCode::ExitCode, Phase phase = Phase::Measure)
    {
        auto trial = add(candidate, round, {}, phase);
        Reason reason;
        reason.code = code;
        trial->reasons.push_back(reason);
        return trial;
    }

    [[nodiscard]] const TrialList &trials() const { return m_trials; }

private:
    TrialList m_trials;
    int m_sequence = 0;
    int m_round = 0;
    int m_slot = 0;
};

} // namespace tributary::test
