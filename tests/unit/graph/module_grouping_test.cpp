// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_grouping.h"

#include "named_graph.h"

#include <gtest/gtest.h>

using namespace tributary;
using tributary::testing::makeNamedGraph;

namespace
{

Grouping grouped(const OpGraph &graph, const GroupingOptions &options = {})
{
    const auto result = groupOperators(graph, options);
    EXPECT_TRUE(result);
    return result ? *result : Grouping();
}

QStringList ids(const Grouping &grouping)
{
    QStringList list;
    for (const Module &module : grouping.graph.modules)
        list << module.id;
    return list;
}

const Module &byId(const Grouping &grouping, const char *id)
{
    for (const Module &module : grouping.graph.modules) {
        if (module.id == QLatin1String(id))
            return module;
    }
    static const Module none;
    ADD_FAILURE() << "no module " << id;
    return none;
}

// "from>to:type" of each dependency, by module id.
QStringList dependencies(const Grouping &grouping)
{
    const auto id = [&](int module) { return grouping.graph.modules[static_cast<std::size_t>(module)].id; };
    QStringList list;
    for (const Dependency &dependency : grouping.graph.dependencies) {
        EXPECT_FALSE(dependency.reason.isEmpty());
        list << QStringLiteral("%1>%2:%3").arg(id(dependency.from), id(dependency.to), toString(dependency.type));
    }
    return list;
}

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(QLatin1Char(' '));
}

// Two equal layers with attention and MLP, an embedding before and a head behind.
OpGraph twoLayers()
{
    return makeNamedGraph(
        {{"model/embed/Gather", "Gather"}, {"model/embed/Cast", "Cast"}, {"model/layers.0/attn/MatMul_1", "MatMul"},
            {"model/layers.0/attn/SoftMax_2", "SoftMax"}, {"model/layers.0/mlp/MatMul_3", "MatMul"},
            {"model/layers.0/mlp/Relu_4", "Relu"}, {"model/layers.1/attn/MatMul_5", "MatMul"},
            {"model/layers.1/attn/SoftMax_6", "SoftMax"}, {"model/layers.1/mlp/MatMul_7", "MatMul"},
            {"model/layers.1/mlp/Relu_8", "Relu"}, {"model/head/MatMul", "MatMul"}, {"model/head/Cast", "Cast"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9}, {9, 10}, {10, 11}});
}

} // namespace

TEST(ModuleGrouping, FoldsEqualLayers)
{
    const Grouping grouping = grouped(twoLayers());
    EXPECT_EQ(
        ids(grouping), words("model model/embed model/layers.0 model/layers.0/attn model/layers.0/mlp model/head"));
    const Module &layers = byId(grouping, "model/layers.0");
    EXPECT_EQ(layers.repeat, 2);
    EXPECT_EQ(layers.name, QStringLiteral("layers.0…1"));
    EXPECT_EQ(byId(grouping, "model/layers.0/attn").operators, (std::vector<int> {2, 3, 6, 7}));
    EXPECT_EQ(grouping.layers[2], std::vector<int> {0});
    EXPECT_EQ(grouping.layers[6], std::vector<int> {1});
}

TEST(ModuleGrouping, WhatLeadsToTheNextLayerIsNoDependency)
{
    EXPECT_EQ(dependencies(grouped(twoLayers())),
        words("model/embed>model/layers.0/attn:data model/layers.0/attn>model/layers.0/mlp:data "
              "model/layers.0/mlp>model/head:data"));
}

TEST(ModuleGrouping, LayersThatDifferStayApart)
{
    OpGraph graph = twoLayers();
    graph.operators[9].type = QStringLiteral("Gelu");
    const Grouping grouping = grouped(graph);
    EXPECT_EQ(byId(grouping, "model/layers.0").repeat, 1);
    EXPECT_EQ(byId(grouping, "model/layers.1").repeat, 1);
}

TEST(ModuleGrouping, EqualBranchesBesideEachOtherAreNoLayers)
{
    const Grouping grouping =
        grouped(makeNamedGraph({{"branch0/a", "MatMul"}, {"branch0/b", "Relu"}, {"branch1/a", "MatMul"},
                                   {"branch1/b", "Relu"}, {"join", "Concat"}},
            {{0, 1}, {2, 3}, {1, 4}, {3, 4}}));
    EXPECT_EQ(ids(grouping), words("branch0 branch1 join"));
    EXPECT_EQ(byId(grouping, "branch0").repeat, 1);
}

