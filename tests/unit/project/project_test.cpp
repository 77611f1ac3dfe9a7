// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"
#include "project/damages.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::testing;

namespace
{

QJsonObject jsonOf(const Project &project, const QString &folder)
{
    return QJsonDocument::fromJson(projectToJson(project, folder)).object();
}

} // namespace

TEST(Project, ComesBackAsItWasSaved)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.tributary"));
    const Project project = fullProject(folder.path());
    ASSERT_TRUE(saveProject(project, path));
    const auto loaded = loadProject(path);
    ASSERT_TRUE(loaded) << loaded.error().english().toStdString();
    EXPECT_TRUE(*loaded == project);
    EXPECT_EQ(loaded->setup.plan.seed, 18446744073709551615ULL);
    EXPECT_EQ(loaded->setup.plan.control, std::nullopt);
}

TEST(Project, AnEmptyOneComesBackToo)
{
    const auto loaded = projectFromJson(projectToJson({}, QStringLiteral("/p")), QStringLiteral("/p/a.tributary"));
    ASSERT_TRUE(loaded) << loaded.error().english().toStdString();
    EXPECT_TRUE(*loaded == Project());
}

TEST(Project, PathsInsideItsFolderAreRelative)
{
    const QJsonObject object = jsonOf(fullProject(QStringLiteral("/p")), QStringLiteral("/p"));
    EXPECT_EQ(object[QStringLiteral("setup")][QStringLiteral("working_folder")].toString(), QStringLiteral("model"));
    const QJsonArray runs = object[QStringLiteral("runs")].toArray();
    EXPECT_EQ(runs[0][QStringLiteral("folder")].toString(), QStringLiteral("runs/run_001"));
    EXPECT_EQ(runs[1][QStringLiteral("folder")].toString(), QStringLiteral("/elsewhere/run"));
    const QJsonValue graph = object[QStringLiteral("graph")];
    EXPECT_EQ(graph[QStringLiteral("file")].toString(), QStringLiteral("dumps/ge_proto_Build.txt"));
    EXPECT_EQ(graph[QStringLiteral("costs")].toString(), QStringLiteral("/elsewhere/op_summary.csv"));
}

TEST(Project, UnknownFieldsOfTheGraphAreKept)
{
    QJsonObject object = jsonOf(fullProject(QStringLiteral("/p")), QStringLiteral("/p"));
    QJsonObject graph = object[QStringLiteral("graph")].toObject();
    graph[QStringLiteral("later")] = 7;
    object[QStringLiteral("graph")] = graph;
    const auto loaded = projectFromJson(QJsonDocument(object).toJson(), QStringLiteral("/p/a.tributary"));
    ASSERT_TRUE(loaded) << loaded.error().english().toStdString();
    EXPECT_EQ(jsonOf(*loaded, QStringLiteral("/p"))[QStringLiteral("graph")][QStringLiteral("later")].toInt(), 7);
}

TEST(Project, EditsOfTheModulesComeBackWithWhatIsUnknownInThem)
{
    Project project;
    project.graph.file = QStringLiteral("/p/dump.txt");
    project.graph.edits = {{ModuleEdit::Kind::Rename, {QStringLiteral("a/1"), QStringLiteral("a/2")}, {},
                               QStringLiteral("Attention"), {{QStringLiteral("later"), 7}}},
        {ModuleEdit::Kind::SetDependencyType, {QStringLiteral("a/1")}, {QStringLiteral("b/1")},
            QStringLiteral("state")}};
    const auto loaded = projectFromJson(projectToJson(project, QStringLiteral("/p")), QStringLiteral("/p/a.tributary"));
    ASSERT_TRUE(loaded) << loaded.error().english().toStdString();
    EXPECT_EQ(loaded->graph.edits, project.graph.edits);
    const QJsonValue edits = jsonOf(*loaded, QStringLiteral("/p"))[QStringLiteral("graph")][QStringLiteral("edits")];
    EXPECT_EQ(edits[0][QStringLiteral("later")].toInt(), 7);
}

TEST(Project, AWrongEditOfTheModulesIsNamed)
{
    Project project;
    project.graph.edits = {{ModuleEdit::Kind::Make, {QStringLiteral("a")}, {}, QStringLiteral("M")}};
    QByteArray bytes = projectToJson(project, QStringLiteral("/p"));
    const auto errorOf = [](const QByteArray &content) {
        const auto loaded = projectFromJson(content, QStringLiteral("/p/a.tributary"));
        return loaded ? QString() : loaded.error().english();
    };
    QByteArray kind = bytes;
    EXPECT_TRUE(errorOf(kind.replace("\"make\"", "\"explode\"")).contains(QStringLiteral("explode")));
    EXPECT_TRUE(errorOf(bytes.replace("\"M\"", "3")).contains(QStringLiteral("graph.edits[0].text")))
        << errorOf(bytes).toStdString();
}

TEST(Project, TheExampleGraphIsNoFileOfAnyFolder)
{
    Project project;
    project.graph.file = QStringLiteral(":/examples/diamond_ge_proto.txt");
    const auto loaded = projectFromJson(projectToJson(project, QStringLiteral("/p")), QStringLiteral("/q/a.tributary"));
    ASSERT_TRUE(loaded) << loaded.error().english().toStdString();
    EXPECT_EQ(loaded->graph.file, project.graph.file);
}

