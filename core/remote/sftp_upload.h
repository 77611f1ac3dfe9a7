// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/sftp.h"
#include "remote/transfer_meter.h"

#include <QFile>

namespace tributary
{

/// Writes the file from byte `offset` on to `path` on the target, which is created, and emptied if `offset` is 0.
/// Enough is sent ahead to fill the line. Errors: not writable there (Sftp::lastStatus), the file has become shorter,
/// lost, cancelled; after any of them while bytes were on the way, the session is dropped.
Result<void> sftpSend(
    Sftp &sftp, QFile &file, qint64 offset, const QByteArray &path, TransferMeter &meter, const CancelToken &cancel);

} // namespace tributary
