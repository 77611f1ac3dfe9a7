// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/gate_check.h"
#include "trial_data.h"

#include <gtest/gtest.h>

#include <set>

using namespace tributary;
using namespace tributary::gui;
using Outcome = GateCheck::Outcome;

namespace
{

constexpr ReasonCode allCodes[] = {ReasonCode::ExitCode, ReasonCode::Timeout, ReasonCode::LaunchFailed,
    ReasonCode::MalformedLog, ReasonCode::ModeMismatch, ReasonCode::NonzeroRet, ReasonCode::TooFewSteps,
    ReasonCode::Overlap, ReasonCode::NoSteps, ReasonCode::MainObjectMissing, ReasonCode::OutputDiffers,
    ReasonCode::Interrupted, ReasonCode::FetchFailed, ReasonCode::RecordedInvalid};

Outcome outcomeOf(const std::vector<GateCheck> &checks, ReasonCode code)
{
    for (const GateCheck &check : checks) {
        if (check.code == code)
            return check.outcome;
    }
    ADD_FAILURE() << reasonCodeName(code).toStdString() << " is not shown";
    return Outcome::NotChecked;
}

} // namespace

TEST(GateCheck, EveryReasonIsShownWithItsWords)
{
    for (const ReasonCode code : allCodes) {
        const auto trial = sample::makeInvalid(0, sample::baseline, 1, code);
        const auto checks = gateChecks(*trial, true);
        EXPECT_EQ(outcomeOf(checks, code), Outcome::Hit);
        EXPECT_EQ(
            std::count_if(checks.begin(), checks.end(), [](const GateCheck &c) { return c.reason != nullptr; }), 1);
        EXPECT_FALSE(gateName(code).isEmpty()) << reasonCodeName(code).toStdString();
        EXPECT_FALSE(gateMeaning(code).isEmpty());
        EXPECT_FALSE(gateNextStep(code).isEmpty());
    }
}

TEST(GateCheck, AValidTrialPassesAllThatApply)
{
    const auto trial = sample::makeTrial(0, sample::baseline, 1, 1000);
    const auto checks = gateChecks(*trial, false);
    EXPECT_EQ(checks.size(), 12U);
    EXPECT_EQ(outcomeOf(checks, ReasonCode::OutputDiffers), Outcome::NotChecked);
    EXPECT_EQ(outcomeOf(checks, ReasonCode::Overlap), Outcome::Passed);
    EXPECT_EQ(outcomeOf(gateChecks(*trial, true), ReasonCode::OutputDiffers), Outcome::Passed);
}

TEST(GateCheck, AfterNoStepsNothingMoreIsChecked)
{
    const auto trial = sample::makeInvalid(0, sample::baseline, 1, ReasonCode::NoSteps);
    const auto checks = gateChecks(*trial, true);
    EXPECT_EQ(outcomeOf(checks, ReasonCode::ExitCode), Outcome::Passed);
    EXPECT_EQ(outcomeOf(checks, ReasonCode::ModeMismatch), Outcome::NotChecked);
    EXPECT_EQ(outcomeOf(checks, ReasonCode::Overlap), Outcome::NotChecked);
}

TEST(GateCheck, FindsTheMostFrequentReason)
{
    TrialList trials = sample::manyTrials(2);
    EXPECT_FALSE(mostFrequentReason(trials));
    trials.push_back(sample::makeInvalid(2, sample::baseline, 2, ReasonCode::ExitCode));
    trials.push_back(sample::makeInvalid(3, sample::baseline, 3, ReasonCode::NoSteps));
    trials.push_back(sample::makeInvalid(4, sample::baseline, 4, ReasonCode::NoSteps));
    const auto common = mostFrequentReason(trials);
    ASSERT_TRUE(common);
    EXPECT_EQ(common->code, ReasonCode::NoSteps);
    EXPECT_EQ(common->trials, 2);
    EXPECT_EQ(common->example.english(), QStringLiteral("reason no_steps"));
}
