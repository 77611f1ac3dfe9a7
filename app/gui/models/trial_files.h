// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "trial/trial.h"
#include "tuning/run_config.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tributary::gui
{

/// The folder of a trial in a result folder of this program or of the script; the place where it would be if it is
/// gone. Looks at the disk.
QString findTrialFolder(const QString &runFolder, const TrialSpec &spec);

struct TrialFile {
    QString path; ///< relative to the trial's folder
    qint64 size = 0;
};

/// All files below the folder: the output first, then the logs, by path. Any thread.
std::vector<TrialFile> listTrialFiles(const QString &folder, const CancelToken &cancel = {});

/// Files outside the trial's folder that tell of an offline trial, with absolute paths: how its model was compiled, and
/// what the run did on the target. Those that are not there are left out. Any thread.
struct OfflineFiles {
    std::vector<TrialFile> compile;
    std::vector<TrialFile> target;
};
OfflineFiles listOfflineFiles(const RunConfig &config, const QString &runFolder, const TrialSpec &spec);

/// The end of a file.
struct FileTail {
    QString text;
    qint64 size = 0; ///< of the whole file
    qint64 skipped = 0; ///< bytes before `text`
};

/// At most the last `maxBytes`, from the start of a line on; without escape sequences. Any thread.
Result<FileTail> readTail(const QString &path, qint64 maxBytes);

/// A line of a file and what stands around it.
struct FileExcerpt {
    QString path;
    qint64 firstLine = 1; ///< number of the first of `lines`
    qint64 line = 1; ///< the line that is meant
    QStringList lines; ///< very long ones are cut
};

/// `around` lines before and after. `path` as it was when the run was made; if the run has been moved since, the file
/// is looked for below `trialFolder`. Any thread; errors: the file cannot be read, it has no such line.
Result<FileExcerpt> readExcerpt(const QString &path, const QString &trialFolder, qint64 line, int around);

} // namespace tributary::gui
