// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/limited_token.h"

namespace tributary
{

LimitedToken::LimitedToken(const CancelToken &outer, qint64 milliseconds)
{
    m_watch = std::thread([this, outer, end = deadlineIn(milliseconds)] {
        while (!m_isDone && !outer.isCancelled() && !isOver(end))
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (m_isDone)
            return;
        m_isTimeOver = !outer.isCancelled();
        m_token.cancel();
    });
}

LimitedToken::~LimitedToken()
{
    m_isDone = true;
    m_watch.join();
}

} // namespace tributary
