// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/output_lines.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

QStringList all(const QByteArray &text, qsizetype pieceSize)
{
    OutputLines output;
    QStringList lines;
    for (qsizetype at = 0; at < text.size(); at += pieceSize)
        lines += output.add(text.mid(at, pieceSize));
    return lines + output.finish();
}

} // namespace

TEST(OutputLines, PiecesOfAnySizeGiveTheSameLines)
{
    const QByteArray text = QByteArrayLiteral("one\r\n\nzwei \xe4\xb8\xad\xe6\x96\x87\nlast");
    const QStringList expected {
        QStringLiteral("one"), QString(), QStringLiteral("zwei \u4e2d\u6587"), QStringLiteral("last")};
    for (const qsizetype size : {1, 2, 3, 7, 100})
        EXPECT_EQ(all(text, size), expected) << size;
}

TEST(OutputLines, ACarriageReturnStartsTheLineAnew)
{
    EXPECT_EQ(all("10 %\r50 %\r100 %\n", 4), QStringList {QStringLiteral("100 %")});
}

TEST(OutputLines, ControlCharactersAreLeftOut)
{
    EXPECT_EQ(all("a\x1b[2Jb\x1b[31mc\x07\td\x1b\n", 5), QStringList {QStringLiteral("abc\td")});
    EXPECT_EQ(all("\x1b[\n", 5), QStringList {QString()});
}

TEST(OutputLines, ALongLineIsCut)
{
    const QByteArray fits(OutputLines::maxBytes, 'x');
    EXPECT_EQ(all(fits + "\r\nnext\n", 1000), (QStringList {QString::fromLatin1(fits), QStringLiteral("next")}));
    const QStringList lines = all(QByteArray(10'000'000, 'y') + "\nnext\n", 65536);
    ASSERT_EQ(lines.size(), 2);
    EXPECT_EQ(lines[0].size(), OutputLines::maxBytes + 1);
    EXPECT_TRUE(lines[0].endsWith(QChar(0x2026)));
    EXPECT_EQ(lines[1], QStringLiteral("next"));
}
