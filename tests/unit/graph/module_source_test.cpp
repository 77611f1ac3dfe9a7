// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_source.h"

#include "graph/graph_json.h"
#include "graph/graph_reader.h"
#include "graph/module_edits.h"
#include "graph/module_layers.h"
#include "named_graph.h"

#include <gtest/gtest.h>

using namespace tributary;
using tributary::testing::makeNamedGraph;

namespace
{

GraphFile fileOf(const char *text)
{
    auto file = parseGraphFile(text, QStringLiteral("file"));
    EXPECT_TRUE(file);
    return file ? std::move(*file) : GraphFile();
}

// "name:operators<parent" of each module.
QStringList modules(const Grouping &grouping)
{
    QStringList list;
    for (const Module &module : grouping.graph.modules) {
        const QString parent = module.parent == Module::noParent
            ? QString()
            : grouping.graph.modules[static_cast<std::size_t>(module.parent)].name;
        list << QStringLiteral("%1:%2<%3").arg(module.name).arg(module.operators.size()).arg(parent);
    }
    return list;
}

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(QLatin1Char(' '));
}

} // namespace

TEST(ModuleSource, DumpsAreGroupedByScope)
{
    GraphFile file;
    file.model.graphs = {makeNamedGraph({{"a/1", "MatMul"}, {"a/2", "Relu"}}, {{0, 1}})};
    EXPECT_EQ(*modulesOf(file, 0), *groupOperators(file.model.root()));
}

TEST(ModuleSource, NodesOfAFlowchartAreModulesInsideOfItsPaths)
{
    const auto grouping =
        modulesOf(fileOf("flowchart LR\n subgraph main [MainPath]\n A-->B\n end\n A-->S\n S-->J\n B-->J\n"), 0);
    ASSERT_TRUE(grouping);
    EXPECT_EQ(modules(*grouping), words("MainPath:0< A:1<MainPath B:1<MainPath S:1< J:1<"));
    EXPECT_EQ(grouping->graph.dependencies.size(), 4U);
}

TEST(ModuleSource, StreamsOfAFlowchartAreNoModules)
{
    const auto grouping =
        modulesOf(fileOf("flowchart LR\n subgraph Stream0\n A-->B\n end\n subgraph Stream1\n C\n end\n A-.->C\n"), 0);
    ASSERT_TRUE(grouping);
    EXPECT_EQ(modules(*grouping), words("A:1< B:1< C:1<"));
}

TEST(ModuleSource, LabelsOfAFlowchartTellTypeAndReason)
{
    const auto grouping =
        modulesOf(fileOf("flowchart LR\n A ==>|state: KV cache| B\n B -->|hidden states| C\n B -.-> D\n"), 0);
    ASSERT_TRUE(grouping);
    ASSERT_EQ(grouping->graph.dependencies.size(), 3U);
    EXPECT_EQ(grouping->graph.dependencies[0], (Dependency {0, 1, DependencyType::State, QStringLiteral("KV cache")}));
    EXPECT_EQ(
        grouping->graph.dependencies[1], (Dependency {1, 2, DependencyType::Data, QStringLiteral("hidden states")}));
    EXPECT_EQ(grouping->graph.dependencies[2].type, DependencyType::Event);
}

TEST(ModuleSource, AFlowchartBesideOneWithStreamsHasItsPaths)
{
    GraphFile file =
        fileOf("```mermaid\nflowchart LR\n subgraph P\n A-->B\n end\n B-->C\n```\n"
               "```mermaid\nflowchart LR\n subgraph Stream0\n X\n end\n subgraph Stream1\n Y\n end\n```\n");
    EXPECT_EQ(modules(*modulesOf(file, 0)), words("P:0< A:1<P B:1<P C:1<"));
    assumeOneStream(file, 0);
    assumeOneStream(file, 1);
    EXPECT_EQ(file.model.graphs[0].operators[0].stream, 0);
    EXPECT_EQ(file.model.graphs[1].operators[1].stream, 1);
}

TEST(ModuleSource, WhatAJsonFileSaysOfModulesHolds)
{
    const GraphFile file = fileOf(R"({"schema":1,"graphs":[{"name":"g","operators":[{"name":"a","type":"Relu"},
        {"name":"b","type":"Relu"},{"name":"c","type":"Relu"},{"name":"w","type":"Const"}],
        "edges":[{"from":"a","to":"b"},{"from":"b","to":"c"}]}],
        "modules":[{"id":"m","name":"M","type":"comm","operators":["a"]},{"id":"n","operators":["b"]}],
        "dependencies":[{"from":"m","to":"n","type":"state","reason":"the cache"}]})");
    const auto grouping = modulesOf(file, 0);
    ASSERT_TRUE(grouping);
    EXPECT_EQ(modules(*grouping), words("M:1< n:1< c:1<"));
    EXPECT_EQ(grouping->graph.modules[0].type, ModuleType::Comm);
    ASSERT_EQ(grouping->graph.dependencies.size(), 2U);
    EXPECT_EQ(grouping->graph.dependencies[0], (Dependency {0, 1, DependencyType::State, QStringLiteral("the cache")}));
    EXPECT_EQ(grouping->graph.dependencies[1].type, DependencyType::Data);

    // An edit elsewhere leaves it as it is.
    const auto edited = applyEdits(
        file.model.root(), *grouping, {{ModuleEdit::Kind::Rename, {QStringLiteral("c")}, {}, QStringLiteral("Tail")}});
    ASSERT_TRUE(edited);
    EXPECT_EQ(edited->grouping.graph.dependencies, grouping->graph.dependencies);
    EXPECT_EQ(modules(edited->grouping), words("M:1< n:1< Tail:1<"));
}

