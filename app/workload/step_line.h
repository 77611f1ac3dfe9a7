// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tributary::workload
{

/// What one STEP record says.
struct StepLine {
    std::string api = "NnExecute";
    std::string mode; ///< as on the graph; sanitised when it is written
    std::int64_t modelId = 1;
    std::int64_t step = 0;
    std::int64_t start_us = 0;
    std::int64_t end_us = 0;
    std::int64_t sync_us = 0;
    std::uint32_t ret = 0;
    std::uint32_t syncRet = 0;
};

/// The fields of a record by name, in GE's order.
using StepFields = std::vector<std::pair<std::string, std::string>>;
StepFields stepFields(const StepLine &line);

/// "[GE_MS_TUNE][STEP] api=… mode=… …"
std::string stepText(const StepFields &fields);

/// The mode as GE logs it: letters, digits, _ - . and : stay, anything else becomes _; at most 128 characters.
std::string sanitisedMode(const std::string &mode);

} // namespace tributary::workload
