// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/axis.h"
#include "compare/chart_text.h"

#include <gtest/gtest.h>

using namespace tributary::gui;

namespace
{

QStringList labels(Axis axis, int most)
{
    QStringList list;
    for (const Axis::Tick &tick : axis.ticks(most))
        list << tick.label;
    return list;
}

Axis axis(Axis::Scale scale, double lo, double hi)
{
    Axis made;
    made.scale = scale;
    made.shown = {lo, hi};
    made.from = 100;
    made.to = 300;
    return made;
}

QStringList lineTexts(const std::vector<Readout::Line> &lines)
{
    QStringList list;
    for (const Readout::Line &line : lines)
        list << line.text;
    return list;
}

} // namespace

TEST(Axis, TicksAreRound)
{
    EXPECT_EQ(labels(axis(Axis::Scale::Linear, 0, 10), 5), QStringLiteral("0 2 4 6 8 10").split(QLatin1Char(' ')));
    EXPECT_EQ(
        labels(axis(Axis::Scale::Linear, 0.97, 1.031), 4), QStringLiteral("0.98 1.00 1.02").split(QLatin1Char(' ')));
    EXPECT_EQ(labels(axis(Axis::Scale::Linear, 0, 5000), 3), QStringLiteral("0 2,000 4,000").split(QLatin1Char(' ')));
    EXPECT_EQ(labels(axis(Axis::Scale::Linear, -0.2, 0.2), 4),
        QStringLiteral("-0.2 -0.1 0.0 0.1 0.2").split(QLatin1Char(' ')));
    EXPECT_TRUE(labels(axis(Axis::Scale::Linear, 3, 3), 4).isEmpty());
}

TEST(Axis, LogarithmicTicks)
{
    EXPECT_EQ(labels(axis(Axis::Scale::Log, 1, 100), 8), QStringLiteral("1 2 5 10 20 50 100").split(QLatin1Char(' ')));
    EXPECT_EQ(labels(axis(Axis::Scale::Log, 0.01, 10'000), 6),
        QStringLiteral("0.01 0.1 1 10 100 1,000 10,000").split(QLatin1Char(' ')));
    EXPECT_EQ(labels(axis(Axis::Scale::Log, 8, 12), 4), QStringLiteral("8 9 10 11 12").split(QLatin1Char(' ')));
}

TEST(Axis, LogarithmicWithoutAPositiveRangeHasNoTicks)
{
    EXPECT_TRUE(labels(axis(Axis::Scale::Log, 0, 1), 5).isEmpty());
}

TEST(Axis, PixelsAndValues)
{
    const Axis linear = axis(Axis::Scale::Linear, 0, 10);
    EXPECT_DOUBLE_EQ(linear.toPixel(5), 200);
    EXPECT_DOUBLE_EQ(linear.toValue(250), 7.5);
    const Axis log = axis(Axis::Scale::Log, 1, 100);
    EXPECT_DOUBLE_EQ(log.toPixel(10), 200);
    EXPECT_DOUBLE_EQ(log.toValue(200), 10);
    EXPECT_DOUBLE_EQ(log.toPixel(0), 100); // zeros lie at the low end
}

TEST(Axis, ZoomsAroundAPointAndStopsAtTheLimit)
{
    const Axis linear = axis(Axis::Scale::Linear, 0, 10);
    EXPECT_EQ(linear.zoomed(2, 4, {0, 10}), (Range {2, 7}));
    EXPECT_EQ(linear.zoomed(0.5, 5, {0, 10}), (Range {0, 10}));
    const Axis part = axis(Axis::Scale::Linear, 2, 4);
    EXPECT_EQ(part.panned(0.5, {0, 10}), (Range {3, 5}));
    EXPECT_EQ(part.panned(-5, {0, 10}), (Range {0, 2}));
    const Range moved = axis(Axis::Scale::Log, 10, 100).panned(-1, {1, 1000});
    EXPECT_NEAR(moved.lo, 1, 1e-9);
    EXPECT_NEAR(moved.hi, 10, 1e-9);
}

TEST(RangeFinder, HasWidthEvenForOneValue)
{
    RangeFinder finder;
    EXPECT_EQ(finder.padded(0.1), (Range {0, 1}));
    finder.add(20);
    EXPECT_EQ(finder.padded(0.1), (Range {19, 21}));
    finder.add(10);
    EXPECT_EQ(finder.padded(0.1), (Range {9, 21}));
}

TEST(ChartText, NumbersHaveThousands)
{
    EXPECT_EQ(millisecondText(12'345), QStringLiteral("12.345"));
    EXPECT_EQ(millisecondText(123'456), QStringLiteral("123.46"));
    EXPECT_EQ(millisecondText(12'345'678), QStringLiteral("12,345.7"));
    EXPECT_EQ(plainNumber(-0.0001, 2), QStringLiteral("0.00"));
}

TEST(ChartText, CsvIsQuotedWhereNeeded)
{
    EXPECT_EQ(csvLine({QStringLiteral("a,b"), QStringLiteral("c"), QStringLiteral("say \"x\"")}),
        QStringLiteral("\"a,b\",c,\"say \"\"x\"\"\"\r\n"));
    EXPECT_EQ(csvMilliseconds(1'234'567'891), QStringLiteral("1234567.891"));
}

TEST(ChartText, LongTextIsWrapped)
{
    EXPECT_EQ(lineTexts(wrappedLines(QStringLiteral("one two three four"), 9)),
        (QStringList {QStringLiteral("one two"), QStringLiteral("three"), QStringLiteral("four")}));
    EXPECT_EQ(lineTexts(wrappedLines(QStringLiteral("快速而稳定"), 6)),
        (QStringList {QStringLiteral("快速而"), QStringLiteral("稳定")}));
    EXPECT_TRUE(wrappedLines({}).empty());
}
