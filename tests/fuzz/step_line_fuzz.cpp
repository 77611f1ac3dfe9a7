// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a log file: read at once and in pieces gives the same, every record keeps the rules, and what the table
// of steps writes, it reads back.
#include "steplog/step_scanner.h"
#include "steplog/steps_csv.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

using namespace tributary;

namespace
{

StepLog scan(const char *data, std::size_t size, std::size_t piece)
{
    StepLog log;
    StepCollector collector(log);
    StepScanner scanner(collector, QStringLiteral("a.log"), StepRecord::unknownProcess);
    for (std::size_t at = 0; at < size; at += piece) {
        const std::size_t count = std::min(piece, size - at);
        std::memcpy(scanner.prepare(count), data + at, count);
        scanner.commit(count);
    }
    scanner.finish();
    collector.flush();
    return log;
}

void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const char *data = reinterpret_cast<const char *>(bytes);
    const StepLog whole = scan(data, size, std::max<std::size_t>(size, 1));
    const std::size_t piece = size > 0 ? 1 + bytes[0] : 1;
    const StepLog pieces = scan(data, size, piece);
    require(whole.records == pieces.records);
    require(whole.problemCount == pieces.problemCount && whole.duplicateCount == pieces.duplicateCount);
    const auto lines = static_cast<std::uint32_t>(std::count(data, data + size, '\n') + 1);
    QByteArray table = stepsCsvHeader();
    for (const StepRecord &record : whole.records) {
        require(record.end_us >= record.start_us && record.cost_us == record.end_us - record.start_us);
        require(record.line >= 1 && record.line <= lines);
        appendStepsCsvRow(table, whole, record);
    }
    const auto again = parseStepsCsv(table, QStringLiteral("steps.csv"));
    require(again && again->records.size() == whole.records.size());
    static_cast<void>(parseStepsCsv(QByteArray(data, static_cast<qsizetype>(size)), QStringLiteral("steps.csv")));
    return 0;
}
