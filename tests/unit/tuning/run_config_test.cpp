// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/run_config.h"

#include <QJsonArray>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

RunConfig makeConfig()
{
    RunConfig config;
    config.command = QStringLiteral("python3 'a b.py' {om} 模型");
    config.workingFolder = QStringLiteral("/tmp/x");
    config.environment = {{QStringLiteral("A"), QStringLiteral("1")}};
    config.candidates = {Candidate {}, {Strategy::LoadBalance, 4}, {Strategy::Cv, 0}};
    config.plan.kind = PlanKind::Adaptive;
    config.plan.order = RoundOrder::Shuffled;
    config.plan.seed = 18446744073709551615ULL;
    config.plan.repeat = 4;
    config.plan.confirmRounds = 9;
    config.plan.control = false;
    config.plan.refine = true;
    config.plan.delta = 0.03;
    config.plan.extraRounds = {{{{Strategy::LoadBalance, 4}}, 5}};
    config.plan.excluded = {{Strategy::Cv, 0}};
    config.plan.alike = {{{Strategy::LoadBalance, 4}, {{Strategy::MainStream, 4}, {Strategy::LoadBalance, 8}}}};
    config.dedupe = DedupeSource {
        QStringLiteral("/d/g.txt"), QStringLiteral("ab12"), QStringLiteral("/d/p.csv"), QStringLiteral("cd34")};
    config.gates = {2, 7, ExecObject::parse(u"0:1"), 2};
    config.outputCheck.pattern = QStringLiteral("digest=(.*)");
    config.outputCheck.files = QStringList {QStringLiteral("out.bin")};
    config.outputCheck.numbers = OutputCheck::Numbers::Float64;
    config.outputCheck.relativeTolerance = 1e-3;
    config.timeoutSeconds = 0;
    return config;
}

} // namespace

TEST(RunConfig, EveryFieldComesBack)
{
    const RunConfig config = makeConfig();
    const auto read = RunConfig::fromJson(config.toJson());
    ASSERT_TRUE(read) << read.error().english().toStdString();
    EXPECT_EQ(read->toJson(), config.toJson());
    EXPECT_EQ(read->candidates, config.candidates);
    EXPECT_EQ(read->plan.seed, config.plan.seed);
    EXPECT_EQ(read->gates.mainObject, config.gates.mainObject);
    EXPECT_EQ(read->plan.extraRounds.front().rounds, 5);
    EXPECT_EQ(read->plan.alike, config.plan.alike);
    EXPECT_EQ(read->dedupe, config.dedupe);
    EXPECT_TRUE(configDifferences(config, *read).empty());
}

namespace
{

RunConfig makeOffline()
{
    RunConfig config = makeConfig();
    config.mode = RunConfig::offlineMode();
    config.offline.compileCommand = QStringLiteral("atc --output={om_prefix}");
    config.offline.target = {{QStringLiteral("host"), QStringLiteral("box")},
        {QStringLiteral("user"), QStringLiteral("me")}, {QStringLiteral("port"), 2222}};
    config.offline.omFolder = QStringLiteral("/om");
    config.offline.compileJobs = 3;
    config.offline.keepGoing = true;
    config.offline.reuseOm = true;
    config.offline.keepRemote = true;
    config.offline.runId = QStringLiteral("af01");
    return config;
}

} // namespace

TEST(RunConfig, TheOfflineSideComesBack)
{
    const RunConfig config = makeOffline();
    const auto read = RunConfig::fromJson(config.toJson());
    ASSERT_TRUE(read) << read.error().english().toStdString();
    EXPECT_TRUE(read->isOffline());
    EXPECT_TRUE(read->offline == config.offline);
    EXPECT_EQ(read->offline.login(), QStringLiteral("me@box"));
    EXPECT_FALSE(makeConfig().toJson().contains(QStringLiteral("offline"))) << "an online run has none";
    QJsonObject object = config.toJson();
    QJsonObject offline = object[QStringLiteral("offline")].toObject();
    offline[QStringLiteral("compile_jobs")] = 0;
    object[QStringLiteral("offline")] = offline;
    EXPECT_TRUE(RunConfig::fromJson(object).error().english().contains(QStringLiteral("compile_jobs")));
    object.remove(QStringLiteral("offline"));
    EXPECT_TRUE(RunConfig::fromJson(object).error().english().contains(QStringLiteral("offline")));
}

