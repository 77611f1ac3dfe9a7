// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/phase_tracker.h"

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::gui;

namespace
{

using Kind = RunPhase::Kind;
using State = RunPhase::State;

RunPhase phase(Kind kind, State state, const char *item, qint64 done = 0, qint64 total = 0, double rate = 0)
{
    return {kind, state, QLatin1String(item), done, total, rate, {}};
}

} // namespace

TEST(PhaseTracker, CountsCompiles)
{
    PhaseTracker tracker;
    EXPECT_FALSE(tracker.shown());
    tracker.begin(3);
    tracker.feed(phase(Kind::Compile, State::Begun, "default"));
    EXPECT_EQ(tracker.shown()->text, QStringLiteral("Compiling 1 of 3: default"));
    EXPECT_EQ(tracker.shown()->fraction, 0.0);
    tracker.feed(phase(Kind::Compile, State::Done, "default"));
    EXPECT_FALSE(tracker.shown());
    tracker.feed(phase(Kind::Compile, State::Skipped, "cv"));
    tracker.feed(phase(Kind::Compile, State::Begun, "100%1"));
    EXPECT_EQ(tracker.shown()->text, QStringLiteral("Compiling 3 of 3: 100%1"));
    EXPECT_NEAR(*tracker.shown()->fraction, 2.0 / 3, 1e-9);
}

TEST(PhaseTracker, TheCheckOfTheTargetIsShown)
{
    PhaseTracker tracker;
    tracker.begin(3);
    tracker.feed(phase(Kind::Check, State::Begun, "user@box"));
    EXPECT_EQ(tracker.shown()->text, QStringLiteral("Checking user@box\u2026"));
    tracker.feed(phase(Kind::Check, State::Progress, "user@box"));
    EXPECT_EQ(tracker.shown()->text, QStringLiteral("Checking user@box\u2026")) << "a warning";
    tracker.feed(phase(Kind::Check, State::Done, "user@box"));
    EXPECT_FALSE(tracker.shown());
}

TEST(PhaseTracker, OfSeveralCompilesAtATimeOneIsShown)
{
    PhaseTracker tracker;
    tracker.begin(2);
    tracker.feed(phase(Kind::Compile, State::Begun, "a"));
    tracker.feed(phase(Kind::Compile, State::Begun, "b"));
    tracker.feed(phase(Kind::Compile, State::Failed, "a"));
    ASSERT_TRUE(tracker.shown());
    EXPECT_EQ(tracker.shown()->text, QStringLiteral("Compiling 2 of 2: b"));
}

TEST(PhaseTracker, AModelThatIsAskedForLaterIsNotCounted)
{
    PhaseTracker tracker;
    tracker.begin(1);
    tracker.feed(phase(Kind::Compile, State::Begun, "a"));
    tracker.feed(phase(Kind::Compile, State::Done, "a"));
    tracker.feed(phase(Kind::Compile, State::Begun, "b"));
    EXPECT_EQ(tracker.shown()->text, QStringLiteral("Compiling b"));
    EXPECT_FALSE(tracker.shown()->fraction);
}

TEST(PhaseTracker, AnUploadHasRateAndTimeLeft)
{
    PhaseTracker tracker;
    tracker.begin(2);
    tracker.feed(phase(Kind::Upload, State::Begun, "m.om"));
    tracker.feed(phase(Kind::Upload, State::Progress, "m.om", 5'000'000, 20'000'000, 1'500'000));
    const auto shown = tracker.shown();
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->text, QStringLiteral("Uploading 1 of 2: m.om (5.0 MB / 20.0 MB)"));
    EXPECT_EQ(shown->right, QStringLiteral("1.5 MB/s, 10.0 s left"));
    EXPECT_NEAR(*shown->fraction, 0.125, 1e-9) << "a quarter of the first of two";
    EXPECT_FALSE(tracker.isInTrial());
}

TEST(PhaseTracker, TellsTrialsAndTheCleanUp)
{
    PhaseTracker tracker;
    tracker.begin(1);
    tracker.feed(phase(Kind::Connect, State::Begun, "lab"));
    EXPECT_EQ(tracker.shown()->text, QStringLiteral("Connecting to lab\u2026"));
    tracker.feed(phase(Kind::Connect, State::Done, "10.0.0.1"));
    EXPECT_FALSE(tracker.shown());
    tracker.feed(phase(Kind::Fetch, State::Begun, "x"));
    EXPECT_TRUE(tracker.isInTrial());
    tracker.feed(phase(Kind::CleanUp, State::Begun, "lab"));
    EXPECT_TRUE(tracker.isCleaningUp());
    tracker.begin(0);
    EXPECT_FALSE(tracker.isCleaningUp());
}
