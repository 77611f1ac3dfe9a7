// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/run_setup.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

QStringList names(const CandidateList &candidates)
{
    QStringList list;
    for (const Candidate &candidate : candidates)
        list << candidate.name();
    return list;
}

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

Candidate named(const char *name)
{
    return *Candidate::parse(QLatin1String(name));
}

} // namespace

TEST(RunSetup, StartsWithTheMatrixOfTheScriptAndAnAdaptivePlan)
{
    const RunSetup setup;
    EXPECT_EQ(setup.plan.kind, PlanKind::Adaptive);
    const auto candidates = setup.candidates();
    ASSERT_TRUE(candidates);
    EXPECT_EQ(names(*candidates),
        words("default LoadBalance:2 LoadBalance:4 LoadBalance:8 MainStream:2 MainStream:4 MainStream:8"));
}

TEST(RunSetup, ASingleCellCanBeLeftOut)
{
    RunSetup setup;
    setup.leftOut = {named("MainStream:4")};
    EXPECT_EQ(names(setup.cells()), words("LoadBalance:2 LoadBalance:4 LoadBalance:8 MainStream:2 MainStream:8"));
}

TEST(RunSetup, TheMatrixHoldsExactlyTheCellsThatWereSet)
{
    RunSetup setup;
    const CandidateList cells {
        named("default"), named("MainStream:16"), named("cv"), named("LoadBalance:3"), named("MainStream:3")};
    setup.setCells(cells);
    EXPECT_EQ(names(setup.cells()), words("cv LoadBalance:3 MainStream:3 MainStream:16"));
    EXPECT_EQ(setup.streams, (std::vector<int> {3, 16}));
    EXPECT_EQ(names(setup.leftOut), words("LoadBalance:16"));
    setup.setCells({});
    EXPECT_EQ(names(*setup.candidates()), words("default"));
}

TEST(RunSetup, AStrategyWithoutStreamCountIsRefused)
{
    RunSetup setup;
    setup.streams.clear();
    const auto candidates = setup.candidates();
    ASSERT_FALSE(candidates);
    EXPECT_TRUE(candidates.error().english().contains(QLatin1String("LoadBalance needs at least one stream count")));
}

TEST(RunSetup, TheListReplacesTheMatrix)
{
    RunSetup setup;
    setup.useExplicitList = true;
    setup.explicitList = words("cv LoadBalance:64");
    EXPECT_EQ(names(*setup.candidates()), words("default cv LoadBalance:64"));
    setup.explicitList << QStringLiteral("loadbalance:2");
    const auto candidates = setup.candidates();
    ASSERT_FALSE(candidates);
    EXPECT_TRUE(candidates.error().english().contains(QLatin1String("loadbalance:2")));
    setup.useExplicitList = false;
    EXPECT_EQ(setup.candidates()->size(), 7U);
}

TEST(RunSetup, AConfigStartsAtTheFolderOfTheProject)
{
    RunSetup setup;
    setup.command = QStringLiteral("python3 run.py");
    EXPECT_EQ(setup.toConfig(QStringLiteral("/p"))->workingFolder, QStringLiteral("/p"));
    setup.workingFolder = QStringLiteral("model/../other");
    EXPECT_EQ(setup.toConfig(QStringLiteral("/p"))->workingFolder, QStringLiteral("/p/other"));
    setup.workingFolder = QStringLiteral("/w");
    const auto config = setup.toConfig(QStringLiteral("/p"));
    ASSERT_TRUE(config);
    EXPECT_EQ(config->workingFolder, QStringLiteral("/w"));
    EXPECT_EQ(config->mode, QStringLiteral("online"));
    EXPECT_EQ(config->candidates.size(), 7U);
}

TEST(RunSetup, NoConfigWithoutACommandThatCanRun)
{
    RunSetup setup;
    EXPECT_FALSE(setup.toConfig(QStringLiteral("/p")));
    setup.command = QStringLiteral("  ");
    EXPECT_FALSE(setup.toConfig(QStringLiteral("/p")));
    setup.command = QStringLiteral("echo 'open");
    EXPECT_FALSE(setup.toConfig(QStringLiteral("/p")));
    setup.command = QStringLiteral("echo");
    EXPECT_TRUE(setup.toConfig(QStringLiteral("/p")));
    setup.outputCheck.pattern = QStringLiteral("(");
    EXPECT_FALSE(setup.toConfig(QStringLiteral("/p")));
}

TEST(RunSetup, ComesBackFromAConfig)
{
    RunSetup setup;
    setup.command = QStringLiteral("run");
    setup.workingFolder = QStringLiteral("/w");
    setup.environment[QStringLiteral("A")] = QStringLiteral("b c");
    setup.setCells({named("cv"), named("LoadBalance:2"), named("MainStream:4")});
    setup.plan.repeat = 5;
    setup.gates.minSteps = 50;
    setup.outputCheck.files << QStringLiteral("out.bin");
    setup.timeoutSeconds = 60;
    const RunSetup back = RunSetup::fromConfig(*setup.toConfig(QStringLiteral("/p")));
    EXPECT_EQ(back.toJson(), setup.toJson());
    EXPECT_FALSE(back.useExplicitList);
}