TEST(ModuleSource, FoldedLayersComeBackFromAJsonFile)
{
    GraphFile file;
    file.model.graphs = {
        makeNamedGraph({{"l.0/attn/a", "MatMul"}, {"l.0/attn/b", "Relu"}, {"l.0/mlp/a", "Add"}, {"l.0/mlp/b", "Mul"},
                           {"l.1/attn/a", "MatMul"}, {"l.1/attn/b", "Relu"}, {"l.1/mlp/a", "Add"}, {"l.1/mlp/b", "Mul"},
                           {"head/a", "MatMul"}, {"head/b", "Cast"}},
            {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 9}})};
    const auto grouping = modulesOf(file, 0);
    ASSERT_TRUE(grouping);
    file.modules = grouping->graph;
    const auto read = parseGraphFile(writeGraphJson(file).toStdString(), QStringLiteral("g.json"));
    ASSERT_TRUE(read);
    EXPECT_EQ(*modulesOf(*read, 0), *grouping);
}

TEST(ModuleSource, LabelsOfAFlowchartTellReasonAndType)
{
    const auto grouping = modulesOf(fileOf("flowchart LR\n A -->|state: kv cache| B\n B -->|hidden| C\n"
                                           " A -.->|collective_order| C\n C -->|wait event| D\n D -->|data| E\n"),
        0);
    ASSERT_TRUE(grouping);
    const std::vector<Dependency> expected {{0, 1, DependencyType::State, QStringLiteral("kv cache")},
        {0, 2, DependencyType::CollectiveOrder, QStringLiteral("C waits for A")},
        {1, 2, DependencyType::Data, QStringLiteral("hidden")},
        {2, 3, DependencyType::Event, QStringLiteral("wait event")},
        {3, 4, DependencyType::Data, QStringLiteral("E reads output 0 of D")}};
    EXPECT_EQ(grouping->graph.dependencies, expected);
}

TEST(ModuleSource, NamesInAFlowchartTellTheType)
{
    const auto grouping = modulesOf(
        fileOf("flowchart LR\n subgraph Comm Path\n D[Dispatch] --> E[Expert Compute]\n E --> C[MoE Combine]\n end\n"
               " K[KVCache Offload] --> R[all-reduce]\n M[Cache]:::compute\n X[Combine]:::MatMul\n"),
        0);
    ASSERT_TRUE(grouping);
    QStringList types;
    for (const Module &module : grouping->graph.modules)
        types << module.name + QLatin1Char('=') + toString(module.type);
    EXPECT_EQ(types.join(QLatin1Char(',')).toStdString(),
        "Comm Path=comm,Dispatch=comm,Expert Compute=compute,MoE Combine=comm,KVCache Offload=memory,"
        "all-reduce=comm,Cache=compute,Combine=compute");
}

TEST(ModuleSource, ACycleIsAnError)
{
    EXPECT_FALSE(modulesOf(fileOf("flowchart LR\n A-->B\n B-->A\n"), 0));
}

TEST(ModuleLayers, APlaceIsFoundInEveryLayer)
{
    const OpGraph graph = makeNamedGraph({{"layer0/a", "MatMul"}, {"layer0/b", "Relu"}, {"layer1/a", "MatMul"},
                                             {"layer1/b", "Relu"}, {"head/x", "Add"}, {"head/y", "Add"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}});
    const auto grouping = groupOperators(graph);
    ASSERT_TRUE(grouping);
    EXPECT_EQ(acrossLayers(graph, *grouping, {3}), (std::vector<int> {1, 3}));
    EXPECT_EQ(acrossLayers(graph, *grouping, {4}), (std::vector<int> {4}));
    EXPECT_EQ(acrossLayers(graph, *grouping, {0, 5}), (std::vector<int> {0, 2, 5}));
    EXPECT_EQ(editNames(graph, *grouping, {0, 1, 2, 3}), words("layer0/a layer0/b"));
    EXPECT_EQ(editNames(graph, *grouping, {2, 3}), words("layer1/a layer1/b"));
}

TEST(ModuleLayers, OperatorsBelowAModule)
{
    const OpGraph graph = makeNamedGraph({{"m/a/x", "MatMul"}, {"m/a/y", "Relu"}, {"m/b/x", "MatMul"},
                                             {"m/b/y", "Relu"}, {"t/x", "Add"}, {"t/y", "Add"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}});
    const auto grouping = groupOperators(graph);
    ASSERT_TRUE(grouping);
    EXPECT_EQ(modules(*grouping), words("m:0< a:2<m b:2<m t:2<"));
    EXPECT_EQ(operatorsBelow(grouping->graph, 0), (std::vector<int> {0, 1, 2, 3}));
    EXPECT_EQ(operatorsBelow(grouping->graph, 2), (std::vector<int> {2, 3}));
}
