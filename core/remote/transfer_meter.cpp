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
    , m_samples {{now, start}}
    , m_lastTold(now - interval) // the first bytes are told at once
{
}

void TransferMeter::at(qint64 done, Time now)
{
    if (now - m_lastTold >= interval)
        tell(done, now);
}

void TransferMeter::finish(qint64 done, Time now)
{
    tell(done, now);
}

void TransferMeter::tell(qint64 done, Time now)
{
    m_lastTold = now;
    while (m_samples.size() > 1 && now - m_samples.front().time > memory)
        m_samples.pop_front();
    const std::chrono::duration<double> passed = now - m_samples.front().time;
    if (passed >= interval) // less says nothing about the rate
        m_progress.bytesPerSecond = double(done - m_samples.front().done) / passed.count();
    m_samples.push_back({now, done});
    m_progress.done = done;
    if (m_sink)
        m_sink(m_progress);
}

} // namespace tributary
