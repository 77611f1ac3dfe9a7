// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/setup_estimate.h"

#include "stats/noise_floor.h"

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::gui;

namespace
{

/// A run with that many trials of so many seconds, and a noise of 1 %.
ShownRunPtr shownRun(const QString &command, int trials, double seconds)
{
    auto snapshot = std::make_shared<RunSnapshot>();
    for (int i = 0; i < trials; ++i) {
        auto trial = std::make_shared<Trial>();
        trial->wallSeconds = seconds;
        snapshot->trials.push_back(trial);
    }
    snapshot->analysis.noise = NoiseFloor {NoiseFloor::Source::Control, 0.01, 5};
    auto run = std::make_shared<ShownRun>();
    run->config.command = command;
    run->snapshot = snapshot;
    return run;
}

} // namespace

TEST(SetupEstimate, CountsTheTrialsOfAFixedPlan)
{
    RunSetup setup;
    setup.plan.kind = PlanKind::Fixed;
    const SetupEstimate estimate = estimateSetup(setup, {});
    EXPECT_EQ(estimate.candidates, 7);
    EXPECT_EQ(estimate.trials, 21);
    EXPECT_FALSE(estimate.isMost);
    EXPECT_FALSE(estimate.seconds);
    EXPECT_FALSE(estimate.detectable);
}

TEST(SetupEstimate, AnAdaptivePlanSaysTheMost)
{
    const SetupEstimate estimate = estimateSetup(RunSetup(), {});
    EXPECT_TRUE(estimate.isMost);
    EXPECT_GT(estimate.trials, 3 * 8); // screening with the control, and then some
    EXPECT_EQ(estimate.rounds, 8);
}

TEST(SetupEstimate, TimeComesFromTrialsOfTheSameCommand)
{
    RunSetup setup;
    setup.command = QStringLiteral("a");
    setup.plan.kind = PlanKind::Fixed;
    const SetupEstimate same = estimateSetup(setup, {shownRun(QStringLiteral("a"), 4, 2.5)});
    EXPECT_DOUBLE_EQ(*same.seconds, 21 * 2.5);
    EXPECT_EQ(same.timedTrials, 4);
    EXPECT_FALSE(estimateSetup(setup, {shownRun(QStringLiteral("b"), 4, 2.5)}).seconds);
    EXPECT_FALSE(estimateSetup(setup, {shownRun(QStringLiteral("a"), 0, 2.5)}).seconds);
}

// An offline run measured 0.05 s per trial on the target and took 0.9 s from start to start.
TEST(SetupEstimate, TimeIsThatFromStartToStart)
{
    const ShownRunPtr run = shownRun(QStringLiteral("a"), 0, 0);
    auto snapshot = std::make_shared<RunSnapshot>(*run->snapshot);
    for (int i = 0; i < 9; ++i) {
        auto trial = std::make_shared<Trial>();
        trial->startedAt = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 + i * 900);
        trial->wallSeconds = 0.05;
        snapshot->trials.push_back(trial);
    }
    auto measured = std::make_shared<ShownRun>(*run);
    measured->snapshot = snapshot;
    RunSetup setup;
    setup.command = QStringLiteral("a");
    setup.plan.kind = PlanKind::Fixed;
    const SetupEstimate estimate = estimateSetup(setup, {measured});
    EXPECT_NEAR(estimate.seconds.value_or(0), 21 * 0.9, 1e-9);
    EXPECT_EQ(estimate.models, 0) << "nothing is compiled online";
}

TEST(SetupEstimate, ARunWithoutTrialsHidesNoOlderOne)
{
    RunSetup setup;
    setup.command = QStringLiteral("a");
    setup.plan.kind = PlanKind::Fixed;
    auto stopped = std::make_shared<ShownRun>(*shownRun(QStringLiteral("a"), 0, 0));
    stopped->snapshot = std::make_shared<RunSnapshot>();
    const SetupEstimate estimate =
        estimateSetup(setup, {stopped, shownRun(QStringLiteral("b"), 3, 9), shownRun(QStringLiteral("a"), 4, 2.5)});
    EXPECT_DOUBLE_EQ(estimate.seconds.value_or(0), 21 * 2.5);
    EXPECT_EQ(estimate.timedTrials, 4);
    EXPECT_TRUE(estimate.detectable);
}

TEST(SetupEstimate, ModelsComeOnTop)
{
    RunSetup setup;
    setup.isOffline = true;
    setup.plan.kind = PlanKind::Fixed;
    const SetupEstimate estimate = estimateSetup(setup, {});
    EXPECT_EQ(estimate.models, estimate.candidates + (setup.plan.hasControl() ? 1 : 0));
    EXPECT_GE(estimate.models, 7);
}

TEST(SetupEstimate, TheResolutionIsThatOfThePlannedRounds)
{
    RunSetup setup;
    setup.plan.confirmRounds = 16;
    const SetupEstimate estimate = estimateSetup(setup, {shownRun(QStringLiteral("a"), 1, 1)});
    ASSERT_TRUE(estimate.detectable);
    EXPECT_DOUBLE_EQ(*estimate.detectable, *detectableDifference({NoiseFloor::Source::Control, 0.01, 5}, 16, 0.05));
    setup.plan.confirmRounds = 1;
    EXPECT_FALSE(estimateSetup(setup, {shownRun(QStringLiteral("a"), 1, 1)}).detectable);
}

TEST(SetupEstimate, InvalidCandidatesAreTheAnswer)
{
    RunSetup setup;
    setup.useExplicitList = true;
    setup.explicitList << QStringLiteral("x");
    const SetupEstimate estimate = estimateSetup(setup, {});
    ASSERT_TRUE(estimate.error);
    EXPECT_TRUE(estimate.error->english().contains(QLatin1String("\"x\"")));
}
