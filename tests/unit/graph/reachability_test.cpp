// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/reachability.h"

#include "graph/components.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

// 0 -> 1 -> 3, 0 -> 2, 3 <-> 4, 5 alone.
const Adjacency &sample()
{
    static const Adjacency graph {{1, 2}, {3}, {}, {4}, {3}, {}};
    return graph;
}

} // namespace

TEST(Reachability, FollowsPathsOfAnyLength)
{
    const Reachability reach(sample());
    EXPECT_TRUE(reach.isPrecomputed());
    EXPECT_TRUE(reach.reaches(0, 4));
    EXPECT_FALSE(reach.reaches(4, 0));
    EXPECT_FALSE(reach.reaches(2, 3));
    EXPECT_FALSE(reach.reaches(5, 0));
    EXPECT_TRUE(reach.areOrdered(4, 0));
    EXPECT_FALSE(reach.areOrdered(1, 2));
    EXPECT_TRUE(reach.areOrdered(5, 5));
}

TEST(Reachability, NodesOfACycleReachEachOtherAndThemselves)
{
    const Reachability reach(sample());
    EXPECT_TRUE(reach.reaches(3, 4));
    EXPECT_TRUE(reach.reaches(4, 3));
    EXPECT_TRUE(reach.reaches(3, 3));
    EXPECT_FALSE(reach.reaches(1, 1));
    EXPECT_TRUE(Reachability(Adjacency {{0}}).reaches(0, 0));
}

TEST(Reachability, WithoutMemoryTheAnswersAreTheSame)
{
    const Reachability bits(sample());
    const Reachability walks(sample(), 0);
    EXPECT_FALSE(walks.isPrecomputed());
    for (int a = 0; a < 6; ++a) {
        for (int b = 0; b < 6; ++b)
            EXPECT_EQ(bits.reaches(a, b), walks.reaches(a, b)) << a << ' ' << b;
    }
}

TEST(Reachability, CrossesTheBordersOfWords)
{
    Adjacency chain(10000);
    for (std::size_t i = 0; i + 1 < chain.size(); ++i)
        chain[i] = {static_cast<int>(i) + 1};
    const Reachability reach(chain);
    EXPECT_TRUE(reach.isPrecomputed());
    EXPECT_TRUE(reach.reaches(0, 9999));
    EXPECT_TRUE(reach.reaches(63, 64));
    EXPECT_FALSE(reach.reaches(64, 63));
}

TEST(Components, EdgesLeadToLowerNumbers)
{
    const std::vector<int> component = strongComponents(sample());
    EXPECT_EQ(component[3], component[4]);
    EXPECT_GT(component[0], component[1]);
    EXPECT_GT(component[1], component[3]);
    EXPECT_GT(component[0], component[2]);
    EXPECT_TRUE(strongComponents({}).empty());
}
