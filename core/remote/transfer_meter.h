// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/transfer.h"

#include <QtGlobal>

#include <chrono>
#include <deque>

namespace tributary
{

/// Tells a sink how far one transfer is, not too often, with the rate of the last seconds.
class TransferMeter
{
public:
    using Time = std::chrono::steady_clock::time_point;

    /// `start`: bytes that were there before. `sink` outlives this.
    TransferMeter(QString name, qint64 start, qint64 total, const ProgressSink &sink, Time now = currentTime());
    /// `done` bytes are there now. That all are there is left to finish().
    void at(qint64 done, Time now = currentTime());
    /// The transfer is over: told in any case, with the rate of the whole of it; 0 if it took less than 0.1 s.
    void finish(qint64 done, Time now = currentTime());

private:
    struct Sample {
        Time time;
        qint64 done;
    };
    static Time currentTime() { return std::chrono::steady_clock::now(); }
    const Sample &recent(Time now);
    [[nodiscard]] static double rateSince(const Sample &sample, qint64 done, Time now);
    void tell(qint64 done, Time now, double rate);

    TransferProgress m_progress;
    const ProgressSink &m_sink;
    Sample m_begin;
    std::deque<Sample> m_samples; ///< of the last seconds, oldest first
    Time m_lastTold;
};

} // namespace tributary