TEST(ModuleGrouping, LayersThatLeadToEachOtherThroughOthersAreFolded)
{
    const Grouping grouping = grouped(makeNamedGraph(
        {{"layer0/a", "MatMul"}, {"layer0/b", "Relu"}, {"cast", "Cast"}, {"layer1/a", "MatMul"}, {"layer1/b", "Relu"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}}));
    EXPECT_EQ(byId(grouping, "layer0").repeat, 2);
}

TEST(ModuleGrouping, StructureDoesNotDependOnTheOrderOfTheDump)
{
    const OpGraph a = makeNamedGraph({{"l.0/x", "A"}, {"l.0/y", "B"}, {"l.0/z", "C"}}, {{0, 1}, {0, 2}});
    const OpGraph b = makeNamedGraph({{"l.1/z", "C"}, {"l.1/x", "A"}, {"l.1/y", "B"}}, {{1, 2}, {1, 0}});
    const OpGraph other = makeNamedGraph({{"l.1/z", "C"}, {"l.1/x", "A"}, {"l.1/y", "B"}}, {{1, 2}, {2, 0}});
    const auto hash = [](const OpGraph &graph, const char *scope) {
        return structureHash(graph, incomingEdges(graph), {0, 1, 2}, QLatin1String(scope));
    };
    EXPECT_EQ(hash(a, "l.0"), hash(b, "l.1"));
    EXPECT_NE(hash(a, "l.0"), hash(other, "l.1"));
}

TEST(ModuleGrouping, CommunicationAndStateAreModulesOfTheirOwn)
{
    const Grouping grouping =
        grouped(makeNamedGraph({{"cache", "RefData"}, {"moe/MatMul", "MatMul"}, {"moe/Relu", "Relu"},
                                   {"moe/HcomAllReduce_7", "HcomAllReduce"}, {"moe/Update_9", "ScatterUpdate"},
                                   {"moe/HcomAllGather_3", "HcomAllGather"}, {"out/a", "Add"}, {"out/b", "Mul"}},
            {{0, 4}, {1, 2}, {2, 3}, {2, 4}, {2, 5}, {3, 6}, {4, 6}, {5, 7}, {6, 7}}));
    EXPECT_EQ(byId(grouping, "moe/HcomAllReduce_").type, ModuleType::Comm);
    EXPECT_EQ(byId(grouping, "moe/HcomAllReduce_").sideEffect, QStringLiteral("communicates"));
    EXPECT_EQ(byId(grouping, "moe/Update_").type, ModuleType::Memory);
    EXPECT_EQ(byId(grouping, "moe/Update_").sideEffect, QStringLiteral("writes cache"));
    EXPECT_TRUE(
        dependencies(grouping).contains(QStringLiteral("moe/HcomAllReduce_>moe/HcomAllGather_:collective_order")));
    EXPECT_TRUE(dependencies(grouping).contains(QStringLiteral("moe/Update_>out:state")));
}

TEST(ModuleGrouping, ASharedInputIsANodeAndJoinsNobody)
{
    const Grouping grouping = grouped(makeNamedGraph(
        {{"x", "Data"}, {"w", "Const"}, {"a/1st", "MatMul"}, {"a/2nd", "Relu"}, {"b/1st", "MatMul"}, {"b/2nd", "Relu"}},
        {{0, 2}, {1, 2}, {2, 3}, {0, 4}, {1, 4}, {4, 5}}));
    EXPECT_EQ(ids(grouping), words("x a b"));
    EXPECT_EQ(byId(grouping, "x").type, ModuleType::Memory);
    EXPECT_EQ(dependencies(grouping), words("x>a:data x>b:data"));
}

TEST(ModuleGrouping, ReadersAndWritersOfAVariableKeepTheirOrder)
{
    const Grouping grouping = grouped(
        makeNamedGraph({{"v", "Variable"}, {"a", "Add"}, {"w", "Assign"}, {"r", "Relu"}}, {{0, 1}, {0, 2}, {0, 3}}));
    EXPECT_EQ(dependencies(grouping), words("v>a:data v>w:data a>w:state v>r:data w>r:state"));
}

