// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/project.h"

#include <QJsonDocument>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

Target machine(const char *name = "lab")
{
    Target target;
    target.name = QLatin1String(name);
    target.host = QStringLiteral("lab.example");
    target.user = QStringLiteral("tester");
    target.remoteWorkdir = QStringLiteral("/home/tester/tune");
    target.runCommand = QStringLiteral("infer --om {om}");
    return target;
}

RunSetup offlineSetup()
{
    RunSetup setup;
    setup.isOffline = true;
    setup.offline.compileCommand = QStringLiteral("atc --output={om_prefix}");
    setup.offline.targetName = QStringLiteral("lab");
    return setup;
}

QString whatOf(const Result<RunConfig> &config)
{
    return config ? QString() : config.error().english();
}

} // namespace

TEST(OfflineSetup, BecomesAConfigOfTheManagedTarget)
{
    RunSetup setup = offlineSetup();
    setup.command = QStringLiteral("python3 online.py");
    setup.offline.targetName = QStringLiteral("LAB");
    setup.offline.compileJobs = 3;
    setup.offline.keepGoing = true;
    const auto config = setup.toConfig(QStringLiteral("/p"), {machine("other"), machine()});
    ASSERT_TRUE(config) << whatOf(config).toStdString();
    EXPECT_TRUE(config->isOffline());
    EXPECT_EQ(config->command, QStringLiteral("infer --om {om}")) << "that of the target runs there";
    EXPECT_EQ(config->offline.compileCommand, QStringLiteral("atc --output={om_prefix}"));
    EXPECT_EQ(config->offline.login(), QStringLiteral("tester@lab.example"));
    EXPECT_EQ(config->offline.omFolder, QStringLiteral("/p/om"));
    EXPECT_EQ(config->offline.compileJobs, 3);
    EXPECT_TRUE(config->offline.keepGoing);
    EXPECT_FALSE(config->offline.runId.isEmpty());
    EXPECT_NE(config->offline.runId, setup.toConfig(QStringLiteral("/p"), {machine()})->offline.runId)
        << "each run marks its own folder on the target";
}

TEST(OfflineSetup, SaysWhatIsMissing)
{
    const std::vector<Target> targets {machine()};
    RunSetup setup = offlineSetup();
    setup.offline.compileCommand = QStringLiteral(" ");
    EXPECT_TRUE(whatOf(setup.toConfig(QStringLiteral("/p"), targets)).contains(QLatin1String("compiles the model")));
    setup.offline.compileCommand = QStringLiteral("atc --output=model");
    EXPECT_TRUE(whatOf(setup.toConfig(QStringLiteral("/p"), targets)).contains(QLatin1String("{om}")));
    setup.offline.compileCommand = QStringLiteral("atc '{om}");
    EXPECT_FALSE(setup.toConfig(QStringLiteral("/p"), targets));
    setup = offlineSetup();
    EXPECT_TRUE(whatOf(setup.toConfig(QStringLiteral("/p"), {machine("x")})).contains(QLatin1String("\"lab\"")));
    setup.offline.targetName.clear();
    EXPECT_TRUE(whatOf(setup.toConfig(QStringLiteral("/p"), targets)).contains(QLatin1String("No target machine")));
    setup = offlineSetup();
    Target broken = machine();
    broken.remoteWorkdir = QStringLiteral("/tune");
    EXPECT_TRUE(whatOf(setup.toConfig(QStringLiteral("/p"), {broken})).contains(QLatin1String("remote_workdir")));
}

TEST(OfflineSetup, AnOnlineRunAsksForNothingOfIt)
{
    RunSetup setup;
    setup.command = QStringLiteral("run");
    setup.offline.compileCommand = QStringLiteral("'open");
    const auto config = setup.toConfig(QStringLiteral("/p"));
    ASSERT_TRUE(config);
    EXPECT_FALSE(config->isOffline());
    EXPECT_EQ(config->offline, OfflineConfig());
}