TEST(Project, AGraphWhoseFileIsNoTextIsAnError)
{
    QJsonObject object = jsonOf(Project {}, QStringLiteral("/p"));
    object[QStringLiteral("graph")] = QJsonObject {{QStringLiteral("file"), 3}};
    const auto loaded = projectFromJson(QJsonDocument(object).toJson(), QStringLiteral("/p/a.tributary"));
    ASSERT_FALSE(loaded);
    EXPECT_TRUE(loaded.error().english().contains(QStringLiteral("graph.file")))
        << loaded.error().english().toStdString();
}

TEST(Project, AFolderBesideItsFolderIsNotInside)
{
    Project project;
    project.setup.workingFolder = QStringLiteral("/p2/model");
    EXPECT_EQ(
        jsonOf(project, QStringLiteral("/p"))[QStringLiteral("setup")][QStringLiteral("working_folder")].toString(),
        QStringLiteral("/p2/model"));
    project.setup.workingFolder = QStringLiteral("/p");
    EXPECT_EQ(
        jsonOf(project, QStringLiteral("/p"))[QStringLiteral("setup")][QStringLiteral("working_folder")].toString(),
        QStringLiteral("."));
}

TEST(Project, MovesWithItsFolder)
{
    const QByteArray bytes = projectToJson(fullProject(QStringLiteral("/old")), QStringLiteral("/old"));
    const auto moved = projectFromJson(bytes, QStringLiteral("/new/a.tributary"));
    ASSERT_TRUE(moved);
    EXPECT_EQ(moved->runs[0].folder, QStringLiteral("/new/runs/run_001"));
    EXPECT_EQ(moved->runs[1].folder, QStringLiteral("/elsewhere/run"));
    EXPECT_EQ(moved->setup.workingFolder, QStringLiteral("/new/model"));
}

TEST(Project, KeepsWhatALaterVersionAdded)
{
    QJsonObject object = jsonOf(fullProject(QStringLiteral("/p")), QStringLiteral("/p"));
    object = withValue(object, QStringLiteral("graph_edits"), QJsonArray {1, 2});
    object = withValue(object, QStringLiteral("setup.target"), QStringLiteral("npu-7"));
    object = withValue(object, QStringLiteral("setup.plan.budget"), QJsonObject {{QStringLiteral("hours"), 3}});
    QJsonArray runs = object[QStringLiteral("runs")].toArray();
    runs[1] = withValue(runs[1].toObject(), QStringLiteral("host"), QStringLiteral("lab"));
    object[QStringLiteral("runs")] = runs;

    auto project = projectFromJson(QJsonDocument(object).toJson(), QStringLiteral("/p/a.tributary"));
    ASSERT_TRUE(project) << project.error().english().toStdString();
    project->setup.command = QStringLiteral("other");
    project->runs.erase(project->runs.begin()); // the field belongs to its run, not to its place
    const QJsonObject saved = jsonOf(*project, QStringLiteral("/p"));
    EXPECT_EQ(saved[QStringLiteral("graph_edits")].toArray().size(), 2);
    EXPECT_EQ(saved[QStringLiteral("setup")][QStringLiteral("target")].toString(), QStringLiteral("npu-7"));
    EXPECT_EQ(saved[QStringLiteral("setup")][QStringLiteral("plan")][QStringLiteral("budget")][QStringLiteral("hours")]
                  .toInt(),
        3);
    EXPECT_EQ(saved[QStringLiteral("runs")][0][QStringLiteral("host")].toString(), QStringLiteral("lab"));
    EXPECT_EQ(saved[QStringLiteral("setup")][QStringLiteral("command")].toString(), QStringLiteral("other"));
}

TEST(Project, WhatTheUserRemovesDoesNotComeBack)
{
    const QByteArray bytes = projectToJson(fullProject(QStringLiteral("/p")), QStringLiteral("/p"));
    auto project = projectFromJson(bytes, QStringLiteral("/p/a.tributary"));
    ASSERT_TRUE(project);
    project->comparison.reset();
    project->colours.clear();
    project->setup.environment.clear();
    project->setup.gates.mainObject.reset();
    const QJsonObject saved = jsonOf(*project, QStringLiteral("/p"));
    EXPECT_FALSE(saved.contains(QStringLiteral("comparison")));
    EXPECT_TRUE(saved[QStringLiteral("colours")].toObject().isEmpty());
    EXPECT_TRUE(saved[QStringLiteral("setup")][QStringLiteral("environment")].toObject().isEmpty());
    EXPECT_TRUE(saved[QStringLiteral("setup")][QStringLiteral("gates")][QStringLiteral("main_graph")].isUndefined());
}

TEST(Project, ANewerOneIsRefusedWithWhatToDo)
{
    const QByteArray bytes =
        setting("schema", 9)(projectToJson(fullProject(QStringLiteral("/p")), QStringLiteral("/p")));
    const auto project = projectFromJson(bytes, QStringLiteral("/p/a.tributary"));
    ASSERT_FALSE(project);
    EXPECT_EQ(
        project.error().what.english(), QStringLiteral("The project is of version 9, this program reads up to 1"));
    EXPECT_FALSE(project.error().hint.isEmpty());
}

TEST(Project, SavingIntoAMissingFolderLeavesNothing)
{
    const QTemporaryDir folder;
    EXPECT_FALSE(saveProject({}, folder.filePath(QStringLiteral("missing/a.tributary"))));
    EXPECT_FALSE(QFile::exists(folder.filePath(QStringLiteral("missing"))));
}
