// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "misbehaviour.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace tributary::workload;

TEST(Misbehaviour, OnlyUnderTheModeThatIsMeant)
{
    Options options;
    options.faults.exitCode = 3;
    EXPECT_EQ(faultsFor(options, "default").exitCode, 3);
    options.onlyMode = "LoadBalance:2";
    EXPECT_EQ(faultsFor(options, "default").exitCode, 0);
    EXPECT_EQ(faultsFor(options, "LoadBalance:2").exitCode, 3);
}

TEST(Misbehaviour, NoiseHasTheSpreadThatWasAskedFor)
{
    Faults faults;
    faults.noisePercent = 3;
    faults.workFactor = 2;
    double sum = 0;
    double squares = 0;
    constexpr unsigned runs = 2000;
    for (unsigned seed = 0; seed < runs; ++seed) {
        faults.noiseSeed = seed;
        const double deviation = workFactor(faults) / 2 - 1;
        sum += deviation;
        squares += deviation * deviation;
    }
    EXPECT_NEAR(sum / runs, 0, 0.004);
    EXPECT_NEAR(std::sqrt(squares / runs), 0.03, 0.003);
    faults.noisePercent = 0;
    EXPECT_DOUBLE_EQ(workFactor(faults), 2);
}

TEST(Misbehaviour, ReturnValuesFromAStepOn)
{
    Faults faults;
    faults.ret = 5;
    faults.retStep = 2;
    StepLine line;
    line.sync_us = 9;
    line.step = 1;
    spoil(faults, line, 0);
    EXPECT_EQ(line.ret, 0U);
    EXPECT_EQ(line.sync_us, 9);
    line.step = 2;
    spoil(faults, line, 0);
    EXPECT_EQ(line.ret, 5U);
    EXPECT_EQ(line.sync_us, 0);
}

TEST(Misbehaviour, OverlapStartsBeforeTheStepBeforeHasEnded)
{
    Faults faults;
    faults.overlap = true;
    StepLine line;
    line.step = 1;
    line.start_us = 100;
    line.end_us = 150;
    spoil(faults, line, 90);
    EXPECT_EQ(line.start_us, 89);
    EXPECT_EQ(line.end_us, 150);
}

TEST(Misbehaviour, FieldsAreMissingOrNoNumbers)
{
    Faults faults;
    faults.missingField = "end_us";
    faults.badInteger = "step";
    StepFields fields = stepFields(StepLine());
    spoil(faults, fields);
    const std::string text = stepText(fields);
    EXPECT_EQ(text.find("end_us"), std::string::npos);
    EXPECT_NE(text.find(" step=0x "), std::string::npos);
    EXPECT_NE(text.find(" sync_ret=0"), std::string::npos);
}
