// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/fetch.h"

#include "base/files.h"
#include "remote/scp_fetch.h"
#include "remote/sftp_fetch.h"

namespace tributary
{

Result<Deployment::Fetched> fetchFolder(SshSession &session, const QString &remoteFolder, const QString &localFolder,
    const ProgressSink &progress, const LineSink &log, const CancelToken &cancel)
{
    if (auto made = makeFolder(localFolder); !made)
        return tl::unexpected(made.error());
    FetchSink sink(localFolder, log, progress);
    auto sftp = Sftp::open(session, cancel);
    Result<void> done;
    if (sftp) {
        done = sftpFetch(*sftp, remoteFolder.toUtf8(), sink, cancel);
    } else if (session.isLost() || cancel.isCancelled()) {
        return tl::unexpected(sftp.error());
    } else {
        log(sftp.error().english());
        log(QStringLiteral("using SCP"));
        done = scpFetch(session, remoteFolder, sink, cancel);
    }
    if (!done)
        return tl::unexpected(done.error());
    return sink.result();
}

} // namespace tributary
