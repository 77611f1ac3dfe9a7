// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "cann/device_lock.h"
#include "run/phase_tracker.h"
#include "tuning/offline_run.h"
#include "tuning/online_run.h"
#include "tuning/pass_for_run.h"
#include "tuning/session.h"

#include <QElapsedTimer>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace tributary::gui
{

/// Runs one session at a time for the window. Everything that can take long (hashing files, building the pass, reading
/// a journal) happens in the background.
class RunController : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Preparing, Running, StoppingAfterTrial, StoppingNow };
    Q_ENUM(State)

    struct Start {
        RunConfig config;
        QString folder; ///< of the new run, or of the one to resume
        bool resume = false;
        bool force = false; ///< resume although conditions differ
        bool managePass = false;
        QString dedupeGraph {}; ///< of a new run: the dump by which candidates are left out; empty = all are measured
    };

    explicit RunController(QObject *parent = nullptr);
    ~RunController() override;

    /// How an offline run gets to its target; called when one begins. Before this is set, nobody is asked anything.
    void setTargetAccess(std::function<TargetAccess()> access) { m_access = std::move(access); }

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isBusy() const { return m_state != State::Idle; }
    /// What the run that goes or went last was asked for, e.g. to force it.
    [[nodiscard]] const Start &request() const { return m_request; }
    /// Folder of the run that goes or went last; empty before the first.
    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] const SnapshotPtr &snapshot() const { return m_snapshot; } ///< null before the first trial
    [[nodiscard]] const std::optional<TrialSpec> &runningTrial() const { return m_runningTrial; }
    /// What goes on besides the trial.
    [[nodiscard]] const PhaseTracker &phases() const { return m_phases; }
    /// Milliseconds since the running trial began; 0 if none runs.
    [[nodiscard]] qint64 trialElapsedMs() const;

    /// Does nothing while busy. failed() or started() follows.
    void start(const Start &request);
    void stopAfterTrial();
    /// Also while preparing: then the run never starts, and only stateChanged() follows. Asked for again while the run
    /// cleans up, that is ended too.
    void stopNow();

Q_SIGNALS:
    void stateChanged();
    void started(const QString &folder, const tributary::RunConfig &config);
    /// phases() says something else.
    void phaseChanged();
    /// Of the target of an offline run: the run goes on.
    void warned(const tributary::Text &text);
    void trialStarted(const tributary::TrialSpec &spec);
    void trialOutput(const QByteArray &bytes);
    void trialFinished(const tributary::TrialPtr &trial);
    void snapshotChanged(const tributary::SnapshotPtr &snapshot);
    void ended(const tributary::RunEnd &end);
    /// The run could not begin, or the pass could not be removed. A resume under other conditions fails with
    /// `differences` filled: the user may force it.
    void failed(const tributary::Error &error, const std::vector<tributary::Text> &differences);

private:
    struct Prepared;

    void setState(State state);
    void onPrepared(Prepared prepared);
    /// Brings the session's signals on.
    void follow(TuningSession &session);
    void onEnded(const RunEnd &end);

    State m_state = State::Idle;
    std::function<TargetAccess()> m_access;
    Job m_job;
    CancelToken m_stopPreparing; ///< the job's own token would drop what is to be taken back
    Start m_request;
    QString m_folder;
    SnapshotPtr m_snapshot;
    std::optional<TrialSpec> m_runningTrial;
    QElapsedTimer m_trialTime;
    PhaseTracker m_phases;
    std::unique_ptr<PassForRun> m_pass;
    std::optional<DeviceLock> m_lock;
    std::unique_ptr<TuningSession> m_session;
};

} // namespace tributary::gui
