// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/marked_stream.h"

#include <gtest/gtest.h>

using namespace tributary;

TEST(MarkedStream, SplitsAtTheMark)
{
    MarkedStream stream("end-1");
    EXPECT_EQ(stream.take("before\nend-1 42\nafter"), "before\n");
    EXPECT_EQ(stream.number(), 42);
    EXPECT_EQ(stream.rest(), "after");
    EXPECT_EQ(stream.take(" more"), "");
    EXPECT_EQ(stream.rest(), "after more");
}

TEST(MarkedStream, FindsTheMarkInWhateverPiecesItComes)
{
    const QByteArray whole = "some ee end end- en output without a line endend-1 7\nrest";
    for (int piece = 1; piece <= whole.size(); ++piece) {
        MarkedStream stream("end-1");
        QByteArray before;
        for (int at = 0; at < whole.size(); at += piece)
            before += stream.take(whole.mid(at, piece));
        EXPECT_EQ(before, "some ee end end- en output without a line end") << piece;
        EXPECT_EQ(stream.number(), 7) << piece;
        EXPECT_EQ(stream.rest(), "rest") << piece;
    }
}

TEST(MarkedStream, HoldsNothingBackThatIsNotTheMark)
{
    MarkedStream stream("end-1");
    EXPECT_EQ(stream.take("step 1\n"), "step 1\n");
    EXPECT_EQ(stream.take("the en"), "the ");
    EXPECT_EQ(stream.take("d\n"), "end\n");
    EXPECT_EQ(stream.take("end-12 is another\n"), "end-12 is another\n");
    EXPECT_FALSE(stream.number());
}

TEST(MarkedStream, TokensDiffer)
{
    EXPECT_EQ(randomToken().size(), 32);
    EXPECT_NE(randomToken(), randomToken());
}
