// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/connection_check.h"
#include "remote/deployment.h"

namespace tributary
{

/// The target of an offline run, with what the run has put there. Calls wait; all are made by one thread. The seam
/// between the order in which things are done (RemoteTrials) and the network; tests put their own in its place.
class TargetMachine
{
public:
    virtual ~TargetMachine() = default;

    /// Tries what a run needs of the target, as checkConnection(): over a connection of its own, and leaves nothing
    /// there.
    virtual std::vector<CheckItem> check(
        const std::function<void(const CheckItem &)> &onItem, const CancelToken &cancel) = 0;
    /// Makes a connection, in the place of the one before if there is one.
    virtual Result<void> connect(const CancelToken &cancel) = 0;
    /// The last connect() reached the machine, which refused us: to try again is of no use.
    [[nodiscard]] virtual bool isRefused() const = 0;
    /// There is a connection, as far as anybody knows.
    [[nodiscard]] virtual bool isConnected() const = 0;

    // As in Deployment; with a connection only.
    virtual Result<void> prepare(const CancelToken &cancel) = 0;
    virtual Result<void> upload(
        const std::vector<UploadItem> &items, const ProgressSink &progress, const CancelToken &cancel) = 0;
    virtual Result<Deployment::RunEnd> run(const Deployment::Run &run,
        const std::function<void(const QByteArray &)> &output, const CancelToken &cancel) = 0;
    virtual Result<Deployment::Fetched> fetchPlog(
        const QString &localFolder, const ProgressSink &progress, const LineSink &log, const CancelToken &cancel) = 0;
    virtual Result<void> cleanUp(const CancelToken &cancel) = 0;

    /// Where everything of the run is, for people.
    [[nodiscard]] virtual QString workFolder() const = 0;
    /// Where an uploaded file is.
    [[nodiscard]] virtual QString modelPath(const QString &remoteName) const = 0;
    /// Tells one writing of a file on the target from another; empty if there is no such file, or it cannot be told.
    virtual Result<QByteArray> fileState(const QString &path, const CancelToken &cancel) = 0;
    /// Copies one file of the target, a relative path starting at the login's home. Errors: not there, lost, cancelled.
    virtual Result<void> fetchFile(const QString &path, const QString &localPath, const CancelToken &cancel) = 0;
};

} // namespace tributary