TEST(ModuleGrouping, WithoutScopesChainsAreModules)
{
    const Grouping grouping =
        grouped(makeNamedGraph({{"a", "Conv2D"}, {"b", "Relu"}, {"c", "Conv2D"}, {"d", "Conv2D"}, {"e", "Add"}},
            {{0, 1}, {1, 2}, {1, 3}, {2, 4}, {3, 4}}));
    EXPECT_EQ(ids(grouping), words("a c d e"));
    EXPECT_EQ(grouping.graph.modules.front().name, QStringLiteral("a … b"));
}

TEST(ModuleGrouping, WhatPreparesAWeightBelongsToItsReader)
{
    // Two convolutions, each with a weight that is cast and laid out anew and a bias that is cast: one chain.
    const Grouping grouping = grouped(makeNamedGraph(
        {{"x", "Data"}, {"w1", "Const"}, {"cast1", "Cast"}, {"trans1", "TransData"}, {"b1", "Const"}, {"bias1", "Cast"},
            {"conv1", "Conv2D"}, {"w2", "Const"}, {"cast2", "Cast"}, {"conv2", "Conv2D"}},
        {{1, 2}, {2, 3}, {4, 5}, {0, 6}, {3, 6}, {5, 6}, {7, 8}, {6, 9}, {8, 9}}));
    EXPECT_EQ(ids(grouping), words("conv1"));
    EXPECT_EQ(grouping.graph.modules[0].name, QStringLiteral("conv1 … conv2"));
    EXPECT_EQ(grouping.graph.modules[0].operators, (std::vector<int> {2, 3, 5, 6, 8, 9}));
}

TEST(ModuleGrouping, WhatPreparesForSeveralIsLeft)
{
    EXPECT_EQ(ids(grouped(makeNamedGraph(
                  {{"w", "Const"}, {"cast", "Cast"}, {"a", "MatMul"}, {"b", "MatMul"}}, {{0, 1}, {1, 2}, {1, 3}}))),
        words("cast a b"));
}

TEST(ModuleGrouping, ACastOfAnOutputBelongsToItsOnlyReaderOrItsProducer)
{
    // p -> cast -> q beside p -> r; q waits for r too.
    Grouping grouping = grouped(makeNamedGraph(
        {{"p", "MatMul"}, {"cast", "Cast"}, {"r", "MatMul"}, {"q", "MatMul"}}, {{0, 1}, {0, 2}, {1, 3}, {2, 3}}));
    EXPECT_EQ(ids(grouping), words("p r q"));
    EXPECT_EQ(byId(grouping, "q").operators, (std::vector<int> {1, 3}));
    EXPECT_EQ(dependencies(grouping), words("p>r:data p>q:data r>q:data"));
    // Communication takes nothing, so the cast stays with what it casts.
    grouping = grouped(makeNamedGraph(
        {{"p", "MatMul"}, {"cast", "Cast"}, {"sum", "HcomAllReduce"}, {"r", "MatMul"}}, {{0, 1}, {1, 2}, {0, 3}}));
    EXPECT_EQ(ids(grouping), words("p sum r"));
    EXPECT_EQ(byId(grouping, "p").operators, (std::vector<int> {0, 1}));
}

TEST(ModuleGrouping, ACastOfAVariableThatIsWrittenStaysBeforeTheWrite)
{
    // In m it would wait for the write, which waits for the cast.
    const Grouping grouping = grouped(makeNamedGraph(
        {{"v", "Variable"}, {"cast", "Cast"}, {"write", "Assign"}, {"m", "MatMul"}}, {{0, 1}, {0, 2}, {1, 3}, {2, 3}}));
    EXPECT_EQ(ids(grouping), words("v cast write m"));
}

TEST(ModuleGrouping, ConstantsCanBeShown)
{
    GroupingOptions options;
    options.hideConstants = false;
    EXPECT_EQ(ids(grouped(makeNamedGraph({{"w", "Const"}, {"a", "Relu"}}, {{0, 1}}), options)), words("w a"));
}

TEST(ModuleGrouping, RefusesACycle)
{
    EXPECT_FALSE(groupOperators(makeNamedGraph({{"a", "T"}, {"b", "T"}}, {{0, 1}, {1, 0}})));
}
