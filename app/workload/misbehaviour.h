// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "options.h"
#include "step_line.h"

namespace tributary::workload
{

/// The faults that take effect under this mode: all, or none if they are meant for another one.
Faults faultsFor(const Options &options, const std::string &mode);

/// What the noise and the work factor make of the work of this process.
double workFactor(const Faults &faults);

/// Changes what a step says: return value, overlap with the step before (which ended at `previousEnd_us`), mode.
void spoil(const Faults &faults, StepLine &line, std::int64_t previousEnd_us);

/// Changes how a step says it: a field that is missing or no number.
void spoil(const Faults &faults, StepFields &fields);

/// Dies of SIGSEGV, leaving no core file.
[[noreturn]] void crash();

/// Starts a child process and waits with it until someone kills them; ends by itself after an hour.
[[noreturn]] void hang(bool ignoreTerm);

} // namespace tributary::workload
