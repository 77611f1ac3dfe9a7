// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplog/step_collector.h"

#include <algorithm>

namespace tributary
{

namespace
{

constexpr std::size_t firstSlotCount = 1024; // a power of two, as all later sizes

std::uint64_t mix(std::uint64_t seed, std::uint64_t value)
{
    seed = (seed ^ value) * 0x9E3779B97F4A7C15U;
    return seed ^ (seed >> 32);
}

// Without the process, which one of two copies may lack.
std::uint32_t hashOf(const StepRecord &record)
{
    std::uint64_t hash = mix(0, static_cast<std::uint64_t>(record.start_us));
    hash = mix(hash, static_cast<std::uint64_t>(record.step));
    hash = mix(hash, static_cast<std::uint64_t>(record.object.id));
    hash = mix(hash, static_cast<std::uint64_t>(record.object.session) * 2 + (record.object.session < 0 ? 1 : 0));
    return static_cast<std::uint32_t>(mix(hash, record.api));
}

bool sameKey(const StepRecord &a, const StepRecord &b)
{
    return a.start_us == b.start_us && a.step == b.step && a.object == b.object && a.api == b.api;
}

bool sameValues(const StepRecord &a, const StepRecord &b)
{
    return a.end_us == b.end_us && a.sync_us == b.sync_us && a.mode == b.mode && a.ret == b.ret
        && a.syncRet == b.syncRet;
}

// Where a process is unknown, two processes may by chance have the same key: then all values must agree.
bool sameProcess(const StepRecord &a, const StepRecord &b)
{
    if (a.pid != StepRecord::unknownProcess && b.pid != StepRecord::unknownProcess)
        return a.pid == b.pid;
    return sameValues(a, b);
}

} // namespace

std::uint32_t StepCollector::addFile(const QString &path)
{
    m_log.files.append(path);
    return static_cast<std::uint32_t>(m_log.files.size() - 1);
}

void StepCollector::add(const StepLine &line, std::uint32_t file, std::uint32_t lineNumber)
{
    flush();
    m_pending = line.record;
    m_pending.file = file;
    m_pending.line = lineNumber;
    m_pending.api = nameIndex(line.api, m_lastApi);
    m_pending.mode = nameIndex(line.mode, m_lastMode);
    m_pendingHash = hashOf(m_pending);
    m_hasPending = true;
    if ((m_log.records.size() + 1) * 2 > m_slots.size())
        growSlots();
    __builtin_prefetch(&m_slots[home(m_pendingHash)], 1);
}

void StepCollector::flush()
{
    if (!m_hasPending)
        return;
    m_hasPending = false;
    if (isCopy(m_pending, m_pendingHash)) {
        ++m_log.duplicateCount;
        return;
    }
    if (m_log.records.size() == m_log.records.capacity())
        growRecords();
    m_log.records.push_back(m_pending);
}

void StepCollector::addProblem(const QString &file, std::int64_t lineNumber, Text what)
{
    ++m_log.problemCount;
    if (m_log.problems.size() < StepLog::maxProblems)
        m_log.problems.push_back({file, lineNumber, std::move(what)});
}

void StepCollector::setProgress(std::int64_t bytesRead, std::int64_t bytesTotal)
{
    m_bytesRead = bytesRead;
    m_bytesTotal = bytesTotal;
}

std::uint32_t StepCollector::nameIndex(std::string_view name, LastName &last)
{
    if (last.text == name && !m_names.empty())
        return last.index;
    auto it = m_names.find(name);
    if (it == m_names.end()) {
        it = m_names.emplace(std::string(name), static_cast<std::uint32_t>(m_log.names.size())).first;
        m_log.names.append(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    }
    last = {it->first, it->second};
    return it->second;
}

// Enters the record's future index if it is none.
bool StepCollector::isCopy(const StepRecord &record, std::uint32_t hash)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = home(hash);
    for (; m_slots[at].indexPlusOne != 0; at = (at + 1) & mask) {
        if (m_slots[at].hash != hash)
            continue;
        StepRecord &known = m_log.records[m_slots[at].indexPlusOne - 1];
        if (!sameKey(known, record) || !sameProcess(known, record))
            continue;
        if (known.pid == StepRecord::unknownProcess)
            known.pid = record.pid;
        return true;
    }
    m_slots[at] = {hash, static_cast<std::uint32_t>(m_log.records.size() + 1)};
    return false;
}

void StepCollector::growSlots()
{
    std::vector<Slot> larger(std::max(firstSlotCount, m_slots.size() * 2));
    const std::size_t mask = larger.size() - 1;
    for (const Slot &slot : m_slots) {
        if (slot.indexPlusOne == 0)
            continue;
        std::size_t at = slot.hash & mask;
        while (larger[at].indexPlusOne != 0)
            at = (at + 1) & mask;
        larger[at] = slot;
    }
    m_slots = std::move(larger);
}

// Doubling would copy the largest part of the records at the worst moment; the share of the files read so far tells
// how many there will be. Pages of a reserve that is not needed are never touched.
void StepCollector::growRecords()
{
    constexpr std::size_t firstCount = 256;
    const std::size_t count = m_log.records.size();
    std::size_t wanted = std::max(firstCount, count + count / 2);
    if (count >= firstCount && m_bytesRead > 0 && m_bytesTotal > m_bytesRead) {
        const double share = static_cast<double>(m_bytesTotal) / static_cast<double>(m_bytesRead);
        const double estimate = static_cast<double>(count) * std::min(share, 64.0) * 1.02;
        wanted = std::max(wanted, static_cast<std::size_t>(estimate));
    }
    m_log.records.reserve(wanted);
}

} // namespace tributary
