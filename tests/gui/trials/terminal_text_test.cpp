// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sparkline.h"
#include "models/terminal_text.h"

#include <gtest/gtest.h>

using namespace tributary::gui;

namespace
{

std::string fed(std::initializer_list<const char *> pieces)
{
    TerminalText terminal;
    QString out;
    for (const char *piece : pieces)
        out += terminal.feed(piece);
    return out.toStdString();
}

} // namespace

TEST(TerminalText, TakesOutColoursAndOtherSequences)
{
    EXPECT_EQ(fed({"\x1b[1;32mgreen\x1b[0m and \x1b]0;title\x07plain\n"}), "green and plain\n");
    EXPECT_EQ(fed({"a\x1b[2K\x1b(Bb\x1b]8;;http://x\x1b\\c"}), "abc");
    EXPECT_EQ(fed({"tab\there, bell\x07 and null gone\n"}), "tab\there, bell and null gone\n");
}

TEST(TerminalText, SequencesAndLettersMayBeCutAnywhere)
{
    EXPECT_EQ(fed({"a\x1b", "[3", "1mb", "\x1b[0", "m"}), "ab");
    EXPECT_EQ(fed({"\xe4\xb8", "\xad\n"}), "中\n");
}

TEST(TerminalText, AReturnWritesTheLineAgain)
{
    EXPECT_EQ(fed({"one\r\ntwo\r\n"}), "one\ntwo\n");
    EXPECT_EQ(fed({"start\n10 %\r20 %\r30 %\n"}), "start\n30 %\n");
    EXPECT_EQ(fed({"one\r", "\ntwo"}), "one\ntwo");
}

TEST(Sparkline, ShowsSlowStepsHighInTheUnitSquare)
{
    EXPECT_TRUE(sparkline(std::vector<std::int64_t> {5}).isEmpty());
    const QPolygonF line = sparkline(std::vector<std::int64_t> {100, 200, 100});
    ASSERT_EQ(line.size(), 3);
    EXPECT_EQ(line[0], QPointF(0, 1));
    EXPECT_EQ(line[1], QPointF(0.5, 0));
    EXPECT_EQ(line[2], QPointF(1, 1));
    // 1 % of noise does not fill the height.
    const QPolygonF quiet = sparkline(std::vector<std::int64_t> {9950, 10050, 9950});
    EXPECT_NEAR(quiet[1].y(), 0.45, 1e-9);
    EXPECT_NEAR(quiet[0].y(), 0.55, 1e-9);
}

TEST(Sparkline, KeepsASinglePeakOfMany)
{
    std::vector<std::int64_t> steps(100'000, 1000);
    steps[77'777] = 9000;
    const QPolygonF line = sparkline(steps);
    EXPECT_EQ(line.size(), 80);
    EXPECT_EQ(std::count_if(line.begin(), line.end(), [](QPointF point) { return point.y() < 0.01; }), 1);
    EXPECT_TRUE(std::is_sorted(line.begin(), line.end(), [](QPointF a, QPointF b) { return a.x() < b.x(); }));
}
