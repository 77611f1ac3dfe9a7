// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/platform_config.h"

#include "fake_machine.h"

using namespace tributary;

namespace
{

const QByteArray splitCores = "[version]\nSoC_version=Ascend910B4\n[SoCInfo]\nai_core_cnt=20\ncube_core_cnt=20\n"
                              "vector_core_cnt=40\nmemory_type=\nnormal_stream_num=32768\n[Other]\nai_core_cnt=99\n";

} // namespace

TEST(PlatformConfig, ReadsCores)
{
    const auto config = parsePlatformConfig(splitCores);
    ASSERT_TRUE(config);
    EXPECT_EQ(config->soc, QStringLiteral("Ascend910B4"));
    EXPECT_EQ(config->aiCores, 20);
    EXPECT_EQ(config->cubeCores, 20);
    EXPECT_EQ(config->vectorCores, 40);
    EXPECT_EQ(config->streams, 32768);
}

TEST(PlatformConfig, CubeCoresFallBackToAiCores)
{
    const auto config =
        parsePlatformConfig("# old chip\r\n[SoCInfo]\r\nai_core_cnt = 8 # eight\r\nvector_core_cnt=7\r\n");
    ASSERT_TRUE(config);
    EXPECT_EQ(config->cubeCores, 8);
    EXPECT_EQ(config->vectorCores, 7);
    EXPECT_FALSE(config->streams);
}

TEST(PlatformConfig, NoCoresIsAnError)
{
    EXPECT_FALSE(parsePlatformConfig("[SoCInfo]\nai_core_cnt=\n"));
    EXPECT_FALSE(parsePlatformConfig("ai_core_cnt=20\n"));
    EXPECT_FALSE(parsePlatformConfig(""));
}

TEST(PlatformConfig, FilesOfAnInstallation)
{
    const FakeMachine machine;
    machine.write(QStringLiteral("cann/x86_64-linux/data/platform_config/Ascend910B4.ini"), splitCores);
    const auto cann = cannAt(machine.path(QStringLiteral("cann")));
    ASSERT_TRUE(cann);
    EXPECT_EQ(knownSocs(*cann), QStringList(QStringLiteral("Ascend910B4")));
    EXPECT_EQ(readPlatformConfig(*cann, QStringLiteral("Ascend910B4")).value().aiCores, 20);
    EXPECT_FALSE(readPlatformConfig(*cann, QStringLiteral("Ascend310P3")));
}
