// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "recorder.h"

#include "misbehaviour.h"
#include "step_line.h"

namespace tributary::workload
{

namespace
{

constexpr const char *source = "step_recorder.cc:137";
constexpr const char *function = "Record";

} // namespace

void Recorder::record(std::int64_t model, const StepTimes &times, bool last)
{
    Progress &progress = m_progress[model];
    StepLine line;
    line.mode = m_mode;
    line.modelId = model;
    line.step = progress.steps++;
    line.start_us = times.start_us;
    line.end_us = times.end_us;
    line.sync_us = times.sync_us;
    if (model == mainModel)
        spoil(m_faults, line, progress.lastEnd_us);
    progress.lastEnd_us = times.end_us;
    StepFields fields = stepFields(line);
    spoil(m_faults, fields);
    if (last && m_faults.cutLine)
        m_log.writeHalfEvent(source, function, stepText(fields));
    else
        m_log.writeEvent(source, function, stepText(fields));
}

} // namespace tributary::workload
