// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "misbehaviour.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <sys/resource.h>
#include <unistd.h>

namespace tributary::workload
{

Faults faultsFor(const Options &options, const std::string &mode)
{
    return options.onlyMode && *options.onlyMode != mode ? Faults() : options.faults;
}

double workFactor(const Faults &faults)
{
    if (faults.noisePercent <= 0)
        return faults.workFactor;
    std::mt19937 engine(faults.noiseSeed ? *faults.noiseSeed : std::random_device()());
    std::normal_distribution<double> noise(1.0, faults.noisePercent / 100.0);
    return std::max(faults.workFactor * noise(engine), 0.25);
}

void spoil(const Faults &faults, StepLine &line, std::int64_t previousEnd_us)
{
    if (!faults.wrongMode.empty())
        line.mode = faults.wrongMode;
    if (faults.ret != 0 && line.step >= faults.retStep) {
        line.ret = faults.ret;
        line.sync_us = 0; // GE does not wait for a step that has failed
    }
    if (faults.overlap && line.step > 0)
        line.start_us = std::min(line.start_us, previousEnd_us - 1);
}

void spoil(const Faults &faults, StepFields &fields)
{
    for (auto &[name, value] : fields) {
        if (name == faults.badInteger)
            value += "x";
    }
    fields.erase(std::remove_if(fields.begin(), fields.end(),
                     [&](const auto &field) { return field.first == faults.missingField; }),
        fields.end());
}

void crash()
{
    std::fflush(stdout);
    const rlimit noCore {0, 0};
    setrlimit(RLIMIT_CORE, &noCore);
    std::signal(SIGSEGV, SIG_DFL); // not the handler of a sanitizer
    std::raise(SIGSEGV);
    std::abort();
}

void hang(bool ignoreTerm)
{
    static constexpr unsigned limit_s = 3600;
    if (ignoreTerm)
        std::signal(SIGTERM, SIG_IGN); // the child inherits it
    std::fflush(stdout);
    const pid_t child = fork();
    if (child > 0) {
        std::printf("hanging pid=%d child=%d\n", static_cast<int>(getpid()), static_cast<int>(child));
        std::fflush(stdout);
    }
    for (unsigned left = limit_s; left > 0;)
        left = sleep(left);
    _exit(1);
}

} // namespace tributary::workload
