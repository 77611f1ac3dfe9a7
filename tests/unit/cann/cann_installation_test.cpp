// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/cann_installation.h"

#include "cann/cann_version.h"
#include "fake_machine.h"

using namespace tributary;

namespace
{

const QByteArray installInfo = "package_name=Ascend-cann-toolkit\nversion=8.3.RC1\ninnerversion=V100R001C23\n"
                               "arch=aarch64\nos=linux\npath=/usr/local/Ascend\n";

} // namespace

TEST(FindCann, NothingOnAnEmptyMachine)
{
    const FakeMachine machine;
    const auto found = findCann(machine.search);
    EXPECT_FALSE(found.installation);
    EXPECT_TRUE(found.wrongVariables.isEmpty());
}

TEST(FindCann, TheHomeVariableComesFirst)
{
    FakeMachine machine;
    machine.write(QStringLiteral("a/version.cfg"), "toolkit_running_version=[7.7.T20.0.B210:8.1.RC1]\n");
    machine.write(QStringLiteral("b/version.cfg"), "toolkit_running_version=[7.6.0.1.220:8.0.0]\n");
    machine.search.environment.insert(QStringLiteral("ASCEND_HOME_PATH"), machine.path(QStringLiteral("a/")));
    machine.search.environment.insert(QStringLiteral("ASCEND_TOOLKIT_HOME"), machine.path(QStringLiteral("b")));
    const auto found = findCann(machine.search);
    ASSERT_TRUE(found.installation);
    EXPECT_EQ(found.installation->root, machine.path(QStringLiteral("a")));
    EXPECT_EQ(found.installation->foundBy, QStringLiteral("ASCEND_HOME_PATH"));
    EXPECT_EQ(found.installation->version, QStringLiteral("8.1.RC1"));
    EXPECT_TRUE(found.installation->passHeader.isEmpty());
}

TEST(FindCann, AWrongVariableIsNamedAndTheNextPlaceTaken)
{
    FakeMachine machine;
    machine.write(QStringLiteral("b/version.cfg"), "toolkit_running_version=[8.5.2]\n");
    machine.search.environment.insert(QStringLiteral("ASCEND_HOME_PATH"), machine.path(QStringLiteral("gone")));
    machine.search.environment.insert(QStringLiteral("ASCEND_TOOLKIT_HOME"), machine.path(QStringLiteral("b")));
    const auto found = findCann(machine.search);
    ASSERT_TRUE(found.installation);
    EXPECT_EQ(found.installation->foundBy, QStringLiteral("ASCEND_TOOLKIT_HOME"));
    EXPECT_EQ(found.installation->version, QStringLiteral("8.5.2"));
    EXPECT_EQ(
        found.wrongVariables, QStringList(QStringLiteral("ASCEND_HOME_PATH=") + machine.path(QStringLiteral("gone"))));
}

TEST(FindCann, UsualPlacesAndTheArchFolder)
{
    const FakeMachine machine;
    const QString root = QStringLiteral("usr/local/Ascend/ascend-toolkit/latest");
    machine.write(root + QStringLiteral("/aarch64-linux/ascend_toolkit_install.info"), installInfo);
    machine.write(root + QStringLiteral("/aarch64-linux/include/register/register_custom_pass.h"), "");
    const auto found = findCann(machine.search).installation;
    ASSERT_TRUE(found);
    EXPECT_EQ(found->root, machine.path(root));
    EXPECT_TRUE(found->foundBy.isEmpty());
    EXPECT_EQ(found->version, QStringLiteral("8.3.RC1"));
    EXPECT_EQ(found->archFolder, machine.path(root + QStringLiteral("/aarch64-linux")));
    EXPECT_EQ(found->passHeader,
        machine.path(root + QStringLiteral("/aarch64-linux/include/register/register_custom_pass.h")));
}

TEST(FindCann, BelowTheHomeFolder)
{
    const FakeMachine machine;
    machine.makeDir(QStringLiteral("home/Ascend/latest/opp"));
    const auto found = findCann(machine.search).installation;
    ASSERT_TRUE(found);
    EXPECT_EQ(found->root, machine.path(QStringLiteral("home/Ascend/latest")));
    EXPECT_TRUE(found->version.isEmpty());
}

TEST(CannAt, SaysWhatIsMissing)
{
    const FakeMachine machine;
    const auto none = cannAt(machine.makeDir(QStringLiteral("empty")));
    ASSERT_FALSE(none);
    EXPECT_TRUE(none.error().english().contains(machine.path(QStringLiteral("empty"))));
}

