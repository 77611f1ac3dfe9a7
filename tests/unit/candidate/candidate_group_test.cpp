// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidate/candidate_group.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

const Candidate cv {Strategy::Cv, 0};
const Candidate loadBalance2 {Strategy::LoadBalance, 2};
const Candidate loadBalance4 {Strategy::LoadBalance, 4};
const Candidate mainStream2 {Strategy::MainStream, 2};
const CandidateGroups groups {{{}, {cv}}, {loadBalance2, {mainStream2, loadBalance4}}};

} // namespace

TEST(CandidateGroup, TellsWhoStandsForWhom)
{
    EXPECT_EQ(standsFor(groups, {}), CandidateList {cv});
    EXPECT_EQ(standsFor(groups, loadBalance2), (CandidateList {mainStream2, loadBalance4}));
    EXPECT_TRUE(standsFor(groups, mainStream2).empty());
    EXPECT_TRUE(isStoodFor(groups, mainStream2));
    EXPECT_FALSE(isStoodFor(groups, loadBalance2));
    EXPECT_FALSE(isStoodFor({}, cv));
}

TEST(CandidateGroup, TheMeasuredOnesKeepTheirOrder)
{
    EXPECT_EQ(measuredOf(groups, {mainStream2, loadBalance2, {}, cv}), (CandidateList {loadBalance2, {}}));
    EXPECT_EQ(measuredOf({}, {mainStream2, {}}), (CandidateList {mainStream2, {}}));
    EXPECT_EQ(joinedNames({{}, loadBalance2}), QStringLiteral("default, LoadBalance:2"));
    EXPECT_TRUE(joinedNames({}).isEmpty());
}
