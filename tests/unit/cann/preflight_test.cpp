// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/preflight.h"

#include "cann/managed_pass.h"
#include "cann/pass_manager.h"
#include "fake_machine.h"

#include <algorithm>
#include <unistd.h>

using namespace tributary;

namespace
{

using Level = PreflightFinding::Level;

class Preflight : public testing::Test
{
protected:
    Preflight()
    {
        input.search = machine.search;
        input.folders = machine.folders;
        input.npuInfo = [this](const CancelToken &) -> Result<ToolOutput> { return ToolOutput {0, npuText}; };
        input.freeBytes = [this](const QString &) { return free; };
    }

    void set(const char *name, const QString &value) { input.search.environment.insert(QLatin1String(name), value); }

    QString useOpp()
    {
        QString opp = machine.makeDir(QStringLiteral("cann/opp"));
        machine.write(QStringLiteral("cann/version.cfg"), "toolkit_running_version=[7.7:8.3.RC1]\n");
        set("ASCEND_HOME_PATH", machine.path(QStringLiteral("cann")));
        return opp;
    }

    // The finding of that id, or one that no check makes.
    PreflightFinding find(const char *id)
    {
        const PreflightReport report = runPreflight(input);
        const auto at = std::find_if(report.findings.begin(), report.findings.end(),
            [id](const PreflightFinding &each) { return QLatin1String(each.id) == QLatin1String(id); });
        return at == report.findings.end() ? PreflightFinding {"none", Level::Ok, {}, {}, {}} : *at;
    }
    bool absent(const char *id) { return QLatin1String(find(id).id) == QLatin1String("none"); }
    Level level(const char *id)
    {
        const PreflightFinding finding = find(id);
        EXPECT_STREQ(finding.id, id);
        return finding.level;
    }

    FakeMachine machine;
    PreflightInput input;
    QByteArray npuText =
        "| NPU Name | Health | x |\n| Chip | Bus-Id | y |\n| 0 910B4 | OK | 1 1 0 / 0 |\n"
        "| 0 | 0000:C1:00.0 | 0 0 / 0 1/ 2 |\n| NPU Chip | Process id | Process name | Process memory(MB) |\n";
    std::optional<qint64> free = qint64(5) << 30;
};

} // namespace

TEST_F(Preflight, AMachineWithoutCannIsNoProblem)
{
    input.command = QStringLiteral("/bin/sh -c true");
    input.outputFolder = machine.path(QStringLiteral("out"));
    input.npuInfo = nullptr; // the real program, which the empty PATH does not have
    EXPECT_EQ(level("cann"), Level::Warning);
    EXPECT_EQ(level("pass"), Level::Unknown);
    EXPECT_EQ(level("device_use"), Level::Unknown);
    EXPECT_EQ(level("command"), Level::Ok);
    EXPECT_EQ(level("output_folder"), Level::Ok);
    EXPECT_FALSE(runPreflight(input).hasProblem());
    for (const PreflightFinding &finding : runPreflight(input).findings) {
        EXPECT_TRUE(finding.level == Level::Ok || !finding.hint.isEmpty()) << finding.id;
    }
}

TEST_F(Preflight, NamesCannAndItsVersion)
{
    useOpp();
    machine.write(QStringLiteral("usr/local/Ascend/driver/version.info"), "Version=24.1.rc1\n");
    const PreflightFinding cann = find("cann");
    EXPECT_EQ(cann.level, Level::Ok);
    EXPECT_TRUE(cann.what.english().contains(QStringLiteral("8.3.RC1")));
    EXPECT_TRUE(cann.what.english().contains(QStringLiteral("24.1.rc1")));
    set("ASCEND_HOME_PATH", QStringLiteral("/nonexistent"));
    EXPECT_EQ(level("cann_variable"), Level::Warning);
    input.search.environment.remove(QStringLiteral("ASCEND_HOME_PATH"));
    machine.makeDir(QStringLiteral("usr/local/Ascend/latest/opp"));
    EXPECT_EQ(level("cann"), Level::Warning) << "found, but its environment is not loaded";
}

