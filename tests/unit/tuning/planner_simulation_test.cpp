// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/simulated_session.h"

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::test;

namespace
{

CandidateList candidates(int others)
{
    CandidateList list {Candidate {}};
    for (int i = 0; i < others; ++i)
        list.push_back({Strategy::LoadBalance, i + 2});
    return list;
}

struct Tally {
    int sessions = 0;
    int changed = 0; ///< a change was recommended
    int right = 0; ///< to the candidate that is truly faster
    double trials = 0; ///< mean number

    [[nodiscard]] double changedShare() const { return double(changed) / sessions; }
    [[nodiscard]] double rightShare() const { return double(right) / sessions; }
};

Tally runSessions(const PlanOptions &options, int others, const SimulatedMachine &machine, int sessions)
{
    const Planner planner(options, candidates(others));
    AnalysisOptions reading = planner.analysisOptions();
    reading.health = false;
    reading.effectiveSteps = false;
    Tally tally;
    tally.sessions = sessions;
    for (int i = 0; i < sessions; ++i) {
        const TrialList trials = simulatedSession(planner, machine, 1000 + static_cast<std::uint64_t>(i));
        const Recommendation recommendation = analyse(trials, reading).recommendation;
        const bool change = recommendation.kind == Recommendation::Kind::Change;
        const auto gain = machine.gain.find(recommendation.candidate);
        tally.changed += change;
        tally.right += change && gain != machine.gain.end() && gain->second > 1;
        tally.trials += double(trials.size()) / sessions;
    }
    return tally;
}

void report(const Tally &tally)
{
    testing::Test::RecordProperty("changed", std::to_string(tally.changedShare()));
    testing::Test::RecordProperty("right", std::to_string(tally.rightShare()));
    testing::Test::RecordProperty("trials", std::to_string(tally.trials));
    std::printf("changed %.4f right %.4f trials %.1f\n", tally.changedShare(), tally.rightShare(), tally.trials);
}

PlanOptions adaptive()
{
    PlanOptions options;
    options.kind = PlanKind::Adaptive;
    return options;
}

} // namespace

TEST(PlannerSimulation, A)
{
    for (int others : {3, 4, 6}) {
        for (double drift : {0.0, 0.002}) {
            std::printf("others %d drift %g: null 3%%: ", others, drift);
            report(runSessions(adaptive(), others, {0.03, drift, {}}, 1000));
            std::printf("   gain: ");
            report(runSessions(adaptive(), others, {0.01, drift, {{{Strategy::LoadBalance, 3}, 1.03}}}, 2000));
        }
    }
}
