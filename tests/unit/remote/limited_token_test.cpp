// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/limited_token.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

/// False if it did not happen within 20 s.
bool isCancelledInTime(const CancelToken &token)
{
    const Deadline end = deadlineIn(20000);
    while (!token.isCancelled() && !isOver(end))
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return token.isCancelled();
}

} // namespace

TEST(LimitedToken, EndsWithItsTime)
{
    const LimitedToken limit(CancelToken(), 20);
    EXPECT_TRUE(isCancelledInTime(limit.token()));
    EXPECT_TRUE(limit.isTimeOver());
}

TEST(LimitedToken, EndsWithTheOther)
{
    CancelToken outer;
    const LimitedToken limit(outer, 1000000);
    EXPECT_FALSE(limit.token().isCancelled());
    outer.cancel();
    EXPECT_TRUE(isCancelledInTime(limit.token()));
    EXPECT_FALSE(limit.isTimeOver());
}

TEST(LimitedToken, DoesNotOutliveItsUse)
{
    CancelToken inner;
    {
        const LimitedToken limit(CancelToken(), 1000000);
        inner = limit.token();
    }
    EXPECT_FALSE(inner.isCancelled());
}