TEST_F(Preflight, ThePassAndItsNeighbours)
{
    const PassFolder where {useOpp()};
    EXPECT_EQ(level("pass"), Level::Warning);
    input.managePass = true;
    EXPECT_EQ(level("pass"), Level::Ok);
    input.managePass = false;
    input.passNeeded = false;
    EXPECT_TRUE(absent("pass"));

    BuiltPass pass = fakePass(machine.write(QStringLiteral("p.so"), fakeLibrary()));
    ASSERT_TRUE(installPass(where, machine.folders, pass));
    EXPECT_EQ(level("pass"), Level::Ok);
    pass.info.cannVersion = QStringLiteral("8.0.0");
    ASSERT_TRUE(installPass(where, machine.folders, pass));
    EXPECT_TRUE(find("pass").what.english().contains(QStringLiteral("8.0.0")));
    EXPECT_EQ(level("pass"), Level::Warning);
    pass.info.standIn = true;
    ASSERT_TRUE(installPass(where, machine.folders, pass));
    EXPECT_TRUE(find("pass").what.english().contains(QStringLiteral("stand-in")));

    machine.write(
        QStringLiteral("cann/opp/vendors/x/custom_fusion_passes/a.so"), fakeLibrary("_auto_multistream_tuning_mode"));
    EXPECT_EQ(level("other_pass"), Level::Warning);
    EXPECT_TRUE(absent("pass_broken"));
    machine.write(QStringLiteral("cann/opp/vendors/x/custom_fusion_passes/b.so"), "text");
    EXPECT_EQ(level("pass_broken"), Level::Problem);
}

TEST_F(Preflight, AManagedPassOfAnotherRun)
{
    const PassFolder where {useOpp()};
    const BuiltPass pass = fakePass(machine.write(QStringLiteral("p.so"), fakeLibrary()));
    ManagedPass managed(where, machine.folders);
    ASSERT_TRUE(managed.install(pass, QStringLiteral("/runs/other")));
    EXPECT_EQ(level("pass_in_use"), Level::Warning);
    input.managePass = true;
    EXPECT_EQ(level("pass_in_use"), Level::Problem);
    PassMarker marker = PassMarker::ofThisProcess(where, QStringLiteral("/runs/dead"));
    marker.processStart = QStringLiteral("another");
    ASSERT_TRUE(writeFileAtomically(where.markerFile(), marker.toJson()));
    EXPECT_EQ(level("pass_left_over"), Level::Warning);
    EXPECT_TRUE(find("pass_left_over").what.english().contains(QStringLiteral("/runs/dead")));
    ASSERT_TRUE(writeFileAtomically(stateMarkerFile(machine.folders, where.opp), marker.toJson()));
    input.search.environment.remove(QStringLiteral("ASCEND_HOME_PATH"));
    EXPECT_EQ(level("pass_left_over"), Level::Warning) << "found without the environment of that CANN";
}

TEST_F(Preflight, TheDevice)
{
    EXPECT_EQ(level("device_use"), Level::Ok);
    npuText += "| 0 0 | 4321 | python3 | 30000 |\n";
    EXPECT_EQ(level("device_use"), Level::Warning);
    EXPECT_TRUE(find("device_use").detail.contains(QStringLiteral("4321 (python3)")));
    input.device.device = QStringLiteral("1");
    EXPECT_EQ(level("device_use"), Level::Ok);
    npuText = "because the device is used. ret is -8020\n";
    EXPECT_EQ(level("device_use"), Level::Warning);
    npuText = "nonsense";
    EXPECT_EQ(level("device_use"), Level::Unknown);
    input.device.device = QStringLiteral("cpu");
    EXPECT_TRUE(absent("device_use"));
    input.device.device = QStringLiteral("0");
    npuText = "| NPU Name | Health | x |\n| 0 910B4 | Alarm | 1 |\n| 0 | 0000:C1:00.0 | 0 |\n";
    EXPECT_EQ(level("device_health"), Level::Warning);
}

