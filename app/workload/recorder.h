// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor.h"
#include "options.h"
#include "process_log.h"

#include <map>
#include <string>

namespace tributary::workload
{

/// Writes the STEP records of this process, honestly or as the faults want them.
class Recorder
{
public:
    static constexpr std::int64_t mainModel = 1;
    static constexpr std::int64_t secondModel = 2;

    Recorder(ProcessLog &log, std::string mode, const Faults &faults)
        : m_log(log)
        , m_mode(std::move(mode))
        , m_faults(faults)
    {
    }

    /// Records the next step of a model. `last` is the last record of the process.
    void record(std::int64_t model, const StepTimes &times, bool last);

private:
    struct Progress {
        std::int64_t steps = 0;
        std::int64_t lastEnd_us = 0;
    };

    ProcessLog &m_log;
    std::string m_mode;
    Faults m_faults;
    std::map<std::int64_t, Progress> m_progress; ///< per model
};

} // namespace tributary::workload
