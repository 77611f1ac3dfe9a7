// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/text.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <vector>

namespace tributary
{

/// A file on the disk as the system knows it.
struct LogFile {
    QByteArray path; ///< as given to the system: need not be UTF-8
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t size = 0; ///< bytes, when it was listed

    [[nodiscard]] QString shownPath() const;
};

/// What a list of paths stands for.
struct LogFileList {
    struct Unreadable {
        QString path;
        Text what;
    };

    std::vector<LogFile> files; ///< each file once, even if several paths or links lead to it
    std::vector<Unreadable> unreadable; ///< paths that do not exist, folders that cannot be listed
};

/// The paths in the order given, a folder as all regular files below it, sorted by path. Links are followed.
LogFileList listLogFiles(const QStringList &paths);

/// Reads from `offset` (for a pipe: 0) to the end, block by block: `room(size)` gives the place, `taken(n)` is told how
/// much came. Returns the system's reason if the file cannot be read, else an empty text. Cancelling ends early.
QString readLogBlocks(const LogFile &file, std::int64_t offset, std::size_t blockSize,
    const std::function<char *(std::size_t)> &room, const std::function<void(std::size_t)> &taken,
    const CancelToken &cancel = {});

} // namespace tributary