TEST_F(Preflight, AnotherRunOnTheDevice)
{
    EXPECT_TRUE(absent("other_run"));
    const auto lock = DeviceLock::acquire(machine.folders, {}, QStringLiteral("/runs/first"));
    ASSERT_TRUE(lock);
    EXPECT_EQ(level("other_run"), Level::Problem);
    EXPECT_TRUE(find("other_run").what.english().contains(QStringLiteral("/runs/first")));
}

TEST_F(Preflight, DiskSpace)
{
    input.outputFolder = machine.path(QStringLiteral("not/there/yet"));
    EXPECT_EQ(level("disk_space"), Level::Ok);
    free = (qint64(1) << 30) - 1;
    EXPECT_EQ(level("disk_space"), Level::Warning);
    free = (qint64(100) << 20) - 1;
    EXPECT_EQ(level("disk_space"), Level::Problem);
    free = std::nullopt;
    EXPECT_EQ(level("disk_space"), Level::Unknown);
    input.freeBytes = nullptr;
    EXPECT_NE(level("disk_space"), Level::Unknown);
}

TEST_F(Preflight, OutputFolder)
{
    input.outputFolder = machine.makeDir(QStringLiteral("out"));
    EXPECT_EQ(level("output_folder"), Level::Ok);
    machine.write(QStringLiteral("out/.hidden"), "");
    EXPECT_EQ(level("output_folder"), Level::Problem);
    input.outputMayExist = true;
    EXPECT_EQ(level("output_folder"), Level::Ok);
    input.outputFolder = machine.path(QStringLiteral("out/.hidden"));
    EXPECT_EQ(level("output_folder"), Level::Problem);
    input.outputFolder = machine.path(QStringLiteral("out/.hidden/below"));
    EXPECT_EQ(level("output_folder"), Level::Problem);
    if (::geteuid() != 0) { // root may write anywhere
        input.outputFolder = QStringLiteral("/proc/none");
        EXPECT_EQ(level("output_folder"), Level::Problem);
    }
}

TEST_F(Preflight, Command)
{
    input.command = QStringLiteral("python3 'open");
    EXPECT_EQ(level("command"), Level::Problem);
    input.command = QStringLiteral("model --steps 3");
    EXPECT_EQ(level("command"), Level::Problem);
    machine.writeProgram(QStringLiteral("bin/model"));
    EXPECT_EQ(level("command"), Level::Ok);
    machine.writeProgram(QStringLiteral("work/run.sh"));
    input.command = QStringLiteral("./run.sh");
    EXPECT_EQ(level("command"), Level::Problem);
    input.workingDirectory = machine.path(QStringLiteral("work"));
    EXPECT_EQ(level("command"), Level::Ok);
    input.workingDirectory = machine.path(QStringLiteral("gone"));
    EXPECT_EQ(level("command"), Level::Problem);
}

TEST_F(Preflight, CandidatesAndVariables)
{
    input.candidates = candidateList({QStringLiteral("WeightedLoadBalance:4")}).value();
    EXPECT_EQ(level("candidates"), Level::Warning);
    set("MINIDAG_PROFILING_PATH", QStringLiteral("/x.csv"));
    EXPECT_TRUE(absent("candidates"));
    EXPECT_EQ(level("profile"), Level::Warning);

    for (const char *id : {"event_log_off", "log_to_stdout", "profiling", "mode_variable"})
        EXPECT_TRUE(absent(id)) << id;
    set("ASCEND_GLOBAL_EVENT_ENABLE", QStringLiteral("0"));
    EXPECT_EQ(level("event_log_off"), Level::Warning);
    set("ASCEND_SLOG_PRINT_TO_STDOUT", QStringLiteral("0"));
    EXPECT_TRUE(absent("log_to_stdout"));
    set("ASCEND_SLOG_PRINT_TO_STDOUT", QStringLiteral("1"));
    EXPECT_EQ(level("log_to_stdout"), Level::Warning);
    set("PROFILING_MODE", QStringLiteral("true"));
    EXPECT_EQ(level("profiling"), Level::Warning);
    set("GE_AUTO_MULTISTREAM_PARALLEL_MODE", QStringLiteral("cv"));
    EXPECT_EQ(level("mode_variable"), Level::Info);
    EXPECT_FALSE(runPreflight(input).hasProblem());
}
