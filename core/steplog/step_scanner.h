// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "steplog/step_collector.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tributary
{

/// Finds the STEP records in one file that comes in pieces. Memory is bounded however long a line is: a record is seen
/// with `maxPrefix` bytes before and `maxRecord` bytes behind its marker, and the result does not depend on the pieces.
class StepScanner
{
public:
    static constexpr std::size_t maxPrefix = 4096; ///< bytes before a marker that are searched for the process id
    static constexpr std::size_t maxRecord = 4096; ///< bytes behind a marker that may hold its fields; GE writes < 1023

    /// Records and problems go to `collector`, which must outlive the scanner. `pid`: of lines that name none.
    StepScanner(StepCollector &collector, const QString &path, std::int64_t pid);

    /// Room for the next bytes of the file.
    char *prepare(std::size_t size);
    /// So many bytes have been put there.
    void commit(std::size_t size);
    /// The file has ended: what is left is its last, perhaps unfinished, line.
    void finish();
    /// Gives back memory between two pieces.
    void shrink();

private:
    void scan(bool atEnd);
    bool takeRecord(const StepMarker &marker, bool atEnd);
    void parseRecord(std::string_view before, std::string_view fields, TextEnd textEnd);
    [[nodiscard]] bool isCutByGe(std::size_t begin, std::size_t lineEnd) const;
    [[nodiscard]] std::int64_t processOf(std::string_view before);
    [[nodiscard]] std::size_t windowBegin(std::size_t marker) const;
    void countTo(std::size_t position);
    void dropScanned();
    [[nodiscard]] std::string_view text() const { return {m_buffer.data(), m_size}; }

    StepCollector &m_collector;
    QString m_path;
    std::uint32_t m_file;
    std::int64_t m_pid;
    std::vector<char> m_buffer;
    std::size_t m_size = 0; // bytes of the file in the buffer
    std::size_t m_scanned = 0; // no marker begins before, except those that were taken
    std::size_t m_counted = 0; // newlines before are in m_line
    std::int64_t m_line = 1;
    bool m_dropped = false; // the buffer no longer begins with the file
    std::string m_cleanRecord;
    std::string m_cleanPrefix;
};

} // namespace tributary
