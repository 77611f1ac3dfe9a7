// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/csv.h"

#include <gtest/gtest.h>

using tributary::csvCell;

TEST(Csv, APlainTextStaysAsItIs)
{
    for (const QString &text : {QString(), QStringLiteral("plain"), QStringLiteral("a b;c\t'd'"),
             QStringLiteral("\u4e2d\uff0c\u6587")}) // a full-width comma is none
        EXPECT_EQ(csvCell(text), text);
}

TEST(Csv, CommasQuotesAndLineBreaksAreQuoted)
{
    EXPECT_EQ(csvCell(QStringLiteral("a,b")), QStringLiteral("\"a,b\""));
    EXPECT_EQ(csvCell(QStringLiteral("say \"x\"")), QStringLiteral("\"say \"\"x\"\"\""));
    EXPECT_EQ(csvCell(QStringLiteral("one\ntwo")), QStringLiteral("\"one\ntwo\""));
    EXPECT_EQ(csvCell(QStringLiteral("\r")), QStringLiteral("\"\r\""));
    EXPECT_EQ(csvCell(QStringLiteral("\"")), QStringLiteral("\"\"\"\""));
}
