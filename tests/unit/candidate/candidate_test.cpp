// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidate/candidate.h"

#include <ostream>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

struct Case {
    const char *text;
    const char *why; ///< part of the explanation
};

std::ostream &operator<<(std::ostream &out, const Case &refused) // the name of the test
{
    return out << '"' << refused.text << '"';
}

class RefusedCandidate : public testing::TestWithParam<Case>
{
};

} // namespace

TEST(Candidate, AcceptsWhatGeAccepts)
{
    EXPECT_EQ(Candidate::parse(QStringLiteral("default")), Candidate());
    EXPECT_EQ(Candidate::parse(QStringLiteral("cv")), (Candidate {Strategy::Cv, 0}));
    EXPECT_EQ(Candidate::parse(QStringLiteral("LoadBalance:1")), (Candidate {Strategy::LoadBalance, 1}));
    EXPECT_EQ(Candidate::parse(QStringLiteral("MainStream:64")), (Candidate {Strategy::MainStream, 64}));
    EXPECT_EQ(
        Candidate::parse(QStringLiteral("WeightedLoadBalance:08")), (Candidate {Strategy::WeightedLoadBalance, 8}));
}

TEST(Candidate, NamesComeBack)
{
    for (const char *name : {"default", "cv", "LoadBalance:4", "MainStream:2", "WeightedLoadBalance:64"}) {
        const auto candidate = Candidate::parse(QString::fromLatin1(name));
        ASSERT_TRUE(candidate) << name;
        EXPECT_EQ(candidate->name(), QString::fromLatin1(name));
    }
    EXPECT_EQ((Candidate {Strategy::LoadBalance, 4}).fileName(), QStringLiteral("LoadBalance4"));
}

TEST_P(RefusedCandidate, IsExplained)
{
    const auto candidate = Candidate::parse(QString::fromUtf8(GetParam().text));
    ASSERT_FALSE(candidate);
    EXPECT_TRUE(candidate.error().english().contains(QString::fromUtf8(GetParam().why)))
        << candidate.error().english().toStdString();
}

INSTANTIATE_TEST_SUITE_P(AsInGe, RefusedCandidate,
    testing::Values(Case {"", "Known are"}, Case {"LoadBalance", "one colon"}, Case {"LoadBalance:", "1 to 64"},
        Case {"LoadBalance:0", "1 to 64"}, Case {"LoadBalance:65", "1 to 64"}, Case {"LoadBalance:4:2", "one colon"},
        Case {"loadbalance:4", "write LoadBalance"}, Case {"LoadBalance: 4", "1 to 64"},
        Case {"LoadBalance:-1", "1 to 64"}, Case {"LoadBalance:+4", "1 to 64"}, Case {" LoadBalance:4", "Known are"},
        Case {"LoadBalance:99999999999", "1 to 64"}, Case {"LoadBalance:４", "1 to 64"},
        Case {"cv:2", "takes no stream count"}, Case {"default:1", "takes no stream count"}, Case {"CV", "write cv"},
        Case {"RoundRobin:2", "Known are"}));
