// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "process_log.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace tributary::workload
{

namespace
{

const char *levelName(LogLevel level)
{
    static constexpr std::array<const char *, 5> names {"DEBUG", "INFO", "WARNING", "ERROR", "NULL"};
    return names.at(static_cast<std::size_t>(level));
}

std::string environment(const char *name)
{
    const char *value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

/// A whole number of one or more digits inside the range, else the fallback.
int numberOr(const std::string &text, int low, int high, int fallback)
{
    if (text.empty() || text.size() > 6 || text.find_first_not_of("0123456789") != std::string::npos)
        return fallback;
    const int value = std::atoi(text.c_str());
    return value >= low && value <= high ? value : fallback;
}

/// The level of module GE in ASCEND_MODULE_LOG_LEVEL ("GE=1:FE=2"), else the global one.
LogLevel geLevel()
{
    int level = numberOr(environment("ASCEND_GLOBAL_LOG_LEVEL"), 0, 4, static_cast<int>(LogLevel::Error));
    const std::string modules = ":" + environment("ASCEND_MODULE_LOG_LEVEL");
    if (const std::size_t at = modules.find(":GE="); at != std::string::npos)
        level = numberOr(modules.substr(at + 4, modules.find(':', at + 4) - at - 4), 0, 4, level);
    return static_cast<LogLevel>(level);
}

std::string logRoot()
{
    if (std::string path = environment("ASCEND_PROCESS_LOG_PATH"); !path.empty())
        return path;
    if (const std::string path = environment("ASCEND_WORK_PATH"); !path.empty())
        return path + "/log";
    const std::string home = environment("HOME");
    return home.empty() ? std::string() : home + "/ascend/log";
}

struct LocalTime {
    tm fields {};
    int micros = 0;

    static LocalTime now()
    {
        using namespace std::chrono;
        const auto since = system_clock::now().time_since_epoch();
        const auto micros = duration_cast<microseconds>(since).count();
        LocalTime local;
        const time_t seconds = micros / 1000000;
        localtime_r(&seconds, &local.fields);
        local.micros = static_cast<int>(micros % 1000000);
        return local;
    }

    [[nodiscard]] std::string text(const char *format) const
    {
        std::array<char, 64> buffer {};
        const std::size_t length = strftime(buffer.data(), buffer.size(), format, &fields);
        return {buffer.data(), length};
    }
};

std::string threeDigits(int value)
{
    const std::string digits = std::to_string(value);
    return std::string(3 - std::min<std::size_t>(digits.size(), 3), '0') + digits;
}

std::string header(const char *level, int pid, const std::string &source)
{
    const LocalTime now = LocalTime::now();
    return std::string("[") + level + "] GE(" + std::to_string(pid) + "," + program_invocation_short_name
        + "):" + now.text("%Y-%m-%d-%H:%M:%S") + "." + threeDigits(now.micros / 1000) + "."
        + threeDigits(now.micros % 1000) + " [" + source + "]";
}

std::string content(const std::string &function, const std::string &message)
{
    return std::to_string(gettid()) + " " + function + ":" + message;
}

} // namespace

LogSettings LogSettings::fromEnvironment()
{
    LogSettings settings;
    settings.root = logRoot();
    settings.level = geLevel();
    settings.eventsEnabled = environment("ASCEND_GLOBAL_EVENT_ENABLE") != "0";
    settings.filesPerProcess = numberOr(environment("ASCEND_HOST_LOG_FILE_NUM"), 1, 1000, 10);
    const std::string newSwitch = environment("ASCEND_LOG_PRINT_TO_STDOUT");
    const std::string oldSwitch = environment("ASCEND_SLOG_PRINT_TO_STDOUT");
    settings.toStdout = newSwitch.empty() ? oldSwitch == "1" : newSwitch == "1";
    settings.copyToStdout = newSwitch == "1";
    return settings;
}

ProcessLog::ProcessLog(LogSettings settings)
    : m_settings(std::move(settings))
    , m_pid(getpid())
{
}

ProcessLog::~ProcessLog()
{
    for (const Series *series : {&m_run, &m_debug}) {
        if (series->descriptor >= 0)
            close(series->descriptor);
    }
}

void ProcessLog::write(
    LogLevel level, const std::string &source, const std::string &function, const std::string &message)
{
    if (level < m_settings.level)
        return;
    followFork();
    put(m_debug, header(levelName(level), m_pid, source) + content(function, message) + "\n");
}

void ProcessLog::writeEvent(const std::string &source, const std::string &function, const std::string &message)
{
    event(source, content(function, message) + "\n", true);
}

void ProcessLog::writeHalfEvent(const std::string &source, const std::string &function, const std::string &message)
{
    std::string half = content(function, message);
    half.resize(half.size() - message.size() / 2);
    event(source, half, false);
}

void ProcessLog::event(const std::string &source, const std::string &content, bool whole)
{
    followFork();
    const bool old = m_settings.generation == LogGeneration::Event;
    if (old && !m_settings.eventsEnabled)
        return;
    const char *mark = m_settings.generation == LogGeneration::InfoTwice ? "[EVENT]" : "";
    put(m_run, header(old ? "EVENT" : "INFO", m_pid, source) + mark + content);
    const bool copy = !old && m_settings.level <= LogLevel::Info && (!m_settings.toStdout || m_settings.copyToStdout);
    if (copy && whole)
        put(m_debug, header("INFO", m_pid, source) + content);
}

void ProcessLog::put(Series &series, std::string record)
{
    if (record.size() > maxRecord) {
        record.resize(maxRecord - 1);
        record += '\n';
    }
    if (m_settings.toStdout) {
        print(record);
        return;
    }
    const auto length = static_cast<std::int64_t>(record.size());
    if (series.descriptor >= 0 && series.size + length > maxFileSize)
        finish(series);
    if (series.descriptor < 0 && !openNext(series))
        return; // as GE: a program never fails because it cannot log
    if (::write(series.descriptor, record.data(), record.size()) == length)
        series.size += length;
}

void ProcessLog::print(const std::string &record)
{
    // Through the same buffer as the program's own output, so that the order is kept.
    std::fwrite(record.data(), 1, record.size(), stdout);
    std::fflush(stdout);
}

bool ProcessLog::openNext(Series &series)
{
    if (m_settings.root.empty())
        return false;
    namespace fs = std::filesystem;
    const std::string folder = m_settings.root + "/" + series.folder + "/plog";
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed)
        return false;
    const LocalTime now = LocalTime::now();
    series.path = folder + "/plog-" + std::to_string(m_pid) + "_" + now.text("%Y%m%d%H%M%S")
        + threeDigits(now.micros / 1000) + ".log";
    series.descriptor = open(series.path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0640);
    series.size = 0;
    if (series.descriptor < 0)
        return false;
    fchmod(series.descriptor, 0640); // whatever the umask
    removeOldest(folder);
    return true;
}

void ProcessLog::finish(Series &series)
{
    fchmod(series.descriptor, 0440);
    close(series.descriptor);
    series.descriptor = -1;
}

void ProcessLog::removeOldest(const std::string &folder) const
{
    namespace fs = std::filesystem;
    const std::string prefix = "plog-" + std::to_string(m_pid) + "_";
    std::vector<std::string> names;
    std::error_code failed;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder, failed)) {
        if (entry.path().filename().string().starts_with(prefix))
            names.push_back(entry.path().string());
    }
    std::sort(names.begin(), names.end()); // the time is in the name
    for (std::size_t i = 0; i + static_cast<std::size_t>(m_settings.filesPerProcess) < names.size(); ++i)
        fs::remove(names[i], failed);
}

void ProcessLog::followFork()
{
    if (m_pid == getpid())
        return;
    m_pid = getpid();
    for (Series *series : {&m_run, &m_debug}) {
        if (series->descriptor >= 0)
            close(series->descriptor);
        series->descriptor = -1;
    }
}

} // namespace tributary::workload
