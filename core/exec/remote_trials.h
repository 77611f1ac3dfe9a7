// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "exec/run_phase.h"
#include "exec/target_machine.h"
#include "exec/trial_runner.h"

#include <functional>
#include <vector>

namespace tributary
{

/// What is the same for all trials on a target.
struct RemoteWorkload {
    QString title; ///< of the target, for people
    QStringList words; ///< the command, split, with {om}
    QMap<QString, QString> environment; ///< the user's additions
    int timeoutSeconds = 1800; ///< of the command, and of the transfer of its logs; 0 = none
    QStringList outputFiles; ///< paths on the target; copied into the trial's folder afterwards (output check)
};

/// Whom RemoteTrials tells what it does, in the thread that called it.
struct RemoteListener {
    std::function<void(const RunPhase &)> phase;
    std::function<void(const QByteArray &)> output; ///< of the workload, live
};

/// Waits; returns early when cancelled. Tests put their own in the place of systemSleep().
using Sleeper = std::function<void(qint64 milliseconds, const CancelToken &cancel)>;
void systemSleep(qint64 milliseconds, const CancelToken &cancel);

/// The order in which an offline run does things on its target, and what it does when the connection is lost: connects
/// again (after 1, 2, 4, 8, 16, then every 30 s, for five minutes), makes everything ready again, and repeats what was
/// interrupted. Calls wait; for one thread.
class RemoteTrials
{
public:
    static constexpr int giveUpSeconds = 300;
    /// Whatever loses the connection so often in a row is not repeated once more: it may be the reason.
    static constexpr int mostAttempts = 5;

    RemoteTrials(
        TargetMachine &machine, RemoteWorkload workload, RemoteListener listener, const Clock &clock, Sleeper sleep);

    /// Tries whether the target will do, before anything is made for it; what only may be wrong is told and goes on.
    /// The connection is not kept. Errors: the first that would end the run; cancelled.
    Result<void> check(const CancelToken &cancel);

    /// Brings models to the target, besides those that are there; connects first if need be. Errors: as of the machine;
    /// the connection is gone for good; cancelled.
    Result<void> deploy(const std::vector<UploadItem> &items, const CancelToken &cancel);

    /// Runs one trial with an uploaded model and leaves stdout.log and plog/ in the folder. A stop makes an interrupted
    /// trial. An error means that no trial can be run any more: the connection is gone for good.
    Result<Trial> run(
        const TrialSpec &spec, const TrialFolder &folder, const QString &remoteName, const CancelToken &cancel);

    /// Removes what the run has put on the target; connects for it if need be. Does nothing if nothing was put there.
    Result<void> cleanUp(const CancelToken &cancel);

private:
    Result<void> ensureReady(const CancelToken &cancel);
    Result<void> connectOnce(const CancelToken &cancel);
    Result<void> reconnect(const CancelToken &cancel);
    Result<void> makeReady(const CancelToken &cancel);
    Result<void> prepare(const CancelToken &cancel);
    Result<void> uploadMissing(const CancelToken &cancel);
    Result<Deployment::RunEnd> runCommand(
        const TrialFolder &folder, const QString &remoteName, const CancelToken &cancel);
    [[nodiscard]] bool isProgramMissing(const Deployment::RunEnd &end) const;
    Result<void> fetchLogs(Trial &trial, const TrialFolder &folder, const CancelToken &cancel);
    [[nodiscard]] std::vector<QByteArray> outputStates(const CancelToken &cancel);
    void fetchOutputs(
        Trial &trial, const TrialFolder &folder, const std::vector<QByteArray> &before, const CancelToken &cancel);
    [[nodiscard]] bool hasLost(const CancelToken &cancel) const;
    void tell(RunPhase::Kind kind, RunPhase::State state, const QString &item, const Text &note = {}) const;
    [[nodiscard]] ProgressSink progress(RunPhase::Kind kind) const;

    TargetMachine &m_machine;
    RemoteWorkload m_workload;
    RemoteListener m_listener;
    const Clock &m_clock;
    Sleeper m_sleep;
    std::vector<UploadItem> m_items; ///< what has to be there
    std::size_t m_uploaded = 0; ///< how many of them are, as far as this connection knows
    bool m_isPrepared = false; ///< over this connection
    bool m_wasConnected = false; ///< there was a connection once
    QByteArray m_firstOutput; ///< of the trial, at most a few lines
    bool m_wasFolderRefused = false; ///< it may be somebody else's
    bool m_hasRemains = false; ///< something may be there to clean up
};

} // namespace tributary
