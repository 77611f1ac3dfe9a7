// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/text.h"
#include "steplog/step_record.h"

#include <QStringList>

#include <vector>

namespace tributary
{

/// A STEP line that cannot be used, and why.
struct LogProblem {
    QString file;
    std::int64_t line = 0; ///< from 1; 0 if the whole file is meant
    Text what;
};

/// All STEP records of one trial (or of some files), each once, in the order in which they were found.
struct StepLog {
    static constexpr std::size_t maxProblems = 100; ///< further ones are counted, not kept

    std::vector<StepRecord> records;
    std::vector<LogProblem> problems;
    std::int64_t problemCount = 0;
    std::int64_t duplicateCount = 0; ///< records seen again in another file or log copy
    QStringList files; ///< paths that were read
    QStringList names; ///< interned api and mode names

    [[nodiscard]] const QString &apiOf(const StepRecord &record) const { return names[qsizetype(record.api)]; }
    [[nodiscard]] const QString &modeOf(const StepRecord &record) const { return names[qsizetype(record.mode)]; }
    [[nodiscard]] const QString &fileOf(const StepRecord &record) const { return files[qsizetype(record.file)]; }
};

/// Reads files, and every file below folders, in a fixed order (as given; inside a folder by path). A record that GE
/// logged twice is counted once: the key is (pid, object, api, step, start_us); a copy without a process id matches one
/// with it if all other values agree too. Links to folders are followed, but no file is read twice. Unreadable files
/// become problems. Cancelling ends early with what was read so far.
StepLog readStepLogs(const QStringList &paths, const CancelToken &cancel = {});

} // namespace tributary
