// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "steplog/step_line.h"
#include "steplog/step_log.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace tributary
{

/// Puts records into a StepLog, each once, and their names into its table.
class StepCollector
{
public:
    /// Fills `log`, which must outlive the collector.
    explicit StepCollector(StepLog &log)
        : m_log(log)
    {
    }

    /// A file of the log; the result goes into StepRecord::file.
    std::uint32_t addFile(const QString &path);
    /// A record with its place; dropped and counted if it is a copy of one that is there.
    void add(const StepLine &line, std::uint32_t file, std::uint32_t lineNumber);
    /// The record that was added last may still be on its way into the log; after this it is there.
    void flush();
    void addProblem(const QString &file, std::int64_t lineNumber, Text what);

    /// How many bytes there are in all and how many have been read: the memory for records grows accordingly.
    void setProgress(std::int64_t bytesRead, std::int64_t bytesTotal);

private:
    // Open addressing; the whole record is compared where the hash agrees, so no copy is found by chance.
    struct Slot {
        std::uint32_t hash = 0;
        std::uint32_t indexPlusOne = 0; // 0 = free
    };

    struct NameHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view> {}(text); }
    };

    struct LastName {
        std::string text;
        std::uint32_t index = 0;
    };

    std::uint32_t nameIndex(std::string_view name, LastName &last);
    [[nodiscard]] std::size_t home(std::uint32_t hash) const { return hash & (m_slots.size() - 1); }
    bool isCopy(const StepRecord &record, std::uint32_t hash);
    void growSlots();
    void growRecords();

    StepLog &m_log;
    std::vector<Slot> m_slots;
    StepRecord m_pending; // waits for its slot to come from memory while the next line is read
    std::uint32_t m_pendingHash = 0;
    bool m_hasPending = false;
    std::unordered_map<std::string, std::uint32_t, NameHash, std::equal_to<>> m_names;
    LastName m_lastApi;
    LastName m_lastMode;
    std::int64_t m_bytesRead = 0;
    std::int64_t m_bytesTotal = 0;
};

} // namespace tributary
