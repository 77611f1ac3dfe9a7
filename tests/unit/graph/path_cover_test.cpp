// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/path_cover.h"

#include <gtest/gtest.h>

using namespace tributary;

TEST(PathCover, AnEmptyGraphHasNoRoutes)
{
    EXPECT_TRUE(minimumPathCover({}).empty());
}

TEST(PathCover, IsolatedNodesAreRoutesOfTheirOwn)
{
    EXPECT_EQ(minimumPathCover({{}, {}}), (std::vector<Route> {{0}, {1}}));
}

TEST(PathCover, IsAsSmallAsPossible)
{
    // Taking 0 -> 2 first would leave 1 alone; an augmenting path repairs it.
    EXPECT_EQ(minimumPathCover({{2, 3}, {2}, {}, {}}), (std::vector<Route> {{0, 3}, {1, 2}}));
}

TEST(PathCover, TheOrderOfTheSuccessorsDecidesBetweenEqualCovers)
{
    EXPECT_EQ(minimumPathCover({{1, 2}, {3}, {3}, {}}), (std::vector<Route> {{0, 1, 3}, {2}}));
    EXPECT_EQ(minimumPathCover({{2, 1}, {3}, {3}, {}}), (std::vector<Route> {{0, 2}, {1, 3}}));
}
