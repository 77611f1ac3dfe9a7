// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trial/trial.h"

#include <gtest/gtest.h>

using namespace tributary;

TEST(TrialSpec, FolderNamesAreThoseOfTheScript)
{
    TrialSpec spec;
    EXPECT_EQ(spec.folderName(), QStringLiteral("trial_000_default_r1"));
    spec = {12, {Strategy::LoadBalance, 4}, 3, 5, Phase::Confirm, false};
    EXPECT_EQ(spec.folderName(), QStringLiteral("trial_012_LoadBalance4_r3"));
    spec.control = true;
    EXPECT_EQ(spec.folderName(), QStringLiteral("trial_012_default-control_r3"));
    EXPECT_EQ(spec.fileName(), QStringLiteral("default-control"));
    spec.sequence = 1234;
    EXPECT_TRUE(spec.folderName().startsWith(QStringLiteral("trial_1234_")));
}

TEST(Trial, CodesAndPhasesComeBackFromTheirNames)
{
    for (int code = 0; code <= int(ReasonCode::RecordedInvalid); ++code)
        EXPECT_EQ(reasonCodeFromName(reasonCodeName(ReasonCode(code))), ReasonCode(code));
    for (int phase = 0; phase <= int(Phase::Refine); ++phase)
        EXPECT_EQ(phaseFromName(phaseName(Phase(phase))), Phase(phase));
    EXPECT_EQ(reasonCodeFromName(QStringLiteral("nonsense")), std::nullopt);
}

TEST(ExitState, OneNumberForSummaries)
{
    EXPECT_EQ((ExitState {ExitState::Kind::Exited, 3, {}}).shellCode(), 3);
    EXPECT_EQ((ExitState {ExitState::Kind::Signalled, 11, {}}).shellCode(), -11);
    EXPECT_EQ((ExitState {ExitState::Kind::TimedOut, 15, {}}).shellCode(), 124);
    EXPECT_EQ((ExitState {ExitState::Kind::LaunchFailed, 0, {}}).shellCode(), 127);
    EXPECT_EQ((ExitState {ExitState::Kind::Interrupted, 15, {}}).shellCode(), 130);
}
