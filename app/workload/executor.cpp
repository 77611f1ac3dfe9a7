// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <random>

namespace tributary::workload
{

namespace
{

/// Every block is computed this often at work factor 1, so that the factor can also make a node faster.
constexpr std::size_t passes = 4;

void waitUntil(const std::atomic<std::uint32_t> &count, std::uint32_t value)
{
    for (std::uint32_t seen = count.load(); seen != value; seen = count.load())
        count.wait(seen);
}

} // namespace

std::int64_t steady_us()
{
    using namespace std::chrono;
    return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

Executor::Executor(ExecPlan plan, const Settings &settings)
    : m_plan(std::move(plan))
    , m_queues(static_cast<std::size_t>(m_plan.streams))
    , m_events(static_cast<std::size_t>(m_plan.events))
{
    const std::size_t wanted = settings.dim * settings.dim;
    const std::size_t blocks = std::max<std::size_t>((wanted + Kernel::blockSize - 1) / Kernel::blockSize, 1);
    m_elements = blocks * Kernel::blockSize;
    const double runs = static_cast<double>(blocks * passes) * settings.workFactor;
    m_blockRuns = std::max(blocks, static_cast<std::size_t>(std::llround(std::max(runs, 0.0))));
    m_values.assign(m_plan.nodes.size(), std::vector<float>(m_elements));
    for (std::size_t i = 0; i < m_plan.nodes.size(); ++i) {
        if (m_plan.nodes[i].stream == ExecNode::source)
            fillSource(i, settings.seed);
        else
            m_queues[static_cast<std::size_t>(m_plan.nodes[i].stream)].push_back(i);
    }
    for (int stream = 0; stream < m_plan.streams; ++stream)
        m_threads.emplace_back(&Executor::serve, this, stream);
}

Executor::~Executor()
{
    m_stop = true;
    ++m_step;
    m_step.notify_all();
    for (std::thread &thread : m_threads)
        thread.join();
}

StepTimes Executor::runStep()
{
    StepTimes times;
    times.start_us = steady_us();
    m_finished = 0;
    ++m_step;
    m_step.notify_all();
    const std::int64_t launched = steady_us();
    waitUntil(m_finished, static_cast<std::uint32_t>(m_plan.streams));
    times.end_us = steady_us();
    times.sync_us = times.end_us - launched;
    return times;
}

void Executor::serve(int stream)
{
    for (std::uint32_t step = 1;; ++step) {
        waitUntil(m_step, step);
        if (m_stop)
            return;
        for (const std::size_t index : m_queues[static_cast<std::size_t>(stream)]) {
            const ExecNode &node = m_plan.nodes[index];
            for (const int event : node.waits)
                waitUntil(m_events[static_cast<std::size_t>(event)], step);
            execute(node, index);
            for (const int event : node.signals) {
                m_events[static_cast<std::size_t>(event)] = step;
                m_events[static_cast<std::size_t>(event)].notify_all();
            }
        }
        ++m_finished;
        m_finished.notify_all();
    }
}

void Executor::execute(const ExecNode &node, std::size_t index)
{
    std::vector<const float *> inputs;
    inputs.reserve(node.inputs.size());
    for (const int input : node.inputs)
        inputs.push_back(m_values[static_cast<std::size_t>(input)].data());
    const std::size_t blocks = m_elements / Kernel::blockSize;
    float *output = m_values[index].data();
    for (std::size_t run = 0; run < m_blockRuns; ++run)
        computeBlock(node.kernel, inputs, output, run % blocks);
}

void Executor::fillSource(std::size_t index, unsigned seed)
{
    // The raw numbers of the engine, not a distribution: those differ between standard libraries.
    std::mt19937 engine(seed * 7919U + static_cast<unsigned>(index));
    for (float &value : m_values[index])
        value = static_cast<float>(engine() >> 8U) / static_cast<float>(1U << 23U) - 1.0F;
}

std::string Executor::digest() const
{
    std::vector<bool> read(m_plan.nodes.size(), false);
    for (const ExecNode &node : m_plan.nodes) {
        for (const int input : node.inputs)
            read[static_cast<std::size_t>(input)] = true;
    }
    std::uint64_t hash = 0xcbf29ce484222325U; // FNV-1a, 64 bits
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        if (read[i])
            continue;
        for (const float value : m_values[i]) {
            std::uint32_t bits = 0;
            std::memcpy(&bits, &value, sizeof bits);
            hash = (hash ^ bits) * 0x100000001b3U;
        }
    }
    std::string text(16, '0');
    for (std::size_t i = 0; i < text.size(); ++i)
        text[text.size() - 1 - i] = "0123456789abcdef"[(hash >> (4 * i)) & 0xFU];
    return text;
}

} // namespace tributary::workload
