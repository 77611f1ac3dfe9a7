// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplog/step_record.h"

#include <gtest/gtest.h>

using namespace tributary;

TEST(ExecObject, NamesAreReadBack)
{
    const ExecObject model {ExecObject::Kind::Model, 0, 2130706432};
    const ExecObject graph {ExecObject::Kind::SessionGraph, 0, 1};
    EXPECT_EQ(model.name(), QStringLiteral("model:2130706432"));
    EXPECT_EQ(graph.name(), QStringLiteral("0:1"));
    EXPECT_EQ(ExecObject::parse(model.name()), model);
    EXPECT_EQ(ExecObject::parse(graph.name()), graph);
}

TEST(ExecObject, OtherTextIsNoName)
{
    for (const char *text : {"", ":", "model:", "model", "7", "model: 7", "model:+7", "Model:7", "0:", ":1", "0:1:2",
             "a:1", "0:1 ", "model:99999999999999999999", "model:-"})
        EXPECT_FALSE(ExecObject::parse(QString::fromLatin1(text))) << text;
}
