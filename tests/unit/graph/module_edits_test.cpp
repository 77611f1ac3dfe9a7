// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_edits.h"

#include "named_graph.h"

#include <QJsonObject>

#include <gtest/gtest.h>

using namespace tributary;
using tributary::testing::makeNamedGraph;
using Kind = ModuleEdit::Kind;

namespace
{

OpGraph threeScopes()
{
    return makeNamedGraph({{"a/1st", "MatMul"}, {"a/2nd", "Relu"}, {"b/1st", "MatMul"}, {"b/2nd", "Relu"},
                              {"c/1st", "MatMul"}, {"c/2nd", "Relu"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}});
}

EditedModules edited(const OpGraph &graph, const std::vector<ModuleEdit> &edits)
{
    const auto grouping = groupOperators(graph);
    EXPECT_TRUE(grouping);
    const auto result = applyEdits(graph, *grouping, edits);
    EXPECT_TRUE(result);
    return result ? *result : EditedModules();
}

QStringList names(const EditedModules &edits)
{
    QStringList list;
    for (const Module &module : edits.grouping.graph.modules)
        list << QStringLiteral("%1:%2").arg(module.name).arg(module.operators.size());
    return list;
}

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

} // namespace

TEST(ModuleEdits, RenameMergeSplit)
{
    const auto result = edited(threeScopes(),
        {{Kind::Rename, words("a/1st a/2nd"), {}, QStringLiteral("Attention")},
            {Kind::Merge, words("b/1st c/1st"), {}, QStringLiteral("Rest")},
            {Kind::Split, words("c/2nd"), {}, QStringLiteral("Tail")}});
    EXPECT_EQ(names(result), words("Attention:2 Rest:3 Tail:1"));
    EXPECT_TRUE(result.unapplied.empty());
    ASSERT_EQ(result.grouping.graph.dependencies.size(), 2U);
    EXPECT_EQ(result.grouping.graph.dependencies[0].from, 0);
    EXPECT_EQ(result.grouping.graph.dependencies[1].to, 2);
}

TEST(ModuleEdits, DissolvedWithoutAnOuterModuleEachOperatorStandsAlone)
{
    EXPECT_EQ(
        names(edited(threeScopes(), {{Kind::Dissolve, words("b/1st"), {}, {}}})), words("a:2 c:2 b/1st:1 b/2nd:1"));
}

TEST(ModuleEdits, TypesSideEffectsAndDependencies)
{
    const auto result = edited(threeScopes(),
        {{Kind::SetType, words("a/1st"), {}, QStringLiteral("comm")},
            {Kind::SetSideEffect, words("a/1st"), {}, QStringLiteral("writes cache")},
            {Kind::SetDependencyType, words("a/1st"), words("b/1st"), QStringLiteral("state")},
            {Kind::SetDependencyReason, words("a/1st"), words("b/1st"), QStringLiteral("the cache")},
            {Kind::Make, words("c/2nd"), {}, QStringLiteral("Tail")}});
    const ModuleGraph &graph = result.grouping.graph;
    EXPECT_EQ(graph.modules[0].type, ModuleType::Comm);
    EXPECT_EQ(graph.modules[0].sideEffect, QStringLiteral("writes cache"));
    // The last edit moves operators; what was said about the dependency stays.
    EXPECT_EQ(graph.dependencies[0], (Dependency {0, 1, DependencyType::State, QStringLiteral("the cache")}));
}

TEST(ModuleEdits, SurviveANewerDump)
{
    const std::vector<ModuleEdit> edits {{Kind::Rename, words("a/1st a/2nd"), {}, QStringLiteral("Attention")},
        {Kind::Rename, words("c/1st c/2nd"), {}, QStringLiteral("Head")}};
    OpGraph newer = threeScopes();
    newer.operators[0].name = QStringLiteral("a/other");
    newer.operators[4].name = QStringLiteral("d/1st");
    newer.operators[5].name = QStringLiteral("d/2nd");
    const auto result = edited(newer, edits);
    EXPECT_EQ(names(result), words("Attention:2 b:2 d:2"));
    EXPECT_EQ(result.unapplied, std::vector<std::size_t> {1});
}

