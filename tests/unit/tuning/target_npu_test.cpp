// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/target_npu.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

const QByteArray head = "| npu-smi 24.1.rc1          Version: 24.1.rc1            |\n"
                        "| NPU   Name        | Health       | Power(W)    Temp(C) |\n"
                        "| Chip              | Bus-Id       | AICore(%)   Memory-Usage(MB)  HBM-Usage(MB) |\n"
                        "| 0     910B4       | OK           | 91.8        41 |\n"
                        "| 0                 | 0000:C1:00.0 | 87          1024 / 2048       32768/ 65536 |\n"
                        "| NPU     Chip      | Process id   | Process name             | Process memory(MB) |\n";

} // namespace

TEST(TargetNpu, TellsIdle)
{
    const auto use = npuUse(head + "| No running processes found in NPU 0 |\n");
    ASSERT_TRUE(use) << use.error().english().toStdString();
    EXPECT_FALSE(use->isBusy);
    EXPECT_TRUE(use->detail.contains(QStringLiteral("910B4"))) << use->detail.toStdString();
}

TEST(TargetNpu, TellsWhoIsThere)
{
    const auto use = npuUse(head + "| 0       0         | 4321         | python3                  | 30000 |\n");
    ASSERT_TRUE(use);
    EXPECT_TRUE(use->isBusy);
    EXPECT_TRUE(use->detail.contains(QStringLiteral("4321 python3"))) << use->detail.toStdString();
}

TEST(TargetNpu, ARefusalMeansBusy)
{
    const auto use = npuUse("dcmi model initialized failed, because the device is used. ret is -8020\n");
    ASSERT_TRUE(use);
    EXPECT_TRUE(use->isBusy);
}

TEST(TargetNpu, OtherTextIsNotTakenForIdle)
{
    EXPECT_FALSE(npuUse("npu-smi: permission denied\n"));
}
