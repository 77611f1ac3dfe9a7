// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/waiting.h"

#include <algorithm>
#include <poll.h>

namespace tributary
{

Deadline deadlineIn(qint64 milliseconds)
{
    if (milliseconds <= 0)
        return Deadline::max();
    return std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
}

bool isOver(Deadline deadline)
{
    return std::chrono::steady_clock::now() >= deadline;
}

Waited waitFor(int descriptor, short events, Deadline deadline, const CancelToken &cancel)
{
    constexpr std::int64_t sliceMs = 50;
    for (;;) {
        if (cancel.isCancelled())
            return Waited::Cancelled;
        std::int64_t wait = sliceMs;
        if (deadline != Deadline::max()) {
            const auto left = deadline - std::chrono::steady_clock::now();
            const std::int64_t leftMs = std::chrono::ceil<std::chrono::milliseconds>(left).count();
            if (leftMs <= 0)
                return Waited::TimedOut;
            wait = std::min(wait, leftMs);
        }
        pollfd entry {descriptor, events, 0};
        if (::poll(&entry, 1, int(wait)) > 0)
            return Waited::Ready;
    }
}

Error cancelledError()
{
    return {QT_TRANSLATE_NOOP("core", "Cancelled"), {}, {}};
}

} // namespace tributary
