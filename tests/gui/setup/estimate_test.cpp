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
    const SetupEstimate estimate = estimateSetup(setup, nullptr);
    EXPECT_EQ(estimate.candidates, 7);
    EXPECT_EQ(estimate.trials, 21);
    EXPECT_FALSE(estimate.isMost);
    EXPECT_FALSE(estimate.seconds);
    EXPECT_FALSE(estimate.detectable);
}

TEST(SetupEstimate, AnAdaptivePlanSaysTheMost)
{
    const SetupEstimate estimate = estimateSetup(RunSetup(), nullptr);
    EXPECT_TRUE(estimate.isMost);
    EXPECT_GT(estimate.trials, 3 * 8); // screening with the control, and then some
    EXPECT_EQ(estimate.rounds, 8);
}

TEST(SetupEstimate, TimeComesFromTrialsOfTheSameCommand)
{
    RunSetup setup;
    setup.command = QStringLiteral("a");
    setup.plan.kind = PlanKind::Fixed;
    const SetupEstimate same = estimateSetup(setup, shownRun(QStringLiteral("a"), 4, 2.5));
    EXPECT_DOUBLE_EQ(*same.seconds, 21 * 2.5);
    EXPECT_EQ(same.timedTrials, 4);
    EXPECT_FALSE(estimateSetup(setup, shownRun(QStringLiteral("b"), 4, 2.5)).seconds);
    EXPECT_FALSE(estimateSetup(setup, shownRun(QStringLiteral("a"), 0, 2.5)).seconds);
}

TEST(SetupEstimate, TheResolutionIsThatOfThePlannedRounds)
{
    RunSetup setup;
    setup.plan.confirmRounds = 16;
    const SetupEstimate estimate = estimateSetup(setup, shownRun(QStringLiteral("a"), 1, 1));
    ASSERT_TRUE(estimate.detectable);
    EXPECT_DOUBLE_EQ(*estimate.detectable, *detectableDifference({NoiseFloor::Source::Control, 0.01, 5}, 16, 0.05));
    setup.plan.confirmRounds = 1;
    EXPECT_FALSE(estimateSetup(setup, shownRun(QStringLiteral("a"), 1, 1)).detectable);
}

TEST(SetupEstimate, InvalidCandidatesAreTheAnswer)
{
    RunSetup setup;
    setup.useExplicitList = true;
    setup.explicitList << QStringLiteral("x");
    const SetupEstimate estimate = estimateSetup(setup, nullptr);
    ASSERT_TRUE(estimate.error);
    EXPECT_TRUE(estimate.error->english().contains(QLatin1String("\"x\"")));
}
