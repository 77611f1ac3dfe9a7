// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the Graph page is made of, without a window.
#include "graph/graph_scene.h"
#include "graph/graph_walk.h"
#include "graph/grid_index.h"

#include <gmock/gmock.h>

#include <set>

using namespace tributary;
using namespace tributary::gui;

TEST(GridIndex, FindsWhatALookAtAllFinds)
{
    std::vector<QRectF> items;
    unsigned seed = 7;
    const auto next = [&seed](unsigned below) {
        seed = seed * 1664525U + 1013904223U;
        return double(seed >> 8U) / double(1U << 24U) * below;
    };
    for (int i = 0; i < 2000; ++i)
        items.emplace_back(next(5000), next(300), i % 50 == 0 ? 4000 : next(60), i % 3 == 0 ? 0 : next(40));
    const GridIndex index(items);
    for (int turn = 0; turn < 200; ++turn) {
        const QRectF area(next(5000), next(300), next(900), next(90));
        std::vector<int> expected;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (items[i].left() <= area.right() && items[i].right() >= area.left() && items[i].top() <= area.bottom()
                && items[i].bottom() >= area.top())
                expected.push_back(static_cast<int>(i));
        }
        std::vector<int> found;
        index.find(area, found);
        // Each once; those that only share a cell may be there, too.
        const std::set<int> unique(found.begin(), found.end());
        EXPECT_EQ(unique.size(), found.size());
        for (const int item : expected)
            EXPECT_TRUE(unique.contains(item)) << item;
    }
}

TEST(GridIndex, OfNothingFindsNothing)
{
    std::vector<int> found {3};
    GridIndex(std::vector<QRectF>()).find(QRectF(0, 0, 10, 10), found);
    EXPECT_TRUE(found.empty());
}
