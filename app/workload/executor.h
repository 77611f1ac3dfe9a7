// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels.h"

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace tributary::workload
{

/// One operator as it is executed.
struct ExecNode {
    static constexpr int source = -1; ///< stream of a node that is filled once and never computed

    std::string name;
    Kernel kernel;
    std::vector<int> inputs; ///< indices of earlier nodes
    int stream = source;
    std::vector<int> waits; ///< events that have to be signalled before it starts
    std::vector<int> signals; ///< events that it signals when it is done
};

/// The nodes in topological order; every stream executes its nodes in this order.
struct ExecPlan {
    std::vector<ExecNode> nodes;
    int streams = 0;
    int events = 0;
};

/// Microseconds of the steady clock.
std::int64_t steady_us();

/// One step as the host saw it.
struct StepTimes {
    std::int64_t start_us = 0;
    std::int64_t end_us = 0;
    std::int64_t sync_us = 0; ///< the part of it spent waiting for the streams
};

/// Runs a plan on CPU threads: one thread per stream, events between them, and a wait for all streams at the end of
/// each step.
class Executor
{
public:
    struct Settings {
        std::size_t dim = 128; ///< a tensor has dim x dim elements, rounded up to whole blocks
        unsigned seed = 1; ///< of the values of the source nodes
        double workFactor = 1.0; ///< 0.25…: how much to compute; changes the time, never the values
    };

    Executor(ExecPlan plan, const Settings &settings);
    ~Executor();
    Executor(const Executor &) = delete;
    Executor &operator=(const Executor &) = delete;

    /// Executes every node once.
    StepTimes runStep();
    /// Hash of the values of all nodes that no other node reads; 16 hexadecimal digits. Not during a step.
    [[nodiscard]] std::string digest() const;

private:
    using Count = std::atomic<std::uint32_t>;

    void serve(int stream);
    void execute(const ExecNode &node, std::size_t index);
    void fillSource(std::size_t index, unsigned seed);

    ExecPlan m_plan;
    std::size_t m_elements = 0;
    std::size_t m_blockRuns = 0; ///< blocks computed per node and step; at least every block once
    std::vector<std::vector<float>> m_values; ///< per node
    std::vector<std::vector<std::size_t>> m_queues; ///< per stream: its nodes
    std::vector<Count> m_events; ///< per event: the last step in which it was signalled
    Count m_step = 0; ///< the step that the streams may execute, from 1
    Count m_finished = 0; ///< streams that have finished this step
    std::atomic<bool> m_stop = false;
    std::vector<std::thread> m_threads;
};

} // namespace tributary::workload
