// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "options.h"

#include <gtest/gtest.h>

using namespace tributary::workload;

TEST(WorkloadOptions, Defaults)
{
    const auto options = parseOptions({});
    ASSERT_TRUE(options);
    EXPECT_EQ(options->steps, 12);
    EXPECT_EQ(options->faults.exitCode, 0);
    EXPECT_EQ(options->faults.generation, LogGeneration::Current);
    EXPECT_FALSE(options->onlyMode);
}

TEST(WorkloadOptions, ValuesJoinedOrApart)
{
    const auto options = parseOptions({"--steps=3", "--dim", "64", "--only-mode", "LoadBalance:2", "--noise", "1.5",
        "--old-format=2", "--ret", "4294967295", "--hang"});
    ASSERT_TRUE(options) << options.error();
    EXPECT_EQ(options->steps, 3);
    EXPECT_EQ(options->dim, 64);
    EXPECT_EQ(options->onlyMode, "LoadBalance:2");
    EXPECT_DOUBLE_EQ(options->faults.noisePercent, 1.5);
    EXPECT_EQ(options->faults.generation, LogGeneration::InfoTwice);
    EXPECT_EQ(options->faults.ret, 4294967295U);
    EXPECT_TRUE(options->faults.hang);
}

TEST(WorkloadOptions, MistakesAreNamed)
{
    const auto complaint = [](const std::vector<std::string> &arguments) {
        const auto options = parseOptions(arguments);
        return options ? std::string("accepted") : options.error();
    };
    EXPECT_EQ(complaint({"--stepz", "3"}), "unknown argument --stepz");
    EXPECT_EQ(complaint({"--steps"}), "--steps needs a value");
    EXPECT_EQ(complaint({"--hang=1"}), "--hang takes no value");
    for (const char *value : {"", "x", "3x", "-1", "1000001", " 3"})
        EXPECT_EQ(complaint({"--steps", value}), std::string("\"") + value + "\" is no value for --steps");
    EXPECT_EQ(complaint({"--old-format", "3"}), "\"3\" is no value for --old-format");
    EXPECT_EQ(complaint({"--work-factor", "nan"}), "\"nan\" is no value for --work-factor");
    EXPECT_NE(complaint({"--om", "a.om", "--graph", "g.txt"}).find("--om cannot be used"), std::string::npos);
    EXPECT_EQ(complaint({"--missing-field="}), "\"\" is no value for --missing-field");
}

TEST(WorkloadOptions, TheHelpNamesEveryFault)
{
    for (const char *name : {"--exit-code", "--crash", "--hang", "--ignore-term", "--wrong-mode", "--overlap",
             "--missing-field", "--bad-integer", "--cut-line", "--ret", "--ret-step", "--different-digest", "--noise",
             "--instant", "--second-object", "--fork-worker", "--no-steps", "--old-format", "--work-factor",
             "--only-mode", "--steps", "--dim", "--seed", "--graph", "--compile-to", "--om"})
        EXPECT_NE(helpText().find(std::string("\n  ") + name + " "), std::string::npos) << name;
}
