// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidate/candidate_matrix.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

QStringList names(const Result<CandidateList> &list)
{
    QStringList out;
    if (!list)
        return {list.error().english()};
    for (const Candidate &candidate : *list)
        out << candidate.name();
    return out;
}

QStringList words(const char *text)
{
    return splitList(QString::fromLatin1(text));
}

} // namespace

TEST(CandidateMatrix, CombinesInOrderWithTheBaselineFirst)
{
    EXPECT_EQ(names(candidateMatrix(words("LoadBalance,MainStream"), words("2,4,8"))),
        words("default,LoadBalance:2,LoadBalance:4,LoadBalance:8,MainStream:2,MainStream:4,MainStream:8"));
}

TEST(CandidateMatrix, CvTakesNoCountAndNothingComesTwice)
{
    EXPECT_EQ(names(candidateMatrix(words("cv,LoadBalance,LoadBalance,default"), words("4,2,04"))),
        words("default,cv,LoadBalance:4,LoadBalance:2"));
    EXPECT_EQ(names(candidateMatrix(words("cv"), {})), words("default,cv"));
}

TEST(CandidateMatrix, SaysWhatIsWrong)
{
    EXPECT_TRUE(
        names(candidateMatrix(words("LoadBalance"), words("2,65"))).first().contains(QStringLiteral("1 to 64")));
    EXPECT_TRUE(names(candidateMatrix(words("Nope"), words("2"))).first().contains(QStringLiteral("Known are")));
    EXPECT_TRUE(names(candidateMatrix(words("MainStream"), {})).first().contains(QStringLiteral("stream count")));
}

TEST(CandidateList, PutsTheBaselineFirst)
{
    EXPECT_EQ(
        names(candidateList(words("LoadBalance:4, default,LoadBalance:4,cv"))), words("default,LoadBalance:4,cv"));
    EXPECT_EQ(names(candidateList({})), words("default"));
}

TEST(CandidateWarnings, WeightedWithoutAProfile)
{
    const auto list = candidateList(words("WeightedLoadBalance:4"));
    ASSERT_EQ(candidateWarnings(*list, {}).size(), 1U);
    EXPECT_TRUE(candidateWarnings(*list, {}).front().english().contains(QStringLiteral("MINIDAG_PROFILING_PATH")));
    EXPECT_TRUE(candidateWarnings(*list, QStringLiteral("/a/op_summary.csv")).empty());
}
