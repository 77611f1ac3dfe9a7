// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"
#include "trial/trial.h"

#include <QDateTime>
#include <QJsonObject>

#include <vector>

namespace tributary
{

/// The first line of a journal: what runs, where, and how it is judged. A resumed run adds such a line, which then
/// holds in place of the first.
struct JournalHeader {
    static constexpr int schema = 1;

    QString program; ///< version of the program that made the run
    QDateTime created; ///< UTC
    QJsonObject config; ///< RunConfig::toJson()
    QJsonObject environment; ///< RunEnvironment::toJson()
};

/// What a journal holds.
struct JournalContent {
    JournalHeader header;
    std::vector<Trial> trials; ///< in the order in which they ended; a trial that was run again replaces the first one
    bool cut = false; ///< the last line was being written when the program was killed; it is left out
};

/// journal.jsonl: one line per finished trial, on the disk before the next trial starts. Killing the program at any
/// moment loses at most the running trial. Lines of an unknown type are skipped, so that later versions may add some.
class Journal
{
public:
    /// A new journal with its header.
    static Result<Journal> create(const QString &path, const JournalHeader &header);
    /// Goes on with a journal; a half-written last line is cut off first.
    static Result<Journal> resume(const QString &path, const JournalHeader &header);

    Result<void> add(const Trial &trial);
    /// Lets another session go on with the file; nothing can be added any more.
    void close();

private:
    explicit Journal(AppendFile file);

    AppendFile m_file;
};

/// Errors name the line. A newer schema is refused rather than misread.
Result<JournalContent> readJournal(const QString &path);

} // namespace tributary
