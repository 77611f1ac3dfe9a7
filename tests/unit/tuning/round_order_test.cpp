// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/round_order.h"

#include "tuning/neighbours.h"

#include <gtest/gtest.h>

#include <QStringList>

using namespace tributary;

namespace
{

const CandidateList candidates {{}, {Strategy::LoadBalance, 2}, {Strategy::MainStream, 2}};

QString order(RoundOrder kind, int round, bool control = false, std::uint64_t seed = 1)
{
    QStringList names;
    for (const RoundEntry &entry : roundEntries(candidates, control, kind, seed, round))
        names << (entry.control ? QStringLiteral("control") : entry.candidate.name());
    return names.join(QLatin1Char(' '));
}

QString neighbours(const Candidate &winner, const CandidateList &measured)
{
    QStringList names;
    for (const Candidate &candidate : refinedNeighbours(winner, measured))
        names << candidate.name();
    return names.join(QLatin1Char(' '));
}

CandidateList loadBalance(std::initializer_list<int> counts)
{
    CandidateList list {{}, {Strategy::MainStream, 3}};
    for (const int count : counts)
        list.push_back({Strategy::LoadBalance, count});
    return list;
}

} // namespace

TEST(RoundOrder, Mirrored)
{
    EXPECT_EQ(order(RoundOrder::Mirrored, 1), QStringLiteral("default LoadBalance:2 MainStream:2"));
    EXPECT_EQ(order(RoundOrder::Mirrored, 2), QStringLiteral("MainStream:2 LoadBalance:2 default"));
    EXPECT_EQ(order(RoundOrder::Mirrored, 3, true), QStringLiteral("default LoadBalance:2 MainStream:2 control"));
    EXPECT_EQ(order(RoundOrder::Mirrored, 4, true), QStringLiteral("control MainStream:2 LoadBalance:2 default"));
}

TEST(RoundOrder, RoundRobin)
{
    for (const int round : {1, 2, 3})
        EXPECT_EQ(order(RoundOrder::RoundRobin, round), QStringLiteral("default LoadBalance:2 MainStream:2"));
}

TEST(RoundOrder, ShuffledIsAPermutationFromTheSeed)
{
    QStringList seen;
    for (int round = 1; round <= 60; ++round) {
        const QString names = order(RoundOrder::Shuffled, round, true);
        EXPECT_EQ(names, order(RoundOrder::Shuffled, round, true));
        QStringList sorted = names.split(QLatin1Char(' '));
        std::sort(sorted.begin(), sorted.end());
        EXPECT_EQ(sorted.join(QLatin1Char(' ')), QStringLiteral("LoadBalance:2 MainStream:2 control default"));
        EXPECT_FALSE(names.contains(QStringLiteral("default control")));
        EXPECT_FALSE(names.contains(QStringLiteral("control default")));
        if (!seen.contains(names))
            seen << names;
    }
    EXPECT_EQ(seen.size(), 12); // of 24 orders, half have the two side by side
    EXPECT_NE(order(RoundOrder::Shuffled, 1, false, 5) + order(RoundOrder::Shuffled, 2, false, 5)
            + order(RoundOrder::Shuffled, 3, false, 5),
        order(RoundOrder::Shuffled, 1, false, 6) + order(RoundOrder::Shuffled, 2, false, 6)
            + order(RoundOrder::Shuffled, 3, false, 6));
}

TEST(RoundOrder, OnlyDefaultWithItsControlEnds)
{
    EXPECT_EQ(roundEntries({Candidate {}}, true, RoundOrder::Shuffled, 1, 1).size(), 2U);
}

TEST(Neighbours, AreOneStepAndHalfWayOff)
{
    EXPECT_EQ(neighbours({Strategy::LoadBalance, 8}, loadBalance({2, 8, 16})),
        QStringLiteral("LoadBalance:5 LoadBalance:7 LoadBalance:9 LoadBalance:12"));
    EXPECT_EQ(neighbours({Strategy::LoadBalance, 4}, loadBalance({2, 4, 8})),
        QStringLiteral("LoadBalance:3 LoadBalance:5 LoadBalance:6"));
    EXPECT_EQ(neighbours({Strategy::LoadBalance, 2}, loadBalance({1, 2, 3})), QString());
}

TEST(Neighbours, StayWithinTheLimits)
{
    EXPECT_EQ(neighbours({Strategy::LoadBalance, 1}, loadBalance({1})), QStringLiteral("LoadBalance:2"));
    EXPECT_EQ(neighbours({Strategy::LoadBalance, 64}, loadBalance({64})), QStringLiteral("LoadBalance:63"));
    EXPECT_EQ(neighbours({Strategy::Cv, 0}, loadBalance({2})), QString());
}
