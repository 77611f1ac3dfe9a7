// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_line.h"

#include <gtest/gtest.h>

using namespace tributary::workload;

TEST(StepLine, TheFieldsStandInGesOrder)
{
    StepLine line;
    line.mode = "LoadBalance:4";
    line.modelId = 7;
    line.step = 3;
    line.start_us = 1000;
    line.end_us = 1850;
    line.sync_us = 790;
    EXPECT_EQ(stepText(stepFields(line)),
        "[GE_MS_TUNE][STEP] api=NnExecute mode=LoadBalance:4 model_id=7 step=3 start_us=1000 end_us=1850 cost_us=850 "
        "sync_us=790 ret=0 sync_ret=0");
}

TEST(StepLine, AnEndBeforeTheStartCostsNothing)
{
    StepLine line;
    line.start_us = 10;
    line.end_us = 4;
    EXPECT_NE(stepText(stepFields(line)).find(" cost_us=0 "), std::string::npos);
}

TEST(StepLine, TheModeIsSanitised)
{
    EXPECT_EQ(sanitisedMode("Load-Balance_4.x:2"), "Load-Balance_4.x:2");
    EXPECT_EQ(sanitisedMode("a b=c\n\xc3\xa9"), "a_b_c___");
    EXPECT_EQ(sanitisedMode(std::string(200, 'a')), std::string(128, 'a'));
    EXPECT_EQ(sanitisedMode(""), "");
}
