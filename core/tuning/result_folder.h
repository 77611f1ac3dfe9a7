// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "exec/trial_runner.h"

#include <QString>

namespace tributary
{

/// The folder of one run: summary files, the journal, one folder per trial.
class ResultFolder
{
public:
    explicit ResultFolder(const QString &path);

    /// A new run needs a folder that does not exist or is empty; it is created.
    static Result<ResultFolder> create(const QString &path);
    /// A folder with the journal of an earlier run.
    static Result<ResultFolder> open(const QString &path);

    [[nodiscard]] const QString &path() const { return m_path; } ///< absolute
    [[nodiscard]] QString journal() const { return m_path + QStringLiteral("/journal.jsonl"); }
    [[nodiscard]] QString summaryCsv() const { return m_path + QStringLiteral("/summary.csv"); }
    [[nodiscard]] QString summaryJson() const { return m_path + QStringLiteral("/summary.json"); }
    [[nodiscard]] TrialFolder trial(const TrialSpec &spec) const;

    /// An empty folder for the trial. What an interrupted run of the same trial left there is removed.
    [[nodiscard]] Result<TrialFolder> prepareTrial(const TrialSpec &spec) const;

private:
    QString m_path;
};

} // namespace tributary
