// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_loop.h"

#include "misbehaviour.h"

#include <algorithm>
#include <optional>

namespace tributary::workload
{

namespace
{

/// Steps of about a millisecond that never happened.
StepTimes madeUpStep(std::int64_t begin_us, int step)
{
    const std::int64_t start_us = begin_us + 1000LL * step;
    const std::int64_t cost_us = 900 + (37LL * step) % 50;
    return {start_us, start_us + cost_us, cost_us - 10};
}

/// What stands for the digest of outputs that were never computed.
constexpr const char *madeUpDigest = "0123456789abcdef";

} // namespace

StepLoop::StepLoop(const Options &options, const Faults &faults, const Compiled &compiled, ProcessLog &log)
    : m_options(options)
    , m_faults(faults)
    , m_plan(compiled.plan)
    , m_recording(compiled.tuningMode.has_value() && !faults.noSteps)
    , m_recorder(log, compiled.tuningMode.value_or(std::string()), faults)
{
}

std::string StepLoop::run(int steps)
{
    std::optional<Executor> executor;
    if (!m_faults.instant) {
        const auto dim = static_cast<std::size_t>(m_options.dim);
        executor.emplace(m_plan, Executor::Settings {dim, m_options.seed, workFactor(m_faults)});
    }
    const std::int64_t begin_us = steady_us();
    int seconds = m_faults.secondObjectSteps;
    for (int step = 0; step <= steps; ++step) {
        const StepTimes times = executor ? executor->runStep() : madeUpStep(begin_us, step);
        record(Recorder::mainModel, times, step == steps && seconds == 0);
        if (step > 0)
            m_costs_us.push_back(times.end_us - times.start_us);
        if (seconds > 0)
            recordSecond(--seconds == 0 && step == steps);
        if (m_faults.hang)
            hang(m_faults.ignoreTerm);
        if (m_faults.crash && step >= steps / 2)
            crash();
    }
    for (; seconds > 0; --seconds)
        recordSecond(seconds == 1);
    std::string digest = executor ? executor->digest() : madeUpDigest;
    if (m_faults.differentDigest)
        digest.front() = digest.front() == '0' ? '1' : '0';
    return digest;
}

std::int64_t StepLoop::median_us() const
{
    if (m_costs_us.empty())
        return 0;
    std::vector<std::int64_t> sorted = m_costs_us;
    std::sort(sorted.begin(), sorted.end());
    const std::size_t half = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

void StepLoop::record(std::int64_t model, const StepTimes &times, bool last)
{
    if (m_recording)
        m_recorder.record(model, times, last);
}

/// The second model does nothing, but its steps are real moments.
void StepLoop::recordSecond(bool last)
{
    const std::int64_t start_us = steady_us();
    record(Recorder::secondModel, {start_us, steady_us(), 0}, last);
}

} // namespace tributary::workload
