// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/timed_cancel.h"

#include <chrono>

namespace tributary
{

TimedCancel::TimedCancel(const CancelToken &outer, int seconds)
    : m_outer(outer)
    , m_thread([this, seconds] { watch(seconds); })
{
}

TimedCancel::~TimedCancel()
{
    {
        const std::lock_guard lock(m_mutex);
        m_done = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void TimedCancel::watch(int seconds)
{
    using namespace std::chrono;
    constexpr auto slice = milliseconds(20);
    const auto end = steady_clock::now() + std::chrono::seconds(seconds);
    std::unique_lock lock(m_mutex);
    while (!m_done) {
        if (m_outer.isCancelled() || (seconds > 0 && steady_clock::now() >= end)) {
            m_isOver = !m_outer.isCancelled();
            m_token.cancel();
            return;
        }
        m_wake.wait_for(lock, slice);
    }
}

} // namespace tributary
