// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/work_dag.h"

#include <gtest/gtest.h>

using namespace tributary;

TEST(WorkDag, KeepsEachEdgeOnceInTheOrderFound)
{
    const WorkDag dag = contractedDag({{2, 1, 2}, {2}, {}}, {true, true, true}, std::vector<NodeCost>(3));
    EXPECT_EQ(dag.nodes, (std::vector<int> {0, 1, 2}));
    EXPECT_EQ(dag.successors, (Adjacency {{1 + 1, 1}, {2}, {}}));
}

TEST(WorkDag, RemovedNodesAreScannedBehindTheOwnEdges)
{
    // 0 -> 1 (removed) -> {5, 2 (removed) -> 4}, 0 -> 3: own edges first, then 1's, then 2's.
    const WorkDag dag = contractedDag(
        {{1, 3}, {2, 5}, {4, 5}, {}, {}, {}}, {true, false, false, true, true, true}, std::vector<NodeCost>(6));
    EXPECT_EQ(dag.nodes, (std::vector<int> {0, 3, 4, 5}));
    EXPECT_EQ(dag.successors, (Adjacency {{1, 3, 2}, {}, {}, {}}));
}

TEST(WorkDag, KeepsTheCostsOfItsNodes)
{
    const WorkDag dag = contractedDag({{}, {}}, {false, true}, {{1, 2, 3}, {4, 5, 6}});
    EXPECT_EQ(dag.costs, (std::vector<NodeCost> {{4, 5, 6}}));
}
