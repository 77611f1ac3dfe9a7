// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplog/step_follower.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace tributary
{

namespace
{

constexpr std::size_t blockSize = std::size_t {64} * 1024;
constexpr std::size_t headSize = 256; // a log line with its time of day fits

QByteArray readHead(const LogFile &file, std::size_t size)
{
    QByteArray head(static_cast<qsizetype>(size), '\0');
    qsizetype filled = 0;
    CancelToken enough;
    readLogBlocks(
        file, 0, size, [&](std::size_t) { return head.data(); },
        [&](std::size_t n) {
            filled = static_cast<qsizetype>(n);
            enough.cancel();
        },
        enough);
    head.truncate(filled);
    return head;
}

} // namespace

StepFollower::StepFollower(QStringList paths)
    : m_paths(std::move(paths))
    , m_collector(m_log)
{
}

std::span<const StepRecord> StepFollower::poll(const CancelToken &cancel)
{
    const std::size_t before = m_log.records.size();
    for (Followed &followed : m_followed)
        followed.present = false;
    for (const LogFile &file : listLogFiles(m_paths).files) {
        if (Followed *known = find(file)) {
            known->present = true;
            known->file.path = file.path;
            readNew(*known, file, cancel);
            continue;
        }
        const QString path = file.shownPath();
        Followed fresh {file, {}, std::make_unique<StepScanner>(m_collector, path, processOfFileName(path)), true};
        fresh.file.size = 0;
        readNew(fresh, file, cancel);
        m_followed.push_back(std::move(fresh));
    }
    // The number of a deleted file may be given to a new one.
    std::erase_if(m_followed, [](const Followed &followed) { return !followed.present; });
    m_collector.flush();
    return std::span(m_log.records).subspan(before);
}

std::span<const StepRecord> StepFollower::finish()
{
    const std::size_t before = m_log.records.size();
    poll();
    for (const Followed &followed : m_followed)
        followed.scanner->finish();
    m_followed.clear();
    m_collector.flush();
    return std::span(m_log.records).subspan(before);
}

// By number, so that a renamed file goes on; the head tells whether it is still that file.
StepFollower::Followed *StepFollower::find(const LogFile &file)
{
    const auto it = std::find_if(m_followed.begin(), m_followed.end(), [&file](const Followed &followed) {
        return followed.file.device == file.device && followed.file.inode == file.inode;
    });
    if (it == m_followed.end())
        return nullptr;
    const bool untouched = it->file.size == file.size && it->file.path == file.path;
    if (untouched)
        return &*it;
    if (file.size >= it->file.size && readHead(file, headSize).startsWith(it->head))
        return &*it;
    m_followed.erase(it);
    return nullptr;
}

void StepFollower::readNew(Followed &followed, const LogFile &file, const CancelToken &cancel)
{
    if (followed.file.size == file.size)
        return;
    const auto room = [&followed](std::size_t size) { return followed.scanner->prepare(size); };
    const auto taken = [&followed](std::size_t size) {
        followed.file.size += static_cast<std::int64_t>(size);
        followed.scanner->commit(size);
    };
    readLogBlocks(file, followed.file.size, blockSize, room, taken, cancel);
    followed.scanner->shrink();
    if (followed.head.size() < static_cast<qsizetype>(headSize))
        followed.head = readHead(file, std::min(headSize, static_cast<std::size_t>(followed.file.size)));
}

} // namespace tributary
