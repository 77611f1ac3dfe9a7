// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/limited_token.h"

namespace tributary
{

LimitedToken::LimitedToken(CancelToken outer, qint64 milliseconds)
    : m_outer(std::move(outer))
    , m_end(deadlineIn(milliseconds))
    , m_watch([this] {
        while (!m_isDone && !m_outer.isCancelled() && !isOver(m_end))
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (!m_isDone)
            m_token.cancel();
    })
{
}

LimitedToken::~LimitedToken()
{
    m_isDone = true;
    m_watch.join();
}

} // namespace tributary
