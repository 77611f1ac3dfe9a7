// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplog/log_files.h"
#include "steplog/step_log.h"
#include "steplog/step_scanner.h"

#include <numeric>

namespace tributary
{

namespace
{

constexpr std::size_t blockSize = std::size_t {256} * 1024; // stays in the processor's cache while it is searched

} // namespace

StepLog readStepLogs(const QStringList &paths, const CancelToken &cancel)
{
    StepLog log;
    StepCollector collector(log);
    const LogFileList list = listLogFiles(paths);
    for (const LogFileList::Unreadable &path : list.unreadable)
        collector.addProblem(path.path, 0, path.what);
    const std::int64_t total = std::accumulate(list.files.begin(), list.files.end(), std::int64_t {0},
        [](std::int64_t sum, const LogFile &file) { return sum + file.size; });
    std::int64_t done = 0;
    for (const LogFile &file : list.files) {
        if (cancel.isCancelled())
            break;
        const QString path = file.shownPath();
        StepScanner scanner(collector, path, processOfFileName(path));
        const auto room = [&scanner](std::size_t size) { return scanner.prepare(size); };
        const auto taken = [&](std::size_t size) {
            done += static_cast<std::int64_t>(size);
            collector.setProgress(done, total);
            scanner.commit(size);
        };
        const QString reason = readLogBlocks(file, 0, blockSize, room, taken, cancel);
        if (!cancel.isCancelled())
            scanner.finish();
        if (!reason.isEmpty())
            collector.addProblem(path, 0, {QT_TRANSLATE_NOOP("core", "Cannot read %1: %2"), {path, reason}});
    }
    collector.flush();
    return log;
}

} // namespace tributary
