// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace tributary
{

/// A token that is cancelled when another one is, or when its time is over: the time limit of a call that takes a
/// token.
class TimedCancel
{
public:
    /// `seconds`: 0 = no limit.
    TimedCancel(const CancelToken &outer, int seconds);
    ~TimedCancel();
    TimedCancel(const TimedCancel &) = delete;
    TimedCancel &operator=(const TimedCancel &) = delete;

    [[nodiscard]] const CancelToken &token() const { return m_token; }
    /// The time is over, and the outer token was not cancelled before.
    [[nodiscard]] bool isOver() const { return m_isOver; }

private:
    void watch(int seconds);

    CancelToken m_outer;
    CancelToken m_token;
    std::atomic_bool m_isOver = false;
    bool m_done = false;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::thread m_thread; // last: it uses the others
};

} // namespace tributary
