// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_line.h"

#include <algorithm>

namespace tributary::workload
{

StepFields stepFields(const StepLine &line)
{
    const std::int64_t cost_us = std::max<std::int64_t>(line.end_us - line.start_us, 0);
    return {
        {"api", line.api},
        {"mode", sanitisedMode(line.mode)},
        {"model_id", std::to_string(line.modelId)},
        {"step", std::to_string(line.step)},
        {"start_us", std::to_string(line.start_us)},
        {"end_us", std::to_string(line.end_us)},
        {"cost_us", std::to_string(cost_us)},
        {"sync_us", std::to_string(line.sync_us)},
        {"ret", std::to_string(line.ret)},
        {"sync_ret", std::to_string(line.syncRet)},
    };
}

std::string stepText(const StepFields &fields)
{
    std::string text = "[GE_MS_TUNE][STEP]";
    for (const auto &[name, value] : fields)
        text.append(" ").append(name).append("=").append(value);
    return text;
}

std::string sanitisedMode(const std::string &mode)
{
    static constexpr std::size_t maxLength = 128;
    static constexpr const char *allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.:";
    std::string text = mode.substr(0, maxLength);
    for (std::size_t at = text.find_first_not_of(allowed); at != std::string::npos;
         at = text.find_first_not_of(allowed, at))
        text[at] = '_';
    return text;
}

} // namespace tributary::workload
