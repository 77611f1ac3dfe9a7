// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplog/step_scanner.h"

#include "steplog/byte_scan.h"

#include <algorithm>
#include <cstring>

namespace tributary
{

namespace
{

constexpr std::size_t geRecordLength = 1023; // GE cuts a log record there, newline included

} // namespace

StepScanner::StepScanner(StepCollector &collector, const QString &path, std::int64_t pid)
    : m_collector(collector)
    , m_path(path)
    , m_file(collector.addFile(path))
    , m_pid(pid)
{
}

char *StepScanner::prepare(std::size_t size)
{
    dropScanned();
    if (m_buffer.size() < m_size + size)
        m_buffer.resize(m_size + size);
    return m_buffer.data() + m_size;
}

void StepScanner::commit(std::size_t size)
{
    m_size += size;
    scan(false);
}

void StepScanner::finish()
{
    scan(true);
}

void StepScanner::shrink()
{
    dropScanned();
    m_buffer.resize(m_size);
    m_buffer.shrink_to_fit();
}

void StepScanner::scan(bool atEnd)
{
    // Before the end of the file a marker is judged only when all of it is there.
    std::size_t limit = m_size;
    if (!atEnd)
        limit -= std::min(limit, StepMarker::maxLength);
    while (m_scanned < limit) {
        const auto marker = findStepMarker(text(), m_scanned, limit);
        if (!marker) {
            m_scanned = limit;
            return;
        }
        if (!takeRecord(*marker, atEnd))
            return;
    }
}

// False if more bytes are needed.
bool StepScanner::takeRecord(const StepMarker &marker, bool atEnd)
{
    const std::size_t limit = std::min(m_size, marker.end + maxRecord);
    const std::size_t newline = text().substr(0, limit).find('\n', marker.end);
    const bool hasLineEnd = newline != std::string_view::npos;
    if (!hasLineEnd && !atEnd && m_size < marker.end + maxRecord + StepMarker::maxLength) {
        m_scanned = marker.begin;
        return false;
    }
    std::size_t end = hasLineEnd ? newline : limit;
    const auto next = findStepMarker(text().substr(0, hasLineEnd ? newline : m_size), marker.end, end);
    const std::size_t begin = windowBegin(marker.begin);
    const bool cut = next || !hasLineEnd || isCutByGe(begin, newline);
    m_scanned = next ? next->begin : end;
    if (next)
        end = next->begin;
    const std::string_view prefix = text().substr(begin, marker.begin - begin);
    countTo(marker.begin);
    parseRecord(prefix, text().substr(marker.end, end - marker.end), cut ? TextEnd::Cut : TextEnd::Line);
    return true;
}

void StepScanner::parseRecord(std::string_view before, std::string_view fields, TextEnd textEnd)
{
    fields = withoutColours(fields, m_cleanRecord);
    // Another process may have written its line into this one: the fields end where its prefix begins.
    if (const auto prefix = findFirstLogPrefix(fields)) {
        fields = fields.substr(0, prefix->begin);
        textEnd = TextEnd::Cut;
    }
    auto line = parseStepFields(fields, textEnd);
    if (!line) {
        m_collector.addProblem(m_path, m_line, std::move(line.error()));
        return;
    }
    line->record.pid = processOf(before);
    m_collector.add(*line, m_file, static_cast<std::uint32_t>(m_line));
}

// Where the part of the marker's line that may hold its log prefix begins.
std::size_t StepScanner::windowBegin(std::size_t marker) const
{
    const std::size_t oldest = marker > maxPrefix ? marker - maxPrefix : 0;
    const void *newline = memrchr(m_buffer.data() + oldest, '\n', marker - oldest);
    if (!newline)
        return oldest;
    return static_cast<std::size_t>(static_cast<const char *>(newline) - m_buffer.data()) + 1;
}

// `begin`: what windowBegin() says.
bool StepScanner::isCutByGe(std::size_t begin, std::size_t lineEnd) const
{
    const std::size_t length = lineEnd + 1 - begin;
    if (length + 1 < geRecordLength || length > geRecordLength + 1)
        return false;
    return begin > 0 ? m_buffer[begin - 1] == '\n' : !m_dropped;
}

std::int64_t StepScanner::processOf(std::string_view before)
{
    const auto prefix = findLastLogPrefix(withoutColours(before, m_cleanPrefix));
    return prefix ? prefix->pid : m_pid;
}

void StepScanner::countTo(std::size_t position)
{
    if (position <= m_counted)
        return;
    m_line += static_cast<std::int64_t>(countNewlines(text().substr(m_counted, position - m_counted)));
    m_counted = position;
}

// Keeps what the prefix of a later marker may need.
void StepScanner::dropScanned()
{
    constexpr std::size_t kept = maxPrefix + StepMarker::maxLength;
    if (m_scanned <= kept)
        return;
    const std::size_t dropped = m_scanned - kept;
    countTo(dropped);
    std::memmove(m_buffer.data(), m_buffer.data() + dropped, m_size - dropped);
    m_size -= dropped;
    m_scanned = kept;
    m_counted -= dropped;
    m_dropped = true;
}

} // namespace tributary