TEST(OfflineSetup, ComesBackFromTheConfigOfAnImportedRun)
{
    RunSetup setup = offlineSetup();
    setup.workingFolder = QStringLiteral("/w");
    setup.offline.omFolder = QStringLiteral("/models");
    setup.offline.reuseOm = true;
    setup.offline.keepRemote = true;
    const auto config = setup.toConfig(QStringLiteral("/p"), {machine()});
    ASSERT_TRUE(config);
    const RunSetup back = RunSetup::fromConfig(*config);
    EXPECT_TRUE(back.isOffline);
    EXPECT_TRUE(back.command.isEmpty());
    EXPECT_TRUE(back.offline.targetName.isEmpty()) << "a managed target of that name may be another machine";
    EXPECT_EQ(back.offline.target, machine().toJson());
    const auto again = back.toConfig(QStringLiteral("/elsewhere"), {});
    ASSERT_TRUE(again) << whatOf(again).toStdString();
    RunConfig same = *again;
    same.offline.runId = config->offline.runId;
    EXPECT_EQ(same.toJson(), config->toJson());
}

TEST(OfflineSetup, IsSavedWithTheProject)
{
    Project project;
    project.setup = offlineSetup();
    project.setup.offline.omFolder = QStringLiteral("/p/models");
    project.setup.offline.compileJobs = 4;
    const QByteArray bytes = projectToJson(project, QStringLiteral("/p"));
    const auto moved = projectFromJson(bytes, QStringLiteral("/q/x.tributary"));
    ASSERT_TRUE(moved) << moved.error().english().toStdString();
    RunSetup expected = project.setup;
    expected.offline.omFolder = QStringLiteral("/q/models");
    EXPECT_EQ(moved->setup, expected);
}

TEST(OfflineSetup, AFileOfAnEarlierVersionIsOnline)
{
    QJsonObject object = offlineSetup().toJson();
    object.remove(QStringLiteral("mode"));
    object.remove(QStringLiteral("offline"));
    const auto setup = RunSetup::fromJson(object, QStringLiteral("setup"));
    ASSERT_TRUE(setup);
    EXPECT_FALSE(setup->isOffline);
    EXPECT_EQ(setup->offline.compileJobs, 1);
}

struct WrongField {
    const char *field;
    QJsonValue value;
    const char *named;
};

class OfflineSetupFields : public ::testing::TestWithParam<WrongField>
{
};

TEST_P(OfflineSetupFields, AnErrorNamesTheField)
{
    QJsonObject object = offlineSetup().toJson();
    QJsonObject offline = object[QStringLiteral("offline")].toObject();
    if (QLatin1String(GetParam().field) == QLatin1String("mode"))
        object[QStringLiteral("mode")] = GetParam().value;
    else
        offline[QLatin1String(GetParam().field)] = GetParam().value;
    object[QStringLiteral("offline")] = offline;
    const auto setup = RunSetup::fromJson(object, QStringLiteral("setup"));
    ASSERT_FALSE(setup);
    EXPECT_TRUE(setup.error().english().contains(QLatin1String(GetParam().named)))
        << setup.error().english().toStdString();
}

INSTANTIATE_TEST_SUITE_P(Offline, OfflineSetupFields,
    ::testing::Values(WrongField {"mode", QStringLiteral("beside"), "\"setup.mode\""},
        WrongField {"compile_command", 1, "\"setup.offline.compile_command\""},
        WrongField {"compile_jobs", 0, "\"setup.offline.compile_jobs\""},
        WrongField {"compile_jobs", 65, "\"setup.offline.compile_jobs\""},
        WrongField {"compile_jobs", 1.5, "\"setup.offline.compile_jobs\""},
        WrongField {"keep_going", QStringLiteral("yes"), "\"setup.offline.keep_going\""},
        WrongField {"target", QStringLiteral("lab"), "\"setup.offline.target\""},
        WrongField {"target", QJsonObject {{QStringLiteral("password"), QStringLiteral("x")}},
            "\"setup.offline.target.password\""}));
