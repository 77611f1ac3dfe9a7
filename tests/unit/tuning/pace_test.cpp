// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/pace.h"

using namespace tributary;

namespace
{

/// A trial that began so many seconds after the run and took so long.
TrialPtr trialAt(double start, double seconds, ExitState::Kind kind = ExitState::Kind::Exited)
{
    Trial trial;
    trial.startedAt = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 + qint64(start * 1000));
    trial.wallSeconds = seconds;
    trial.exit.kind = kind;
    return std::make_shared<const Trial>(trial);
}

} // namespace

TEST(Pace, IsUnknownBeforeTheFirstTrial)
{
    EXPECT_FALSE(secondsPerTrial({}));
    EXPECT_FALSE(secondsPerTrial({trialAt(0, 5, ExitState::Kind::Interrupted)}));
    EXPECT_DOUBLE_EQ(secondsPerTrial({trialAt(0, 5)}).value_or(-1), 5);
}

TEST(Pace, CountsWhatPassesBetweenTheWorkloads)
{
    // 0.1 s each, but 0.9 s from start to start.
    const TrialList trials {trialAt(0, 0.1), trialAt(0.9, 0.1), trialAt(1.8, 0.1), trialAt(2.7, 0.1)};
    EXPECT_NEAR(secondsBetweenTrials(trials), 0.8, 1e-9);
    EXPECT_NEAR(secondsPerTrial(trials).value_or(-1), 0.9, 1e-9);
}

TEST(Pace, APauseOfTheRunIsNone)
{
    const TrialList trials {trialAt(0, 2), trialAt(3, 2), trialAt(6, 2), trialAt(50'000, 2), trialAt(50'003, 2)};
    EXPECT_NEAR(secondsPerTrial(trials).value_or(-1), 3, 1e-9);
}

TEST(Pace, DoesWithoutTimes)
{
    auto untimed = std::make_shared<Trial>();
    untimed->wallSeconds = 4;
    EXPECT_DOUBLE_EQ(secondsPerTrial({untimed, untimed}).value_or(-1), 4);
    EXPECT_DOUBLE_EQ(secondsBetweenTrials({trialAt(10, 1), trialAt(5, 1)}), 0) << "a clock that was set back";
}
