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
    LimitedToken(CancelToken outer, qint64 milliseconds);
    ~LimitedToken();
    LimitedToken(const LimitedToken &) = delete;
    LimitedToken &operator=(const LimitedToken &) = delete;

    [[nodiscard]] const CancelToken &token() const { return m_token; }
    /// The time is over, and the other token is not cancelled.
    [[nodiscard]] bool isTimeOver() const { return isOver(m_end) && !m_outer.isCancelled(); }

private:
    CancelToken m_outer;
    CancelToken m_token;
    Deadline m_end;
    std::atomic_bool m_isDone {false};
    std::thread m_watch;
};

} // namespace tributary