TEST(RunSetup, AnOrderThatNoMatrixHasBecomesAList)
{
    RunConfig config;
    config.candidates = {named("default"), named("MainStream:4"), named("LoadBalance:2")};
    const RunSetup setup = RunSetup::fromConfig(config);
    EXPECT_TRUE(setup.useExplicitList);
    EXPECT_EQ(*setup.candidates(), config.candidates);
}

TEST(RunSetup, JsonTellsAControlThatWasNotSaidFromOneThatWas)
{
    RunSetup setup;
    EXPECT_EQ(RunSetup::fromJson(setup.toJson())->plan.control, std::nullopt);
    setup.plan.control = false;
    EXPECT_EQ(RunSetup::fromJson(setup.toJson())->plan.control, false);
    setup.plan.control = true;
    EXPECT_EQ(RunSetup::fromJson(setup.toJson())->plan.control, true);
}

TEST(RunSetup, AnErrorNamesThePlaceOfTheField)
{
    QJsonObject object = RunSetup().toJson();
    object[QStringLiteral("timeout_seconds")] = -1;
    const auto setup = RunSetup::fromJson(object, QStringLiteral("setup"));
    ASSERT_FALSE(setup);
    EXPECT_EQ(setup.error().what.english(), QStringLiteral("The field \"setup.timeout_seconds\" is out of its range"));
}

namespace
{

RunSetup offlineSetup()
{
    RunSetup setup;
    setup.mode = RunConfig::offlineMode();
    setup.offline.compileCommand = QStringLiteral("atc {om_prefix}");
    setup.offline.target = QStringLiteral("lab");
    setup.offline.targetHost = QStringLiteral("box");
    setup.offline.compileJobs = 2;
    setup.offline.keepGoing = true;
    setup.offline.reuseOm = true;
    setup.offline.keepRemote = true;
    return setup;
}

QJsonObject lab()
{
    return {{QStringLiteral("name"), QStringLiteral("lab")}, {QStringLiteral("host"), QStringLiteral("box")},
        {QStringLiteral("user"), QStringLiteral("me")}, {QStringLiteral("run_command"), QStringLiteral("infer {om}")}};
}

} // namespace

TEST(RunSetup, AnOfflineSetUpComesBackFromItsFileAndItsRun)
{
    RunSetup setup = offlineSetup();
    setup.workingFolder = QStringLiteral("/w");
    const auto config = setup.toConfig(QStringLiteral("/p"), lab());
    ASSERT_TRUE(config) << config.error().english().toStdString();
    EXPECT_TRUE(config->isOffline());
    EXPECT_EQ(config->command, QStringLiteral("infer {om}"));
    EXPECT_EQ(config->offline.host(), QStringLiteral("box"));
    EXPECT_FALSE(config->offline.runId.isEmpty());
    EXPECT_EQ(RunSetup::fromConfig(*config).toJson(), setup.toJson());
    setup.command = QStringLiteral("of the online mode");
    setup.offline.omFolder = QStringLiteral("models");
    EXPECT_EQ(setup.toConfig(QStringLiteral("/p"), lab())->offline.omFolder, QStringLiteral("/w/models"));
    const auto read = RunSetup::fromJson(setup.toJson());
    ASSERT_TRUE(read) << read.error().english().toStdString();
    EXPECT_TRUE(*read == setup);
}

TEST(RunSetup, AFileWithoutModeIsOfAnOnlineRun)
{
    QJsonObject object = RunSetup().toJson();
    object.remove(QStringLiteral("mode"));
    object.remove(QStringLiteral("offline"));
    const auto setup = RunSetup::fromJson(object);
    ASSERT_TRUE(setup) << setup.error().english().toStdString();
    EXPECT_TRUE(*setup == RunSetup());
    object[QStringLiteral("mode")] = QStringLiteral("x");
    EXPECT_TRUE(
        RunSetup::fromJson(object, QStringLiteral("setup")).error().english().contains(QLatin1String("setup.mode")));
    object[QStringLiteral("mode")] = RunConfig::offlineMode();
    object[QStringLiteral("offline")] = QJsonObject {{QStringLiteral("target"), 1}};
    EXPECT_TRUE(RunSetup::fromJson(object, QStringLiteral("setup"))
                    .error()
                    .english()
                    .contains(QLatin1String("setup.offline.compile_command")));
}

TEST(RunSetup, WhatAnOfflineRunLacksIsNamed)
{
    const auto complaint = [](const RunSetup &setup, const QJsonObject &target) {
        const auto config = setup.toConfig(QStringLiteral("/p"), target);
        return config ? QStringLiteral("fine") : config.error().english();
    };
    EXPECT_EQ(complaint(offlineSetup(), lab()), QStringLiteral("fine"));
    RunSetup setup = offlineSetup();
    EXPECT_TRUE(complaint(setup, {}).contains(QStringLiteral("No target machine")));
    setup.offline.target.clear();
    EXPECT_TRUE(complaint(setup, lab()).contains(QStringLiteral("No target machine")));
    setup = offlineSetup();
    setup.offline.compileCommand.clear();
    EXPECT_TRUE(complaint(setup, lab()).contains(QStringLiteral("compiles the model")));
    setup.offline.compileCommand = QStringLiteral("atc model");
    EXPECT_TRUE(complaint(setup, lab()).contains(QStringLiteral("{om_prefix}")));
    QJsonObject target = lab();
    target[QStringLiteral("run_command")] = QStringLiteral("infer");
    EXPECT_TRUE(complaint(offlineSetup(), target).contains(QStringLiteral("{om}")));
}
