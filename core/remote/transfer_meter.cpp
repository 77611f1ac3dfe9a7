// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/transfer_meter.h"

namespace tributary
{

namespace
{

constexpr std::chrono::milliseconds interval {100};
constexpr std::chrono::seconds memory {3};

} // namespace

TransferMeter::TransferMeter(QString name, qint64 start, qint64 total, const ProgressSink &sink, Time now)
    : m_progress {std::move(name), start, total, 0}
    , m_sink(sink)
    , m_begin {now, start}
    , m_samples {m_begin}
    , m_lastTold(now - interval) // the first bytes are told at once
{
}

void TransferMeter::at(qint64 done, Time now)
{
    const bool isWhole = m_progress.total > 0 && done >= m_progress.total; // finish() tells that
    if (!isWhole && now - m_lastTold >= interval)
        tell(done, now, rateSince(recent(now), done, now));
}

void TransferMeter::finish(qint64 done, Time now)
{
    tell(done, now, rateSince(m_begin, done, now));
}

/// The oldest sample that counts.
const TransferMeter::Sample &TransferMeter::recent(Time now)
{
    while (m_samples.size() > 1 && now - m_samples.front().time > memory)
        m_samples.pop_front();
    return m_samples.front();
}

/// Less than an interval says nothing about the rate: 0.
double TransferMeter::rateSince(const Sample &sample, qint64 done, Time now)
{
    const std::chrono::duration<double> passed = now - sample.time;
    return passed < interval ? 0 : double(done - sample.done) / passed.count();
}

void TransferMeter::tell(qint64 done, Time now, double rate)
{
    m_lastTold = now;
    m_progress.bytesPerSecond = rate;
    m_samples.push_back({now, done});
    m_progress.done = done;
    if (m_sink)
        m_sink(m_progress);
}

} // namespace tributary
