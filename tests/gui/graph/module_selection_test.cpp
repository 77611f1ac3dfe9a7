// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_selection.h"

#include "../../unit/graph/named_graph.h"
#include "graph/dependency_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gmock/gmock.h>

using namespace tributary;
using namespace tributary::gui;
using ::testing::ElementsAre;
using tributary::testing::makeNamedGraph;
using Kind = ModuleEdit::Kind;

namespace
{

LoadedGraphPtr loaded(const OpGraph &graph)
{
    auto files = std::make_shared<GraphFiles>();
    files->file.model.graphs = {graph};
    files->modules = *groupOperators(graph);
    files->dependencies = operatorDependencies(graph, *topologicalOrder(graph));
    auto start = std::make_shared<LoadedGraph>();
    start->files = files;
    return withEdits(start, {});
}

/// Two equal layers "l.0" and "l.1" with three operators, and a head of two.
LoadedGraphPtr decoder()
{
    return loaded(makeNamedGraph({{"l.0/a", "MatMul"}, {"l.0/b", "Relu"}, {"l.0/c", "Add"}, {"l.1/a", "MatMul"},
                                     {"l.1/b", "Relu"}, {"l.1/c", "Add"}, {"head/a", "MatMul"}, {"head/b", "Cast"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}}));
}

ScenePtr sceneOf(const LoadedGraphPtr &graph, bool open)
{
    SceneRequest request;
    request.graph = graph;
    request.open.assign(graph->groups.groups.size(), open);
    const auto scene = makeScene(request, {});
    EXPECT_TRUE(scene);
    return scene ? *scene : nullptr;
}

QStringList names(const LoadedGraphPtr &graph)
{
    QStringList list;
    for (const Module &module : graph->modules.graph.modules)
        list << QStringLiteral("%1:%2").arg(module.name).arg(module.operators.size());
    return list;
}

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(QLatin1Char(' '));
}

} // namespace

TEST(ModuleSelection, OperatorsOfOneLayerStandForAll)
{
    const LoadedGraphPtr graph = decoder();
    const ScenePtr scene = sceneOf(graph, true);
    const ModuleSelection two = selectionOf(*scene, {scene->boxOf[3], scene->boxOf[4]});
    EXPECT_THAT(two.operators, ElementsAre(3, 4));
    EXPECT_EQ(two.modules.size(), 1U);
    EXPECT_TRUE(two.canMake());
    EXPECT_TRUE(two.canSplit());
    EXPECT_FALSE(two.canMerge());
    EXPECT_FALSE(two.canDissolve()) << "layers would no longer be told apart";
    const auto edited = withEdits(graph, {two.gather(Kind::Split, QStringLiteral("Attention"))});
    EXPECT_EQ(names(edited), words("l.0…1:2 head:2 Attention:4"));
}

TEST(ModuleSelection, AClosedGroupIsItsModule)
{
    const LoadedGraphPtr graph = decoder();
    const ScenePtr scene = sceneOf(graph, false);
    const ModuleSelection both = selectionOf(*scene, {scene->boxOf[0], scene->boxOf[6]});
    EXPECT_EQ(both.single(), Module::noParent);
    EXPECT_TRUE(both.canMerge());
    EXPECT_FALSE(both.canSplit());
    const ModuleSelection head = selectionOf(*scene, {scene->boxOf[6]});
    EXPECT_TRUE(head.canDissolve());
    EXPECT_FALSE(head.canSplit()) << "nothing would be left";
    const auto renamed = withEdits(graph,
        {head.change(Kind::Rename, QStringLiteral("LM head")),
            selectionOf(*scene, {scene->boxOf[0]}).change(Kind::Rename, QStringLiteral("Decoder"))});
    EXPECT_EQ(names(renamed), QStringList({QStringLiteral("Decoder:6"), QStringLiteral("LM head:2")}));
    EXPECT_EQ(renamed->source.edits[1].operators, words("l.0/a l.0/b l.0/c")) << "one layer is enough";
}

TEST(ModuleSelection, ANewModuleIsNamedByWhatItsOperatorsShare)
{
    const LoadedGraphPtr graph = decoder();
    const ScenePtr scene = sceneOf(graph, true);
    EXPECT_EQ(selectionOf(*scene, {scene->boxOf[0], scene->boxOf[1]}).suggestedName(), QStringLiteral("l.0"));
    EXPECT_EQ(selectionOf(*scene, {scene->boxOf[6]}).suggestedName(), QStringLiteral("a"));
    EXPECT_FALSE(selectionOf(*scene, {scene->boxOf[0], scene->boxOf[6]}).suggestedName().isEmpty());
}

