// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trial/main_object.h"

#include <algorithm>
#include <map>

namespace tributary
{

namespace
{

using Counts = std::map<ExecObject, std::map<std::int64_t, std::int64_t>>; // object -> process -> steps

// Both maps are ordered, so the first maximum is the one with the smallest id.
std::optional<ExecObject> objectWithMostSteps(const Counts &counts)
{
    std::optional<ExecObject> best;
    std::int64_t most = 0;
    for (const auto &[object, processes] : counts) {
        for (const auto &[process, steps] : processes) {
            if (steps > most) {
                most = steps;
                best = object;
            }
        }
    }
    return best;
}

std::optional<std::int64_t> chooseProcess(
    const std::map<std::int64_t, std::int64_t> &steps, const std::optional<std::int64_t> &wanted)
{
    if (wanted) {
        if (steps.contains(*wanted))
            return wanted;
        if (*wanted < 1 || *wanted > std::int64_t(steps.size()))
            return std::nullopt;
        return std::next(steps.begin(), *wanted - 1)->first;
    }
    const auto most =
        std::max_element(steps.begin(), steps.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
    return most->first;
}

} // namespace

MainRecords findMainRecords(const std::vector<StepRecord> &records, const GateOptions &options)
{
    Counts counts;
    for (const StepRecord &record : records)
        ++counts[record.object][record.pid];

    MainRecords main;
    const auto object = options.mainObject ? options.mainObject : objectWithMostSteps(counts);
    if (!object || !counts.contains(*object))
        return main;
    const auto &processes = counts[*object];
    for (const auto &[process, steps] : processes)
        main.processes.push_back(process);
    const auto process = chooseProcess(processes, options.mainProcess);
    if (!process)
        return main;
    main.object = object;
    main.process = *process;
    for (const StepRecord &record : records) {
        if (record.object == *object && record.pid == *process)
            main.records.push_back(record);
    }
    std::stable_sort(main.records.begin(), main.records.end(), [](const StepRecord &a, const StepRecord &b) {
        return std::pair(a.step, a.start_us) < std::pair(b.step, b.start_us);
    });
    return main;
}

} // namespace tributary
