// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace tributary
{

/// How far the transfer of one file is.
struct TransferProgress {
    QString name; ///< of the file, as the user knows it
    qint64 done = 0; ///< bytes
    qint64 total = 0; ///< bytes
    double bytesPerSecond = 0; ///< over the last seconds; 0 = not known yet
};

/// Told about ten times a second, and once at the end of each file, in the thread of the transfer.
using ProgressSink = std::function<void(const TransferProgress &)>;
/// Takes one line, without its end, for a log file of the run.
using LineSink = std::function<void(const QString &)>;

} // namespace tributary
