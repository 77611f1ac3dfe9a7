// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"

#include <chrono>

namespace tributary
{

using Deadline = std::chrono::steady_clock::time_point;

/// `milliseconds` from now; 0 or less = never.
Deadline deadlineIn(qint64 milliseconds);
bool isOver(Deadline deadline);

enum class Waited { Ready, TimedOut, Cancelled };

/// Waits until poll() reports `events` (or an error) on the descriptor; sees a cancellation within 50 ms.
Waited waitFor(int descriptor, short events, Deadline deadline, const CancelToken &cancel);

/// What every function that was cancelled returns.
Error cancelledError();

} // namespace tributary
