// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include "compile.h"
#include "misbehaviour.h"
#include "step_loop.h"

#include <cinttypes>
#include <cstdio>
#include <sys/wait.h>
#include <unistd.h>

namespace tributary::workload
{

namespace
{

/// Starts a second process that runs half the steps and says nothing on stdout. Returns its id.
pid_t forkWorker(const Options &options, const Faults &faults, const Compiled &compiled, ProcessLog &log)
{
    std::fflush(stdout); // or the child would print it once more
    const pid_t child = fork();
    if (child != 0)
        return child;
    StepLoop(options, faults, compiled, log).run(options.steps / 2);
    std::fflush(stdout);
    _exit(0);
}

/// The model that is to run: made now, or on another day by compileModel().
Outcome<Compiled> prepare(const Options &options, ProcessLog &log)
{
    const auto model = options.modelFile.empty() ? compile(options, log) : readModel(options.modelFile);
    if (!model)
        return tl::unexpected(model.error());
    return load(*model, log);
}

int complain(ProcessLog &log, const std::string &error)
{
    log.write(LogLevel::Error, "graph_manager.cc:1", "Build", error);
    std::fprintf(stderr, "tributary-workload: %s\n", error.c_str());
    return 1;
}

/// Writes the model instead of running it.
int compileModel(const Options &options, ProcessLog &log)
{
    const auto model = compile(options, log);
    if (!model)
        return complain(log, model.error());
    const Faults faults = faultsFor(options, model->mode.value_or("off"));
    if (faults.hang)
        hang(faults.ignoreTerm);
    if (faults.exitCode != 0) {
        complain(log, "the model cannot be compiled, as --exit-code asks for");
        return faults.exitCode;
    }
    if (const auto written = writeModel(options.compileTo, *model); !written)
        return complain(log, written.error());
    std::printf("mode=%s model=%s\n", model->mode.value_or("off").c_str(), options.compileTo.c_str());
    return 0;
}

} // namespace

int runSession(const Options &options)
{
    ProcessLog log(LogSettings::fromEnvironment());
    if (!options.compileTo.empty())
        return compileModel(options, log);
    const auto compiled = prepare(options, log);
    if (!compiled)
        return complain(log, compiled.error());
    const Faults faults = faultsFor(options, compiled->mode);
    log.setGeneration(faults.generation);
    std::printf("graph=%s mode=%s streams=%d events=%d\n", compiled->graph.c_str(), compiled->mode.c_str(),
        compiled->plan.streams, compiled->plan.events);
    const pid_t worker = faults.forkWorker ? forkWorker(options, faults, *compiled, log) : -1;
    StepLoop loop(options, faults, *compiled, log);
    const std::string digest = loop.run(options.steps);
    if (worker > 0)
        waitpid(worker, nullptr, 0);
    std::printf("steps=%d median_us=%" PRId64 "\ndigest=%s\n", options.steps, loop.median_us(), digest.c_str());
    return faults.exitCode;
}

} // namespace tributary::workload