TEST(RunConfig, OfflineDifferencesAreNamed)
{
    const RunConfig then = makeOffline();
    RunConfig now = then;
    now.offline.omFolder = QStringLiteral("/other");
    now.offline.compileJobs = 1;
    now.offline.runId.clear();
    EXPECT_TRUE(configDifferences(then, now).empty()) << "these change no time";
    now.offline.compileCommand = QStringLiteral("other {om}");
    now.offline.target[QStringLiteral("host")] = QStringLiteral("box2");
    now.offline.target[QStringLiteral("cann_env")] = QStringLiteral("/set_env.sh");
    const auto differences = configDifferences(then, now);
    ASSERT_EQ(differences.size(), 3U);
    EXPECT_EQ(differences[1].english(), QStringLiteral("the target machine was me@box and is me@box2 now"));
}

TEST(RunConfig, NamesTheFieldThatIsWrong)
{
    for (const char *field : {"mode", "command", "candidates", "plan", "gates", "output_check", "timeout_seconds"}) {
        QJsonObject object = makeConfig().toJson();
        object.remove(QLatin1String(field));
        const auto read = RunConfig::fromJson(object);
        ASSERT_FALSE(read) << field;
        EXPECT_TRUE(read.error().english().contains(QLatin1String(field)));
    }
}

TEST(RunConfig, DifferencesAreNamed)
{
    const RunConfig then = makeConfig();
    RunConfig now = then;
    now.plan.repeat = 10;
    EXPECT_TRUE(configDifferences(then, now).empty()) << "more rounds can be compared";
    now.command = QStringLiteral("other");
    now.candidates.pop_back();
    now.gates.dropFirst = 0;
    now.environment.clear();
    now.outputCheck.pattern.clear();
    const auto differences = configDifferences(then, now);
    ASSERT_EQ(differences.size(), 5U);
    EXPECT_TRUE(differences[0].english().contains(QStringLiteral("\"other\"")));
    EXPECT_TRUE(differences[1].english().contains(QStringLiteral("default, LoadBalance:4, cv")));
}

TEST(RunConfig, MostRunsMeasureEveryCandidate)
{
    RunConfig config = makeConfig();
    config.plan.alike.clear();
    config.dedupe.reset();
    const QJsonObject object = config.toJson();
    EXPECT_FALSE(object.contains(QStringLiteral("dedupe")));
    EXPECT_FALSE(object[QStringLiteral("plan")].toObject().contains(QStringLiteral("alike")));
    const auto read = RunConfig::fromJson(object);
    ASSERT_TRUE(read);
    EXPECT_FALSE(read->dedupe);
    EXPECT_TRUE(read->plan.alike.empty());
}

TEST(RunConfig, DamagedGroupsAreRefused)
{
    QJsonObject object = makeConfig().toJson();
    object[QStringLiteral("dedupe")] = QJsonObject {{QStringLiteral("graph"), QStringLiteral("/g")}};
    EXPECT_TRUE(RunConfig::fromJson(object).error().english().contains(QStringLiteral("graph_sha256")));
    object = makeConfig().toJson();
    QJsonObject plan = object[QStringLiteral("plan")].toObject();
    plan[QStringLiteral("alike")] = QJsonArray {QJsonObject {{QStringLiteral("measured"), QStringLiteral("Other:2")}}};
    object[QStringLiteral("plan")] = plan;
    EXPECT_FALSE(RunConfig::fromJson(object));
}

TEST(RunConfig, OtherGroupsAreADifference)
{
    const RunConfig then = makeConfig();
    RunConfig now = then;
    now.plan.alike.front().others.pop_back();
    const auto differences = configDifferences(then, now);
    ASSERT_EQ(differences.size(), 1U);
    EXPECT_TRUE(differences[0].english().contains(QStringLiteral("stand for")));
}
