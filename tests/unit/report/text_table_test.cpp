// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text_table.h"

#include <gtest/gtest.h>

using namespace tributary;

TEST(DisplayWidth, WideAndCombiningCharacters)
{
    EXPECT_EQ(displayWidth(QStringLiteral("abc")), 3);
    EXPECT_EQ(displayWidth(QStringLiteral("配置 A")), 6);
    EXPECT_EQ(displayWidth(QStringLiteral("e\u0301")), 1);
    EXPECT_EQ(displayWidth(QStringLiteral("😀")), 2);
    EXPECT_EQ(displayWidth(QString()), 0);
}

TEST(Elided, CutsAtTheWidthOfTheTerminal)
{
    EXPECT_EQ(elided(QStringLiteral("abc"), 3), QStringLiteral("abc"));
    EXPECT_EQ(elided(QStringLiteral("abcdef"), 4), QStringLiteral("abc…"));
    EXPECT_EQ(elided(QStringLiteral("配置配置"), 4), QStringLiteral("配…"));
}

TEST(TextTable, ColumnsLineUpInBothLanguages)
{
    TextTable table;
    table.addColumn(QStringLiteral("配置"));
    table.addColumn(QStringLiteral("中位(ms)"), TextTable::Align::Right);
    table.addColumn(QStringLiteral("结论"));
    table.addRow({QStringLiteral("default"), QStringLiteral("15.037"), QStringLiteral("持平")});
    table.addRow({QStringLiteral("LoadBalance:4"), QStringLiteral("2.100")});
    EXPECT_EQ(table.lines(),
        QStringList({QStringLiteral("配置           中位(ms)  结论"), QStringLiteral("default          15.037  持平"),
            QStringLiteral("LoadBalance:4     2.100")}));
}
