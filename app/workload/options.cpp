// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "options.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <span>

namespace tributary::workload
{

namespace
{

/// One option: how it is called, what it takes (null = nothing), what it does.
struct OptionEntry {
    const char *name;
    const char *argument;
    const char *help;
    std::function<bool(Options &, const std::string &)> apply; ///< false: the value makes no sense
};

template <typename T>
bool readNumber(const std::string &text, T low, T high, T &value)
{
    T read {};
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, read);
    if (error != std::errc() || stop != end || !(read >= low && read <= high))
        return false;
    value = read;
    return true;
}

/// An option that sets a truth value of the faults.
auto flag(bool Faults::*member)
{
    return [member](Options &o, const std::string &) { return o.faults.*member = true; };
}

/// An option that sets a text of the faults; it must not be empty.
auto text(std::string Faults::*member)
{
    return [member](Options &o, const std::string &value) {
        o.faults.*member = value;
        return !value.empty();
    };
}

template <typename T>
auto number(T Faults::*member, T low, T high)
{
    return [=](Options &o, const std::string &value) { return readNumber(value, low, high, o.faults.*member); };
}

template <typename T>
auto setting(T Options::*member, T low, T high)
{
    return [=](Options &o, const std::string &value) { return readNumber(value, low, high, o.*member); };
}

bool setGeneration(Options &options, const std::string &value)
{
    options.faults.generation = value == "1" ? LogGeneration::Event : LogGeneration::InfoTwice;
    return value == "1" || value == "2";
}

bool setNoiseSeed(Options &options, const std::string &value)
{
    options.faults.noiseSeed = 0;
    return readNumber(value, 0U, ~0U, *options.faults.noiseSeed);
}

std::span<const OptionEntry> ordinaryOptions()
{
    static const std::vector<OptionEntry> entries {
        {"--steps", "N", "steps to measure, after one step of warm-up (12)",
            setting(&Options::steps, 0, Options::maxSteps)},
        {"--dim", "D", "each tensor has D x D elements (96)", setting(&Options::dim, 1, Options::maxDim)},
        {"--seed", "N", "seed of the input values (1)", setting(&Options::seed, 0U, ~0U)},
        {"--graph", "FILE", "run the graph of a ge_proto dump instead of the built-in one",
            [](Options &o, const std::string &value) { return !(o.graphFile = value).empty(); }},
        {"--compile-to", "FILE.om", "compile only: run the passes, and write what came out of it into a file",
            [](Options &o, const std::string &value) { return !(o.compileTo = value).empty(); }},
        {"--om", "FILE.om", "run what --compile-to wrote, here or on another machine; no passes are run",
            [](Options &o, const std::string &value) { return !(o.modelFile = value).empty(); }},
        {"--help", nullptr, "this text", [](Options &o, const std::string &) { return o.help = true; }},
        {"--version", nullptr, "the version", [](Options &o, const std::string &) { return o.version = true; }},
    };
    return entries;
}

std::span<const OptionEntry> faultOptions()
{
    static const std::vector<OptionEntry> entries {
        {"--only-mode", "MODE", "the options below take effect only if the graph's mode is MODE",
            [](Options &o, const std::string &value) { return o.onlyMode = value, true; }},
        {"--exit-code", "N", "end with this exit code; with --compile-to: fail", number(&Faults::exitCode, 0, 255)},
        {"--crash", nullptr, "die of SIGSEGV half-way", flag(&Faults::crash)},
        {"--hang", nullptr, "hang after the first step, with a child process that hangs too (at most an hour)",
            flag(&Faults::hang)},
        {"--ignore-term", nullptr, "ignore SIGTERM while hanging", flag(&Faults::ignoreTerm)},
        {"--wrong-mode", "TEXT", "log another mode", text(&Faults::wrongMode)},
        {"--overlap", nullptr, "log steps that overlap in time", flag(&Faults::overlap)},
        {"--missing-field", "NAME", "leave a field out of the STEP records", text(&Faults::missingField)},
        {"--bad-integer", "FIELD", "log a value that is no number", text(&Faults::badInteger)},
        {"--cut-line", nullptr, "stop in the middle of the last STEP record", flag(&Faults::cutLine)},
        {"--ret", "N", "steps return N", number(&Faults::ret, 0U, ~0U)},
        {"--ret-step", "K", "with --ret: from step K on (1)", number(&Faults::retStep, 0, Options::maxSteps)},
        {"--different-digest", nullptr, "print another digest", flag(&Faults::differentDigest)},
        {"--noise", "PERCENT", "make the work differ from run to run by this standard deviation",
            number(&Faults::noisePercent, 0.0, 50.0)},
        {"--noise-seed", "N", "with --noise: the same noise in every run", setNoiseSeed},
        {"--work-factor", "F", "multiply the work, 0.25 to 100 (1)", number(&Faults::workFactor, 0.25, 100.0)},
        {"--instant", nullptr, "compute nothing and log made-up steps", flag(&Faults::instant)},
        {"--second-object", "STEPS", "log steps of a second model as well",
            number(&Faults::secondObjectSteps, 0, Options::maxSteps)},
        {"--fork-worker", nullptr, "a second process runs and logs half the steps", flag(&Faults::forkWorker)},
        {"--no-steps", nullptr, "log no STEP records", flag(&Faults::noSteps)},
        {"--old-format", "1|2", "log lines as older releases wrote them: 1 [EVENT], 2 [INFO] and [EVENT]",
            setGeneration},
    };
    return entries;
}

const OptionEntry *findOption(const std::string &name)
{
    for (const auto entries : {ordinaryOptions(), faultOptions()}) {
        const auto it =
            std::find_if(entries.begin(), entries.end(), [&](const OptionEntry &e) { return name == e.name; });
        if (it != entries.end())
            return &*it;
    }
    return nullptr;
}

std::string noValue(const std::string &value, const std::string &name)
{
    return "\"" + value + "\" is no value for " + name;
}

std::string helpLines(std::span<const OptionEntry> entries)
{
    static constexpr std::size_t column = 26;
    std::string lines;
    for (const OptionEntry &entry : entries) {
        std::string line = std::string("  ") + entry.name;
        if (entry.argument != nullptr)
            line.append(" ").append(entry.argument);
        line.resize(std::max(column, line.size() + 1), ' ');
        lines += line + entry.help + "\n";
    }
    return lines;
}

} // namespace

