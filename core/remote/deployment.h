// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_session.h"
#include "remote/transfer.h"

#include <QMap>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace tributary
{

/// Where everything of a run is on the target: <workdir>/{om,plog,.tributary-run}.
struct DeploymentPlan {
    QString workdir; ///< absolute, at least two levels deep
    QByteArray runId; ///< letters, digits, '.', '_', '-'; other runs have other ones
    QString cannEnv; ///< a script over there to source before each run; empty = none
};

/// A file to bring to the target.
struct UploadItem {
    QString localPath;
    QString remoteName; ///< below <workdir>/om/, without a slash
};

/// Makes another connection to the same target, logged in.
using SessionFactory = std::function<Result<std::unique_ptr<SshSession>>(const CancelToken &cancel)>;

/// The part of an offline run that happens on the target machine: prepare, upload, then run and fetch for each trial,
/// clean up. Used by one thread; calls wait. A call that was cancelled, or found the connection lost, may leave the
/// session of no use (SshSession::isLost): go on with a new session and a new Deployment of the same plan, beginning
/// with prepare(), which takes its own folder over and ends what a lost connection left running there.
class Deployment
{
public:
    /// `session`: logged in, outlives this. `secondSession`: used only to end processes if the first cannot do it any
    /// more; empty = what runs on after a lost connection is left to its own watchdog and to the next prepare().
    Deployment(SshSession &session, DeploymentPlan plan, SessionFactory secondSession = {});

    /// Creates the work folder with the run's marker, or takes it over if the marker is this run's; ends what is left
    /// of this run. Errors: no folder to be trusted with being deleted later (`/`, a home, a link, other content), not
    /// writable, lost, cancelled.
    Result<void> prepare(const LineSink &log, const CancelToken &cancel);

    /// Brings the files there unless an equal one (size and SHA-256) is there already; continues a file that was cut
    /// off; checks each afterwards. Free space is checked first. Errors: disk full, the file changed or cannot be read,
    /// what arrived is something else, lost, cancelled.
    Result<void> upload(const std::vector<UploadItem> &items, const ProgressSink &progress, const LineSink &log,
        const CancelToken &cancel);

    /// A command to run on the target.
    struct Run {
        QStringList words; ///< program and arguments; no shell reads them
        QMap<QString, QString> environment; ///< names are letters, digits and '_'; besides what the target has
        int timeoutSeconds = 0; ///< 0 = none
    };
    /// How it ended.
    struct RunEnd {
        enum class Kind {
            Exited, ///< `code`: its exit code; 127 = not found, 126 = not executable
            Signalled, ///< `code`: the number of the signal
            TimedOut,
            Interrupted, ///< by the cancel token
        };
        Kind kind = Kind::Exited;
        int code = 0;
        double seconds = 0; ///< from the start of the program to its end
        bool hadStrays = false; ///< it left processes running, which were ended
    };
    /// Empties plog, sources cannEnv, sets the variables (ASCEND_PROCESS_LOG_PATH and ASCEND_SLOG_PRINT_TO_STDOUT too)
    /// and runs the words in a process group of their own; `output` takes both streams as they come. When this returns,
    /// also with TimedOut and Interrupted, nothing of it runs any more. Errors: cannEnv is missing or fails, plog
    /// cannot be emptied, lost (then the target's watchdog ends the processes as soon as it notices, at the latest
    /// prepare() does).
    Result<RunEnd> run(
        const Run &run, const std::function<void(const QByteArray &)> &output, const CancelToken &cancel);

    /// What fetchPlog() brought.
    struct Fetched {
        int files = 0;
        qint64 bytes = 0;
        QStringList refused; ///< what was not taken: name (made printable) and why
    };
    /// Copies <workdir>/plog into the local folder, which is created if need be; must not hold the files yet. Names,
    /// sizes and kinds of files that could do harm are refused and reported. A file that grows or vanishes meanwhile is
    /// no error. Errors: not readable, local disk full, lost, cancelled.
    Result<Fetched> fetchPlog(
        const QString &localFolder, const ProgressSink &progress, const LineSink &log, const CancelToken &cancel);

    /// Removes the work folder if prepare() created it, else only what prepare() put into it; checks the marker first.
    /// No work folder there: nothing to do. Errors: the marker is not ours, lost, cancelled.
    Result<void> cleanUp(const LineSink &log, const CancelToken &cancel);

    /// The absolute path of an uploaded file on the target.
    [[nodiscard]] QString remoteOmPath(const QString &remoteName) const;

private:
    Result<void> makeReady(const CancelToken &cancel);

    SshSession &m_session;
    DeploymentPlan m_plan;
    SessionFactory m_secondSession;
};

} // namespace tributary
