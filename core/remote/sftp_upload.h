// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/sftp.h"
#include "remote/transfer_meter.h"

#include <QFile>

namespace tributary
{

/// The last bytes of a file that was cut off may have holes; what is before them is there.
constexpr qint64 sftpUnsureTail = qint64(32) << 20;

/// Writes the file from byte `offset` on to `path` on the target, which is created, and emptied if `offset` is 0.
/// Enough is sent ahead to fill the line. On a long way a large file goes over a second channel too, if the server
/// gives one: OpenSSH lets no more than 2 MiB of a channel be on the way. Errors: not writable there
/// (Sftp::lastStatus), the file cannot be read, lost, cancelled (then the session is dropped).
Result<int> sftpSend(
    Sftp &sftp, QFile &file, qint64 offset, const QByteArray &path, TransferMeter &meter, const CancelToken &cancel);

} // namespace tributary
