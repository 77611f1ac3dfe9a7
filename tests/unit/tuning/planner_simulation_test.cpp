// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/simulated_session.h"

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::test;

namespace
{

const Candidate fast {Strategy::LoadBalance, 3};

CandidateList defaultAnd(int others)
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
    double trials = 0; ///< mean number of a session

    [[nodiscard]] double changedShare() const { return double(changed) / sessions; }
    [[nodiscard]] double rightShare() const { return double(right) / sessions; }
};

Tally runSessions(int others, const SimulatedMachine &machine, int sessions)
{
    PlanOptions options;
    options.kind = PlanKind::Adaptive;
    const Planner planner(options, defaultAnd(others));
    AnalysisOptions reading = planner.analysisOptions();
    reading.health = false;
    Tally tally;
    tally.sessions = sessions;
    for (int i = 0; i < sessions; ++i) {
        const TrialList trials = simulatedSession(planner, machine, 1000 + static_cast<std::uint64_t>(i));
        const Recommendation recommendation = analyse(trials, reading).recommendation;
        const bool change = recommendation.kind == Recommendation::Kind::Change;
        tally.changed += change ? 1 : 0;
        tally.right += change && machine.gain.count(recommendation.candidate) > 0 ? 1 : 0;
        tally.trials += double(trials.size()) / sessions;
    }
    testing::Test::RecordProperty("changed", std::to_string(tally.changedShare()));
    testing::Test::RecordProperty("right", std::to_string(tally.rightShare()));
    testing::Test::RecordProperty("trials", std::to_string(tally.trials));
    return tally;
}

/// Share of sessions of a fixed plan with two identical candidates in which the 95 % interval excludes 1.
double falseAlarms(int rounds, double drift, int sessions)
{
    PlanOptions options;
    options.repeat = rounds;
    const Planner planner(options, defaultAnd(1));
    AnalysisOptions reading = planner.analysisOptions();
    reading.health = false;
    int alarms = 0;
    for (int i = 0; i < sessions; ++i) {
        const TrialList trials = simulatedSession(planner, {0.02, drift, {}}, 5000 + static_cast<std::uint64_t>(i));
        const Analysis analysis = analyse(trials, reading);
        alarms += analysis.candidates[1].effect->interval->contains(1) ? 0 : 1;
    }
    const double share = double(alarms) / sessions;
    testing::Test::RecordProperty(
        "rounds_" + std::to_string(rounds) + (drift > 0 ? "_drift" : ""), std::to_string(share));
    return share;
}

} // namespace

// The limits asked for are 5 % and 95 %. The seeds are fixed, so the tests give the same every time; with so many
// sessions the share is within about 1.2 points (two standard errors) of the true one.

TEST(PlannerSimulation, IdenticalCandidatesAreRarelyRecommended)
{
    EXPECT_LE(runSessions(3, {0.03, 0, {}}, 1000).changedShare(), 0.05 - 0.012); // four with default
}

TEST(PlannerSimulation, FourIdenticalCandidatesBesideDefaultAreRarelyRecommended)
{
    EXPECT_LE(runSessions(4, {0.03, 0, {}}, 1000).changedShare(), 0.05 - 0.012);
}

TEST(PlannerSimulation, DriftDoesNotMakeAWinner)
{
    EXPECT_LE(runSessions(3, {0.03, 0.002, {}}, 1000).changedShare(), 0.05 - 0.012);
}

TEST(PlannerSimulation, ATrueGainIsFound)
{
    const Tally tally = runSessions(3, {0.01, 0, {{fast, 1.03}}}, 2000);
    EXPECT_GE(tally.rightShare(), 0.95);
    EXPECT_EQ(tally.right, tally.changed);
    EXPECT_LT(tally.trials, 55); // 3 x 5 + 8 x 5
}

TEST(PlannerSimulation, ATrueGainIsFoundDespiteDrift)
{
    EXPECT_GE(runSessions(3, {0.01, 0.002, {{fast, 1.03}}}, 1500).rightShare(), 0.95);
}

TEST(PlannerSimulation, ThePairedIntervalKeepsItsPromise)
{
    for (const int rounds : {3, 5, 10}) {
        EXPECT_NEAR(falseAlarms(rounds, 0, 3000), 0.05, 0.012) << rounds; // three standard errors
        EXPECT_LE(falseAlarms(rounds, 0.002, 3000), 0.05 + 0.012) << rounds;
    }
}
