// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace tributary::workload
{

/// Levels of GE's log; a lower one says more.
enum class LogLevel { Debug = 0, Info = 1, Warning = 2, Error = 3, Null = 4 };

/// How releases of GE write the lines that carry the STEP records.
enum class LogGeneration {
    Event, ///< oldest: [EVENT] in run/plog, if events are enabled
    InfoTwice, ///< about 2024: [INFO] with [EVENT] in front of the content in run/plog, a copy without it in debug/plog
    Current, ///< [INFO] in run/plog whatever the level, a copy in debug/plog at level INFO
};

/// What the environment says about the log.
struct LogSettings {
    std::string root; ///< ASCEND_PROCESS_LOG_PATH, ASCEND_WORK_PATH/log, HOME/ascend/log; empty = nowhere
    LogLevel level = LogLevel::Error; ///< of GE's lines in debug/plog
    bool eventsEnabled = true;
    bool toStdout = false; ///< lines go to stdout and there are no files
    bool copyToStdout = true; ///< with toStdout: the debug copy of a STEP line is printed as well
    int filesPerProcess = 10;
    LogGeneration generation = LogGeneration::Current;

    static LogSettings fromEnvironment();
};

/// The log of one process, laid out as GE lays it out: run/plog and debug/plog below the root, a series of files per
/// process id, made at the first line. Each line is in the file when the function returns. For one thread.
class ProcessLog
{
public:
    static constexpr std::size_t maxRecord = 1023; ///< bytes of one record with its line end; longer ones are cut
    static constexpr std::int64_t maxFileSize = std::int64_t {20} * 1024 * 1024;

    explicit ProcessLog(LogSettings settings);
    ~ProcessLog();
    ProcessLog(const ProcessLog &) = delete;
    ProcessLog &operator=(const ProcessLog &) = delete;

    /// The form of the STEP lines from now on.
    void setGeneration(LogGeneration generation) { m_settings.generation = generation; }

    /// An ordinary line. `source` is "file:line", `function` the function that logs.
    void write(LogLevel level, const std::string &source, const std::string &function, const std::string &message);
    /// A line of the run log (a STEP record), in the form of the generation.
    void writeEvent(const std::string &source, const std::string &function, const std::string &message);
    /// The same, but the process "dies" in the middle of it: half a line, no line end.
    void writeHalfEvent(const std::string &source, const std::string &function, const std::string &message);

private:
    struct Series {
        const char *folder;
        int descriptor = -1;
        std::int64_t size = 0;
    };

    void event(const std::string &source, const std::string &content, bool whole);
    void put(Series &series, std::string record);
    void print(const std::string &record);
    bool openNext(Series &series);
    void finish(Series &series);
    void removeOldest(const std::string &folder) const;
    void followFork();

    LogSettings m_settings;
    int m_pid = 0;
    Series m_run {"run"};
    Series m_debug {"debug"};
};

} // namespace tributary::workload