TEST(ModuleEdits, AllOperatorsOfAnOuterModuleNameIt)
{
    const OpGraph graph = makeNamedGraph({{"m/a/o1", "MatMul"}, {"m/a/o2", "Relu"}, {"m/b/o1", "MatMul"},
                                             {"m/b/o2", "Relu"}, {"n/o1", "Add"}, {"n/o2", "Add"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}});
    const auto result = edited(graph,
        {{Kind::Rename, words("m/a/o1 m/a/o2 m/b/o1 m/b/o2"), {}, QStringLiteral("Outer")},
            {Kind::Rename, words("m/a/o1 m/a/o2"), {}, QStringLiteral("Inner")},
            {Kind::Rename, words("m/b/o2"), {}, QStringLiteral("Other")}});
    EXPECT_EQ(names(result), words("Outer:0 Inner:2 Other:2 n:2"));
    EXPECT_EQ(
        names(edited(graph, {{Kind::Dissolve, words("m/a/o1 m/a/o2 m/b/o1 m/b/o2"), {}, {}}})), words("a:2 b:2 n:2"));
}

TEST(ModuleEdits, TheModuleThatIsMostLikeTheOperatorsIsMeant)
{
    // Since then one of three operators has moved to the scope b: a is still meant, not the module around both.
    const OpGraph graph = makeNamedGraph(
        {{"m/a/o1", "MatMul"}, {"m/a/o2", "Relu"}, {"m/b/o3", "MatMul"}, {"m/b/o4", "Relu"}, {"m/b/o5", "Relu"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
    const auto result = edited(graph, {{Kind::Rename, words("m/a/o1 m/a/o2 m/b/o3"), {}, QStringLiteral("Attention")}});
    EXPECT_EQ(names(result), words("m:0 Attention:2 b:3"));
}

TEST(ModuleEdits, OneLayerStandsForAllThatAreFolded)
{
    const OpGraph graph = makeNamedGraph({{"layer0/a", "MatMul"}, {"layer0/b", "Relu"}, {"layer0/c", "Add"},
                                             {"layer1/a", "MatMul"}, {"layer1/b", "Relu"}, {"layer1/c", "Add"}},
        {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}});
    const auto result = edited(graph,
        {{Kind::Split, words("layer1/a layer1/b"), {}, QStringLiteral("Attention")},
            {Kind::Rename, words("layer0/a layer0/b layer0/c"), {}, QStringLiteral("Decoder")}});
    EXPECT_EQ(names(result), words("Decoder:2 Attention:4"));
    // Attention stays in the layer: it does not wait for the one before.
    ASSERT_EQ(result.grouping.graph.dependencies.size(), 1U);
    EXPECT_EQ(result.grouping.graph.dependencies[0].from, 1);
}

TEST(ModuleEdits, FieldsOfLaterVersionsAreKept)
{
    QJsonArray array = editsToJson({{Kind::Make, words("x"), {}, QStringLiteral("text")}});
    QJsonObject edit = array[0].toObject();
    edit[QStringLiteral("later")] = 7;
    array[0] = edit;
    const auto read = editsFromJson(array);
    ASSERT_TRUE(read);
    EXPECT_EQ(editsToJson(*read), array);
}

TEST(ModuleEdits, UnknownTypesAreNotApplied)
{
    EXPECT_EQ(edited(threeScopes(), {{Kind::SetType, words("a/1st"), {}, QStringLiteral("gpu")}}).unapplied.size(), 1U);
    EXPECT_EQ(edited(threeScopes(), {{Kind::SetDependencyType, words("a/1st"), words("c/1st"), QStringLiteral("data")}})
                  .unapplied.size(),
        1U);
}

TEST(ModuleEdits, JsonKeepsThem)
{
    std::vector<ModuleEdit> edits;
    for (int kind = 0; kind <= static_cast<int>(Kind::SetDependencyReason); ++kind)
        edits.push_back({static_cast<Kind>(kind), words("x y"), words("z"), QStringLiteral("text")});
    const auto read = editsFromJson(editsToJson(edits));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, edits);
}

TEST(ModuleEdits, JsonNamesTheEntryThatIsWrong)
{
    QJsonArray array = editsToJson({{Kind::Make, {}, {}, {}}, {Kind::Make, {}, {}, {}}});
    QJsonObject second = array[1].toObject();
    second[QStringLiteral("edit")] = QStringLiteral("explode");
    array[1] = second;
    const auto unknown = editsFromJson(array);
    ASSERT_FALSE(unknown);
    EXPECT_TRUE(unknown.error().english().contains(QLatin1String("Edit 2"))) << qPrintable(unknown.error().english());
    second.remove(QStringLiteral("text"));
    array[1] = second;
    EXPECT_FALSE(editsFromJson(array));
}
