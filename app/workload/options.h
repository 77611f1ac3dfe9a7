// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "process_log.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tributary::workload
{

/// Ways to behave badly, for tests and demonstrations. Nothing set = an honest program.
struct Faults {
    int exitCode = 0; ///< of a run that went well
    bool crash = false;
    bool hang = false;
    bool ignoreTerm = false; ///< while hanging
    std::string wrongMode; ///< in the STEP records; empty = the right one
    bool overlap = false;
    std::string missingField;
    std::string badInteger; ///< a field that gets a value which is no number
    bool cutLine = false;
    std::uint32_t ret = 0; ///< of the steps from retStep on
    int retStep = 1;
    bool differentDigest = false;
    double noisePercent = 0; ///< standard deviation of the work from run to run
    std::optional<unsigned> noiseSeed; ///< none = another one in every process
    double workFactor = 1.0;
    bool instant = false;
    int secondObjectSteps = 0;
    bool forkWorker = false;
    bool noSteps = false;
    LogGeneration generation = LogGeneration::Current;
};

/// What the command line asks for.
struct Options {
    static constexpr int maxSteps = 1000000;
    static constexpr int maxDim = 4096;

    int steps = 12; ///< after one step of warm-up
    int dim = 96;
    unsigned seed = 1;
    std::string graphFile; ///< a ge_proto dump; empty = the built-in graph
    std::string compileTo; ///< only compile, into this file; empty = run
    std::string modelFile; ///< run what was compiled into this file; empty = compile first
    bool help = false;
    bool version = false;
    std::optional<std::string> onlyMode; ///< the faults are for this mode only
    Faults faults;
};

/// Reads the arguments (without the program's name). The error is a sentence for the user.
tl::expected<Options, std::string> parseOptions(const std::vector<std::string> &arguments);

/// The text of --help.
std::string helpText();

} // namespace tributary::workload
