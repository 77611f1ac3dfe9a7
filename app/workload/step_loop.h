// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile.h"
#include "executor.h"
#include "options.h"
#include "recorder.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tributary::workload
{

/// The steps of one process.
class StepLoop
{
public:
    StepLoop(const Options &options, const Faults &faults, const Compiled &compiled, ProcessLog &log);

    /// Runs the warm-up and `steps` more; returns the digest of the outputs.
    std::string run(int steps);
    /// Median of the steps after the warm-up; 0 if there are none.
    [[nodiscard]] std::int64_t median_us() const;

private:
    void record(std::int64_t model, const StepTimes &times, bool last);
    void recordSecond(bool last);

    const Options &m_options;
    const Faults &m_faults;
    const ExecPlan &m_plan;
    bool m_recording;
    Recorder m_recorder;
    std::vector<std::int64_t> m_costs_us; ///< of the steps after the warm-up
};

} // namespace tributary::workload
