// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_group.h"
#include "stats/plan_kind.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tributary
{

/// In which order the candidates of a round run.
enum class RoundOrder {
    Mirrored, ///< forward in odd rounds, backward in even ones: a steady drift hits all alike
    Shuffled, ///< a permutation per round, from the seed
    RoundRobin, ///< the same order in every round
};

/// More rounds of some candidates, asked for by the user when the plan is through. The baseline always takes part.
struct ExtraRounds {
    CandidateList candidates;
    int rounds = 1;
};

/// What the user asked for.
struct PlanOptions {
    static constexpr int mostRounds = 10'000; ///< of one stage; a plan is worked out anew after each trial

    PlanKind kind = PlanKind::Fixed;
    RoundOrder order = RoundOrder::Mirrored;
    std::uint64_t seed = 1; ///< of the shuffled order; stored with the session
    int repeat = 3; ///< rounds of a fixed plan, screening rounds of an adaptive one
    int confirmRounds = 8; ///< adaptive: fresh rounds of the leaders, at most
    std::optional<bool> control; ///< `default` twice per round; nothing said: on in an adaptive plan, else off
    bool refine = false; ///< adaptive: try the neighbours of the winner's stream count
    double delta = 0.02; ///< the relative difference that matters
    double alpha = 0.05; ///< error probability of the session's verdicts together
    std::vector<ExtraRounds> extraRounds; ///< run one after the other when the plan is through
    CandidateList excluded; ///< no further trials of these; what they have done stays
    CandidateGroups alike; ///< who stands for whom; the others are never run, not even to refine

    [[nodiscard]] bool hasControl() const { return control.value_or(kind == PlanKind::Adaptive); }
};

} // namespace tributary