TEST(CannVersion, ReadsEachKindOfFile)
{
    const FakeMachine machine;
    machine.write(QStringLiteral("info/compiler/version.info"), "Version=7.3.0.1.231\nversion_dir=8.0.RC2\n");
    EXPECT_EQ(cannVersion(machine.path(QStringLiteral("info"))), QStringLiteral("8.0.RC2"));
    machine.write(QStringLiteral("plain/version.info"), "# x\n Version = 7.3.0 \r\n");
    EXPECT_EQ(cannVersion(machine.path(QStringLiteral("plain"))), QStringLiteral("7.3.0"));
    EXPECT_EQ(cannVersion(machine.makeDir(QStringLiteral("cann-8.5.0"))), QStringLiteral("8.5.0"));
    EXPECT_EQ(cannVersion(machine.makeDir(QStringLiteral("8.2.RC1"))), QStringLiteral("8.2.RC1"));
    EXPECT_EQ(cannVersion(machine.makeDir(QStringLiteral("some"))), QString());
}

TEST(CannVersion, ConfigPrefersTheToolkit)
{
    EXPECT_EQ(versionFromConfig("# version: 1.0\nruntime_running_version=[7.5.0.1.129:8.0.RC2]\n"
                                "toolkit_running_version=[7.5.0.1.129:8.0.RC3]\n"),
        QStringLiteral("8.0.RC3"));
    EXPECT_EQ(versionFromConfig("compiler_installed_version=[1.84.15.1.310:6.0.1]\n"), QStringLiteral("6.0.1"));
    EXPECT_EQ(versionFromConfig("nothing here\n"), QString());
}

TEST(DriverVersion, FollowsTheInstallFile)
{
    const FakeMachine machine;
    EXPECT_EQ(driverVersion(machine.search), QString());
    machine.write(
        QStringLiteral("usr/local/Ascend/driver/version.info"), "Version=24.1.rc1\nascendhal_version=7.35.19\n");
    EXPECT_EQ(driverVersion(machine.search), QStringLiteral("24.1.rc1"));
    machine.write(QStringLiteral("etc/ascend_install.info"), "Driver_Install_Path_Param=/opt/npu\n");
    EXPECT_EQ(driverVersion(machine.search), QStringLiteral("24.1.rc1"));
    machine.write(QStringLiteral("opt/npu/driver/version.info"), "Version=25.5.1\n");
    EXPECT_EQ(driverVersion(machine.search), QStringLiteral("25.5.1"));
}

TEST(OppFolder, FollowsTheVariables)
{
    FakeMachine machine;
    const auto none = findOppFolder(machine.search);
    ASSERT_FALSE(none);
    EXPECT_TRUE(none.error().english().contains(QStringLiteral("set_env.sh")));
    EXPECT_TRUE(none.error().english().contains(QStringLiteral("ASCEND_OPP_PATH")));

    const QString usual = machine.makeDir(QStringLiteral("usr/local/Ascend/latest/opp"));
    EXPECT_EQ(findOppFolder(machine.search).value(), usual);
    const QString home = machine.makeDir(QStringLiteral("cann/opp"));
    machine.search.environment.insert(QStringLiteral("ASCEND_HOME_PATH"), machine.path(QStringLiteral("cann")));
    EXPECT_EQ(findOppFolder(machine.search).value(), home);
    const QString own = machine.makeDir(QStringLiteral("own"));
    machine.search.environment.insert(QStringLiteral("ASCEND_OPP_PATH"), own + QLatin1Char('/'));
    EXPECT_EQ(findOppFolder(machine.search).value(), own);
    EXPECT_EQ(findOppFolder(machine.search, machine.path(QStringLiteral("cann"))).value(), home);
}

TEST(OppFolder, AMissingFolderIsAnErrorAndNotPassedOver)
{
    FakeMachine machine;
    machine.makeDir(QStringLiteral("cann/opp"));
    machine.search.environment.insert(QStringLiteral("ASCEND_HOME_PATH"), machine.path(QStringLiteral("cann")));
    machine.search.environment.insert(QStringLiteral("ASCEND_OPP_PATH"), machine.path(QStringLiteral("gone")));
    const auto opp = findOppFolder(machine.search);
    ASSERT_FALSE(opp);
    EXPECT_TRUE(opp.error().english().contains(machine.path(QStringLiteral("gone"))));
}
