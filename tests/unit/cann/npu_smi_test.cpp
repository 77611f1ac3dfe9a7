// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/npu_smi.h"

#include "fake_machine.h"

using namespace tributary;

namespace
{

const QByteArray oneDie = R"(+--------------------------------------------------------+
| npu-smi 24.1.rc1          Version: 24.1.rc1            |
+-------------------+--------------+---------------------+
| NPU   Name        | Health       | Power(W)    Temp(C)           Hugepages-Usage(page)|
| Chip              | Bus-Id       | AICore(%)   Memory-Usage(MB)  HBM-Usage(MB)        |
+===================+==============+=====================+
| 0     910B4       | OK           | 91.8        41                0    / 0             |
| 0                 | 0000:C1:00.0 | 87          1024 / 2048       32768/ 65536         |
+===================+==============+=====================+
| 1     310         | Warning      | NA          -                 0    / 0             |
| 0                 | 0000:01:00.0 | -           100 / 8192                             |
+===================+==============+=====================+
| NPU     Chip      | Process id   | Process name             | Process memory(MB)      |
+===================+==============+=====================+
| 0       0         | 4321         | python3                  | 30000                   |
| No running processes found in NPU 1                    |
+===================+==============+=====================+
)";

const QByteArray twoDies = R"(| npu-smi 25.3.rc1   Version: 25.3.rc1 |
| NPU   Name                | Health        | Power(W)    Temp(C)           Hugepages-Usage(page)|
| Chip  Phy-ID              | Bus-Id        | AICore(%)   Memory-Usage(MB)  HBM-Usage(MB)        |
| 6     Ascend910           | OK            | 205.0       40                0    / 0             |
| 0     12                  | 0000:85:00.0  | 0           0    / 0          56896/ 65536         |
| 6     Ascend910           | OK            | -           37                0    / 0             |
| 1     13                  | 0000:87:00.0  | 3           0    / 0          57087/ 65536         |
| NPU     Chip              | Process id    | Process name             | Process memory(MB)      |
| 6       0                 | 1756550       |                          | 116                     |
| 6       1                 | 1756550       |                          | 54252                   |
)";

std::vector<std::int64_t> pids(const std::vector<NpuProcess> &processes)
{
    std::vector<std::int64_t> ids;
    ids.reserve(processes.size());
    for (const NpuProcess &each : processes)
        ids.push_back(each.pid);
    return ids;
}

} // namespace

TEST(NpuInfo, OneDie)
{
    const auto report = parseNpuInfo(oneDie);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->version, QStringLiteral("24.1.rc1"));
    ASSERT_EQ(report->devices.size(), 2U);
    const NpuDevice &first = report->devices[0];
    EXPECT_EQ(first.npu, 0);
    EXPECT_EQ(first.name, QStringLiteral("910B4"));
    EXPECT_EQ(first.health, QStringLiteral("OK"));
    EXPECT_EQ(first.aiCorePercent, 87);
    EXPECT_EQ(first.memoryUsedMb, 32768);
    EXPECT_EQ(first.memoryTotalMb, 65536);
    EXPECT_FALSE(first.physicalId);
    const NpuDevice &second = report->devices[1];
    EXPECT_EQ(second.npu, 1);
    EXPECT_EQ(second.name, QStringLiteral("310"));
    EXPECT_EQ(second.health, QStringLiteral("Warning"));
    EXPECT_FALSE(second.aiCorePercent);
    EXPECT_EQ(second.memoryTotalMb, 8192);
    ASSERT_EQ(report->processes.size(), 1U);
    EXPECT_EQ(report->processes[0].pid, 4321);
    EXPECT_EQ(report->processes[0].name, QStringLiteral("python3"));
    EXPECT_EQ(report->processes[0].memoryMb, 30000);
    EXPECT_EQ(pids(processesOn(*report, 0)), (std::vector<std::int64_t> {4321}));
    EXPECT_TRUE(processesOn(*report, 1).empty());
}

TEST(NpuInfo, TwoDiesOfACardAreTwoDevices)
{
    const auto report = parseNpuInfo(twoDies);
    ASSERT_TRUE(report);
    ASSERT_EQ(report->devices.size(), 2U);
    EXPECT_EQ(report->devices[1].npu, 6);
    EXPECT_EQ(report->devices[1].chip, 1);
    EXPECT_EQ(report->devices[1].deviceId(), 13);
    EXPECT_EQ(report->devices[1].aiCorePercent, 3);
    ASSERT_EQ(report->processes.size(), 2U);
    EXPECT_TRUE(report->processes[0].name.isEmpty());
    const auto onSecond = processesOn(*report, 13);
    ASSERT_EQ(onSecond.size(), 1U);
    EXPECT_EQ(onSecond[0].memoryMb, 54252);
    EXPECT_EQ(processesOn(*report, std::nullopt).size(), 2U);
}

TEST(NpuInfo, ProcessTableWithoutChip)
{
    const auto report = parseNpuInfo("| NPU ID | Process id | Process name | Process memory(MB) |\n"
                                     "| No running processes found in NPU 0 |\n| 10 | 999 | python | 2 |\n");
    ASSERT_TRUE(report);
    ASSERT_EQ(report->processes.size(), 1U);
    EXPECT_EQ(report->processes[0].npu, 10);
    EXPECT_FALSE(report->processes[0].chip);
    EXPECT_EQ(pids(processesOn(*report, 10)), (std::vector<std::int64_t> {999}));
    EXPECT_TRUE(processesOn(*report, 1).empty());
}

TEST(NpuInfo, RefusedBecauseTheDeviceIsHeld)
{
    const auto report = parseNpuInfo("DrvMngGetConsoleLogLevel failed. (g_conLogLevel=3)\n"
                                     "dcmi model initialized failed, because the device is used. ret is -8020\n");
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->refusedAsBusy);
    EXPECT_TRUE(report->devices.empty());
}

TEST(NpuInfo, AnythingElseIsNotIdle)
{
    const auto report = parseNpuInfo("dcmi module initialize failed. ret is -8005\n");
    ASSERT_FALSE(report);
    EXPECT_TRUE(report.error().english().contains(QStringLiteral("-8005")));
    EXPECT_FALSE(parseNpuInfo(""));
    EXPECT_FALSE(parseNpuInfo("| 0 | 1 |\n|\n||\n"));
}

TEST(NpuInfo, RunsTheProgramInPath)
{
    const FakeMachine machine;
    const auto missing = readNpuInfo(npuInfoFromProgram(machine.search.environment));
    ASSERT_FALSE(missing);
    EXPECT_TRUE(missing.error().english().contains(QStringLiteral("npu-smi")));
    machine.write(QStringLiteral("out.txt"), oneDie);
    machine.writeProgram(QStringLiteral("bin/npu-smi"),
        "#!/bin/sh\n[ \"$1\" = info ] && while IFS= read -r l; do echo \"$l\"; done < "
            + machine.path(QStringLiteral("out.txt")).toUtf8() + "\n");
    const auto report = readNpuInfo(npuInfoFromProgram(machine.search.environment));
    ASSERT_TRUE(report) << report.error().english().toStdString();
    EXPECT_EQ(report->devices.size(), 2U);
}
