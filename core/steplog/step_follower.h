// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "steplog/log_files.h"
#include "steplog/step_scanner.h"

#include <memory>
#include <span>
#include <vector>

namespace tributary
{

/// Reads log files while they grow, for a live display: each poll reads only what is new. Files may appear, be renamed,
/// be deleted or start anew; a line that is half written waits for its rest. Used from one thread at a time.
class StepFollower
{
public:
    /// Files and folders as for readStepLogs(); they need not exist yet.
    explicit StepFollower(QStringList paths);
    StepFollower(const StepFollower &) = delete;
    StepFollower &operator=(const StepFollower &) = delete;

    /// The records that came since the last call; valid until the next one.
    std::span<const StepRecord> poll(const CancelToken &cancel = {});
    /// The same once nothing more will be written: an unfinished last line is judged too.
    std::span<const StepRecord> finish();
    /// All so far.
    [[nodiscard]] const StepLog &log() const { return m_log; }

private:
    struct Followed {
        LogFile file; // size: how much of it has been read
        QByteArray head; // its first bytes: they tell a new file with an old name or number from the old one
        std::unique_ptr<StepScanner> scanner;
        bool present = true; // seen by the current poll
    };

    Followed *find(const LogFile &file);
    void readNew(Followed &followed, const LogFile &file, const CancelToken &cancel);

    QStringList m_paths;
    StepLog m_log;
    StepCollector m_collector;
    std::vector<Followed> m_followed;
};

} // namespace tributary
