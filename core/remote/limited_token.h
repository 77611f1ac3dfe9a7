// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "remote/waiting.h"

#include <atomic>
#include <thread>

namespace tributary
{

/// A token that is cancelled with another one, or when its time is over: gives a limit to a function that knows none.
class LimitedToken
{
public:
    LimitedToken(const CancelToken &outer, qint64 milliseconds);
    ~LimitedToken();
    LimitedToken(const LimitedToken &) = delete;
    LimitedToken &operator=(const LimitedToken &) = delete;

    [[nodiscard]] const CancelToken &token() const { return m_token; }
    /// The time was over before the other token was cancelled.
    [[nodiscard]] bool isTimeOver() const { return m_isTimeOver; }

private:
    CancelToken m_token;
    std::atomic_bool m_isTimeOver {false};
    std::atomic_bool m_isDone {false};
    std::thread m_watch;
};

} // namespace tributary