TEST(ModuleSelection, TheLastWordAboutOneThingReplacesTheOneBefore)
{
    const ModuleEdit first {Kind::Rename, words("a b"), {}, QStringLiteral("X")};
    const ModuleEdit second {Kind::Rename, words("a b"), {}, QStringLiteral("Y")};
    EXPECT_THAT(withEdit(withEdit({}, first), second), ElementsAre(second));
    const ModuleEdit other {Kind::Rename, words("c"), {}, QStringLiteral("Z")};
    EXPECT_THAT(withEdit(withEdit(withEdit({}, first), other), second), ElementsAre(first, other, second));
    const ModuleEdit make {Kind::Make, words("a"), {}, QStringLiteral("M")};
    EXPECT_THAT(withEdit(withEdit({}, make), make), ElementsAre(make, make));
}

TEST(ModuleSelection, ADependencyIsNamedByBothEnds)
{
    const LoadedGraphPtr graph = decoder();
    ASSERT_EQ(graph->modules.graph.dependencies.size(), 1U);
    const Dependency &dependency = graph->modules.graph.dependencies[0];
    const auto edited = withEdits(graph,
        {dependencyEdit(*graph, dependency, Kind::SetDependencyType, QStringLiteral("state")),
            dependencyEdit(*graph, dependency, Kind::SetDependencyReason, QStringLiteral("the cache"))});
    EXPECT_TRUE(edited->unapplied.empty());
    EXPECT_THAT(edited->modules.graph.dependencies,
        ElementsAre(Dependency {dependency.from, dependency.to, DependencyType::State, QStringLiteral("the cache")}));
    // What leads from the last layer to the head is drawn as such, what is inside of the fold is not.
    EXPECT_EQ(edited->dependencies[5].type, DependencyType::State);
    EXPECT_EQ(edited->dependencies[4].type, DependencyType::Data);
}

TEST(DependencyModel, ShowsBothSidesAndAsksForChanges)
{
    const LoadedGraphPtr graph = loaded(makeNamedGraph(
        {{"a/x", "MatMul"}, {"a/y", "Relu"}, {"b/x", "MatMul"}, {"b/y", "Relu"}, {"c/x", "Add"}, {"c/y", "Add"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}}));
    DependencyModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setModule(graph, 1);
    ASSERT_EQ(model.rowCount(), 2);
    const auto text = [&model](int row, int column) { return model.index(row, column).data().toString(); };
    EXPECT_TRUE(text(0, DependencyModel::ModuleColumn).contains(QStringLiteral("a")));
    EXPECT_TRUE(text(1, DependencyModel::ModuleColumn).contains(QStringLiteral("c")));
    EXPECT_EQ(text(0, DependencyModel::ReasonColumn), QStringLiteral("b/x reads output 0 of a/y"));
    EXPECT_FALSE(model.flags(model.index(0, DependencyModel::ModuleColumn)) & Qt::ItemIsEditable);

    std::vector<std::pair<Dependency, DependencyType>> types;
    std::vector<QString> reasons;
    QObject::connect(&model, &DependencyModel::typeChosen,
        [&](const Dependency &dependency, DependencyType type) { types.emplace_back(dependency, type); });
    QObject::connect(&model, &DependencyModel::reasonChosen,
        [&](const Dependency &, const QString &reason) { reasons.push_back(reason); });
    const int event = static_cast<int>(DependencyType::Event);
    EXPECT_TRUE(model.setData(model.index(1, DependencyModel::TypeColumn), event, Qt::EditRole));
    EXPECT_TRUE(model.setData(model.index(0, DependencyModel::ReasonColumn), QStringLiteral(" why "), Qt::EditRole));
    EXPECT_TRUE(model.setData(model.index(0, DependencyModel::ReasonColumn), QStringLiteral("  "), Qt::EditRole));
    ASSERT_EQ(types.size(), 1U);
    EXPECT_EQ(types[0].first.to, 2);
    EXPECT_EQ(types[0].second, DependencyType::Event);
    EXPECT_THAT(reasons, ElementsAre(QStringLiteral("why")));
    model.setModule(nullptr, Module::noParent);
    EXPECT_EQ(model.rowCount(), 0);
}
