// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"

#include <functional>
#include <thread>

namespace tributary::gui
{

/// A thread that asks the window, as that of a connection does. Its end cancels, so that a failed test does not hang.
class AskingThread
{
public:
    explicit AskingThread(const std::function<void(const CancelToken &)> &ask)
        : m_thread([ask, cancel = m_cancel] { ask(cancel); })
    {
    }
    ~AskingThread() { m_cancel.cancel(); }
    AskingThread(const AskingThread &) = delete;
    AskingThread &operator=(const AskingThread &) = delete;

    void cancel() { m_cancel.cancel(); }

private:
    CancelToken m_cancel;
    std::jthread m_thread;
};

} // namespace tributary::gui
