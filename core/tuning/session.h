// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "exec/trial_runner.h"
#include "tuning/journal.h"
#include "tuning/result_folder.h"
#include "tuning/run_config.h"
#include "tuning/snapshot.h"

#include <QObject>

#include <memory>

namespace tributary
{

/// How a run ended.
struct RunEnd {
    enum class Kind {
        Completed, ///< the plan has nothing left to run
        Stopped, ///< by the user; resume continues
        Failed, ///< the run could not go on, e.g. a full disk; resume continues
    };

    Kind kind = Kind::Completed;
    SnapshotPtr snapshot;
    std::optional<Error> error; ///< Failed only
};

/// Runs a plan trial by trial: run, read the logs, judge, write the journal, analyse, decide what is next. Logs are
/// read and analysed outside the caller's thread; nothing here blocks for long.
class TuningSession : public QObject
{
    Q_OBJECT

public:
    /// A session in `folder`, with the trials that are already in `journal` (none for a new run). A trial that was
    /// interrupted is run again.
    TuningSession(RunConfig config, ResultFolder folder, Journal journal, std::vector<Trial> finished,
        std::unique_ptr<TrialRunner> runner, QObject *parent = nullptr);
    ~TuningSession() override;

    /// Begins with the next trial of the plan. Everything else is said by signals; ended() comes exactly once.
    void start();
    /// Lets the running trial end, then stops. What comes before the first trial is stopped at once.
    void stopAfterTrial();
    /// Ends the running trial, then stops. Asked for again while the runner cleans up, that is ended too.
    void stopNow();

    /// False while models are compiled, files are transferred, or results are read.
    [[nodiscard]] bool isTrialRunning() const { return m_runnerState == RunnerState::Running; }
    /// True once the last trial is over, while the runner removes what it left where the trials ran.
    [[nodiscard]] bool isCleaningUp() const { return m_runnerState == RunnerState::Closing; }
    [[nodiscard]] const RunConfig &config() const { return m_config; }
    [[nodiscard]] const ResultFolder &folder() const { return m_folder; }

Q_SIGNALS:
    /// What goes on besides the workload of a trial: compiling, transfers.
    void phaseChanged(const tributary::RunPhase &phase);
    void trialStarted(const tributary::TrialSpec &spec);
    /// Live output of the running trial.
    void trialOutput(const QByteArray &bytes);
    void trialFinished(const tributary::TrialPtr &trial);
    /// After each trial, and once before the first if there are finished ones.
    void snapshotChanged(const tributary::SnapshotPtr &snapshot);
    void ended(const tributary::RunEnd &end);

private:
    struct Evaluation {
        SnapshotPtr snapshot;
        std::optional<TrialSpec> next;
    };

    void evaluate();
    void onEvaluated(const Evaluation &evaluation);
    void runNext();
    void onRunnerPrepared();
    void onRunnerFailed(const Error &error);
    void onRunnerFinished(const Trial &trial);
    void onJudged(const Trial &trial, const std::optional<Error> &writeError);
    void end(RunEnd::Kind kind, std::optional<Error> error = {});
    void onRunnerClosed();

    RunConfig m_config;
    ResultFolder m_folder;
    Journal m_journal;
    std::unique_ptr<TrialRunner> m_runner;
    std::shared_ptr<const Planner> m_planner;
    std::shared_ptr<OutputComparison> m_comparison; ///< used by one evaluation at a time
    TrialList m_trials;
    SnapshotPtr m_snapshot;
    Job m_job;
    std::optional<TrialSpec> m_next; ///< the trial to run once the runner is ready
    RunEnd m_end;
    /// What the runner is at.
    enum class RunnerState { Unused, Preparing, Ready, Running, Failed, Closing };
    RunnerState m_runnerState = RunnerState::Unused;
    bool m_stopping = false;
    bool m_ended = false;
};

} // namespace tributary
