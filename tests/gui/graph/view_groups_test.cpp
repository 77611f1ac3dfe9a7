// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_scene.h"

#include "../../unit/graph/named_graph.h"

#include <gmock/gmock.h>

using namespace tributary;
using namespace tributary::gui;
using ::testing::ElementsAre;
using tributary::testing::makeNamedGraph;

namespace
{

ViewGroups groupsOf(const OpGraph &graph)
{
    const auto modules = groupOperators(graph);
    EXPECT_TRUE(modules);
    return modules ? viewGroups(graph, *modules) : ViewGroups();
}

// "name:operators<parent" of each.
std::vector<std::string> namesOf(const ViewGroups &groups)
{
    std::vector<std::string> names;
    for (const ViewGroup &group : groups.groups) {
        const QString parent =
            group.parent < 0 ? QString() : groups.groups[static_cast<std::size_t>(group.parent)].name;
        names.push_back(QStringLiteral("%1:%2<%3").arg(group.name).arg(group.operators).arg(parent).toStdString());
    }
    return names;
}

/// Three equal decoder layers with attention and MLP, and a head.
OpGraph decoder()
{
    return makeNamedGraph({{"l.0/attn/a", "MatMul"}, {"l.0/attn/b", "Relu"}, {"l.0/mlp/a", "Add"}, {"l.0/mlp/b", "Mul"},
                              {"l.1/attn/a", "MatMul"}, {"l.1/attn/b", "Relu"}, {"l.1/mlp/a", "Add"},
                              {"l.1/mlp/b", "Mul"}, {"l.2/attn/a", "MatMul"}, {"l.2/attn/b", "Relu"},
                              {"l.2/mlp/a", "Add"}, {"l.2/mlp/b", "Mul"}, {"head/a", "MatMul"}, {"head/b", "Cast"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9}, {9, 10}, {10, 11}, {11, 12},
            {12, 13}});
}

} // namespace

TEST(ViewGroups, AreModulesWithSeveralOperators)
{
    const ViewGroups groups = groupsOf(makeNamedGraph(
        {{"a/x", "Add"}, {"a/y", "Add"}, {"b/x", "Add"}, {"c", "Add"}, {"a/in/z", "Add"}, {"a/in/w", "Add"}},
        {{0, 1}, {0, 2}, {0, 3}, {1, 4}, {4, 5}}));
    EXPECT_THAT(namesOf(groups), ElementsAre("a:4<", "in:2<a"));
    EXPECT_THAT(groups.ofOperator, ElementsAre(0, 0, -1, -1, 1, 1));
}

TEST(ViewGroups, WhatHoldsEverythingMakesNone)
{
    const ViewGroups groups = groupsOf(makeNamedGraph(
        {{"model/net/a/x", "Add"}, {"model/net/a/y", "Add"}, {"model/net/b/x", "Mul"}, {"model/net/b/y", "Mul"}},
        {{0, 1}, {1, 2}, {2, 3}}));
    EXPECT_THAT(namesOf(groups), ElementsAre("a:2<", "b:2<"));
    EXPECT_THAT(groups.ofOperator, ElementsAre(0, 0, 1, 1));
}

TEST(ViewGroups, EachFoldedLayerIsAGroupInTheFold)
{
    const ViewGroups groups = groupsOf(decoder());
    EXPECT_THAT(namesOf(groups),
        ElementsAre("l.0…2:12<", "l.0:4<l.0…2", "attn:2<l.0", "mlp:2<l.0", "l.1:4<l.0…2", "attn:2<l.1", "mlp:2<l.1",
            "l.2:4<l.0…2", "attn:2<l.2", "mlp:2<l.2", "head:2<"));
    EXPECT_EQ(groups.groups[0].layers, 3);
    EXPECT_EQ(groups.groups[4].layer, 1);
    EXPECT_EQ(groups.groups[2].module, groups.groups[5].module); // attn is one module
    EXPECT_NE(groups.groups[2].key, groups.groups[5].key);
    EXPECT_THAT(groups.childCounts(), ElementsAre(3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2));
}

TEST(ViewGroups, ConstantsStandWithThoseThatUseThem)
{
    const ViewGroups groups =
        groupsOf(makeNamedGraph({{"w", "Const"}, {"shared", "Const"}, {"free", "Const"}, {"a/x", "Add"}, {"a/y", "Add"},
                                    {"b/x", "Mul"}, {"b/y", "Mul"}},
            {{0, 3}, {1, 3}, {1, 5}, {3, 4}, {4, 5}, {5, 6}}));
    EXPECT_THAT(groups.ofOperator, ElementsAre(0, -1, -1, 0, 0, 1, 1));
}

TEST(FirstOpenGroups, LargeGraphsBeginWithWhatIsReadable)
{
    // 100 layers of 100 in one fold: the fold is open, its layers are not.
    std::vector<std::pair<const char *, const char *>> operators;
    std::vector<std::string> names;
    names.reserve(10'000);
    std::vector<std::pair<int, int>> edges;
    for (int layer = 0; layer < 100; ++layer) {
        for (int op = 0; op < 100; ++op) {
            names.push_back("layer" + std::to_string(layer) + "/op" + std::to_string(op));
            operators.emplace_back(names.back().c_str(), "Add");
            if (layer > 0)
                edges.emplace_back((layer - 1) * 100 + op, layer * 100 + op);
        }
    }
    auto files = std::make_shared<GraphFiles>();
    files->file.model.graphs = {makeNamedGraph(operators, edges)};
    LoadedGraph graph;
    graph.files = files;
    graph.groups = groupsOf(graph.graph());
    const std::vector<bool> open = firstOpenGroups(graph);
    ASSERT_EQ(open.size(), 101U) << "the fold holds everything, and still is a group";
    EXPECT_TRUE(open[0]);
    EXPECT_EQ(std::count(open.begin(), open.end(), true), 1);
}
