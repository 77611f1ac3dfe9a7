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

TEST(RunSetup, MeasuringOnceIsKeptAndOffInOlderFiles)
{
    RunSetup setup;
    setup.measureOnce = true;
    QJsonObject object = setup.toJson();
    EXPECT_TRUE(RunSetup::fromJson(object)->measureOnce);
    object.remove(QStringLiteral("measure_once"));
    EXPECT_FALSE(RunSetup::fromJson(object)->measureOnce);
    object[QStringLiteral("measure_once")] = 1;
    EXPECT_TRUE(RunSetup::fromJson(object).error().english().contains(QStringLiteral("measure_once")));
}

TEST(RunSetup, ARunThatMeasuredOnceLeavesNoGroupsInASetUp)
{
    RunConfig config;
    config.candidates = {named("default"), named("LoadBalance:2")};
    config.plan.alike = {{named("LoadBalance:2"), {named("MainStream:2")}}};
    const RunSetup setup = RunSetup::fromConfig(config);
    EXPECT_TRUE(setup.plan.alike.empty());
    EXPECT_EQ(*setup.candidates(), config.candidates);
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
