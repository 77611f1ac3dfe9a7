// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"

#include <chrono>

namespace tributary
{

std::int64_t SystemClock::monotonic_us() const
{
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::microseconds>(since).count();
}

QDateTime SystemClock::now() const
{
    return QDateTime::currentDateTimeUtc();
}

} // namespace tributary
