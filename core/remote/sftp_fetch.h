// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/fetch_sink.h"
#include "remote/sftp.h"

namespace tributary
{

/// Copies the tree below `root` into the sink. Regular files and folders only; what is a link is reported with where it
/// leads to.
Result<void> sftpFetch(Sftp &sftp, const QByteArray &root, FetchSink &sink, const CancelToken &cancel);

/// Reads one file and hands it to `write`. False = it is not there any more. `size`: what is expected, to read ahead no
/// more than that.
Result<bool> sftpReceive(
    Sftp &sftp, const QByteArray &path, qint64 size, const FetchSink::Writer &write, const CancelToken &cancel);

} // namespace tributary