tl::expected<Options, std::string> parseOptions(const std::vector<std::string> &arguments)
{
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        // Both "--name value" and "--name=value".
        const std::size_t equals = arguments[i].find('=');
        const std::string name = arguments[i].substr(0, equals);
        const OptionEntry *entry = findOption(name);
        if (entry == nullptr)
            return tl::unexpected("unknown argument " + arguments[i]);
        const bool joined = equals != std::string::npos;
        if (joined && entry->argument == nullptr)
            return tl::unexpected(name + " takes no value");
        std::string value;
        if (joined)
            value = arguments[i].substr(equals + 1);
        else if (entry->argument != nullptr && ++i == arguments.size())
            return tl::unexpected(name + " needs a value");
        else if (entry->argument != nullptr)
            value = arguments[i];
        if (!entry->apply(options, value))
            return tl::unexpected(noValue(value, name));
    }
    if (!options.modelFile.empty() && !(options.compileTo.empty() && options.graphFile.empty()))
        return tl::unexpected(
            std::string("--om cannot be used with --compile-to or --graph: the graph is in the model"));
    return options;
}

std::string helpText()
{
    return "Usage: tributary-workload [options]\n\n"
           "A sample workload for multi-stream tuning: loads the custom passes of GE through a small stand-in for GE,\n"
           "spreads a graph over streams as the mode on the graph says, and runs it on the CPU, a thread per "
           "stream.\n"
           "With --compile-to and --om it does these two halves one by one, as atc and an inference program do. Its "
           "models are\n"
           "a few lines of text that GE cannot read, and it reads no model of GE.\n\n"
        + helpLines(ordinaryOptions()) + "\nFor tests and demonstrations:\n" + helpLines(faultOptions())
        + "\nEnvironment: ASCEND_OPP_PATH or ASCEND_HOME_PATH (where the passes are), ASCEND_PROCESS_LOG_PATH,\n"
          "ASCEND_WORK_PATH, ASCEND_GLOBAL_LOG_LEVEL, ASCEND_MODULE_LOG_LEVEL, ASCEND_GLOBAL_EVENT_ENABLE,\n"
          "ASCEND_LOG_PRINT_TO_STDOUT, ASCEND_SLOG_PRINT_TO_STDOUT, ASCEND_HOST_LOG_FILE_NUM (the log, as in GE).\n"
          "Exit status: 0 success, 1 failure, 2 bad usage.\n";
}

} // namespace tributary::workload
