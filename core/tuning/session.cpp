// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/session.h"

#include "steplog/step_log.h"
#include "steplog/steps_csv.h"
#include "trial/gates.h"
#include "tuning/summary_files.h"

namespace tributary
{

namespace
{

struct Judged {
    Trial trial;
    std::optional<Error> writeError;
};

// Logs that stop in the middle look like a fault of the workload.
std::optional<Error> diskError(const TrialFolder &folder)
{
    constexpr qint64 least = 64 * 1024;
    if (freeBytes(folder.path).value_or(least) >= least)
        return std::nullopt;
    return Error {
        {QT_TRANSLATE_NOOP("core", "The disk is full; the last trial does not count, since its logs may be cut")},
        folder.path, QT_TRANSLATE_NOOP("core", "Free some space, then continue with \"tributary-cli resume\".")};
}

// The logs of one trial, read and judged; steps.csv is written on the way.
Judged judgeFolder(Trial trial, const TrialFolder &folder, const RunConfig &config, const CancelToken &cancel)
{
    const StepLog log = readStepLogs({folder.stdoutLog(), folder.plog()}, cancel);
    Judged judged {judgeTrial(std::move(trial), log, config.gates), {}};
    if (!config.outputCheck.pattern.isEmpty()) {
        const auto output = readFile(folder.stdoutLog());
        judged.trial.outputDigest = captureDigest(config.outputCheck, output.value_or(QByteArray()));
    }
    if (const auto written = writeStepsCsv(folder.stepsCsv(), log); !written)
        judged.writeError = written.error();
    else
        judged.writeError = diskError(folder);
    return judged;
}

} // namespace

TuningSession::TuningSession(RunConfig config, ResultFolder folder, Journal journal, std::vector<Trial> finished,
    std::unique_ptr<TrialRunner> runner, QObject *parent)
    : QObject(parent)
    , m_config(std::move(config))
    , m_folder(std::move(folder))
    , m_journal(std::move(journal))
    , m_runner(std::move(runner))
    , m_planner(std::make_shared<const Planner>(m_config.plan, m_config.candidates))
    , m_comparison(std::make_shared<OutputComparison>(m_config.outputCheck, m_folder))
    , m_job(this)
{
    for (Trial &trial : finished) {
        if (!trial.hasReason(ReasonCode::Interrupted))
            m_trials.push_back(std::make_shared<const Trial>(std::move(trial)));
    }
    connect(m_runner.get(), &TrialRunner::output, this, &TuningSession::trialOutput);
    connect(m_runner.get(), &TrialRunner::phaseChanged, this, &TuningSession::phaseChanged);
    connect(m_runner.get(), &TrialRunner::prepared, this, &TuningSession::onRunnerPrepared);
    connect(m_runner.get(), &TrialRunner::finished, this, &TuningSession::onRunnerFinished);
    connect(m_runner.get(), &TrialRunner::failed, this, &TuningSession::onRunnerFailed);
    connect(m_runner.get(), &TrialRunner::closed, this, &TuningSession::onRunnerClosed);
}

TuningSession::~TuningSession() = default;

void TuningSession::start()
{
    evaluate();
}

void TuningSession::stopAfterTrial()
{
    m_stopping = true;
    if (m_runnerState == RunnerState::Preparing)
        m_runner->stop();
}

void TuningSession::stopNow()
{
    m_stopping = true;
    using State = RunnerState;
    if (m_runnerState == State::Preparing || m_runnerState == State::Running || m_runnerState == State::Closing)
        m_runner->stop();
}

void TuningSession::evaluate()
{
    m_job.start(
        [trials = m_trials, planner = m_planner, comparison = m_comparison](const CancelToken &) {
            SnapshotPtr snapshot = makeSnapshot(trials, *planner, *comparison);
            return Evaluation {snapshot, planner->next(snapshot->trials)};
        },
        [this](const Evaluation &evaluation) { onEvaluated(evaluation); });
}

void TuningSession::onEvaluated(const Evaluation &evaluation)
{
    m_snapshot = evaluation.snapshot;
    if (!m_trials.empty())
        Q_EMIT snapshotChanged(m_snapshot);
    m_next = evaluation.next;
    if (!m_next)
        end(RunEnd::Kind::Completed);
    else
        runNext();
}

// Prepared late, so that a run which has nothing left to do touches no target.
void TuningSession::runNext()
{
    if (m_stopping) {
        end(RunEnd::Kind::Stopped);
        return;
    }
    if (m_runnerState == RunnerState::Unused) {
        m_runnerState = RunnerState::Preparing;
        m_runner->prepare();
        return;
    }
    const auto folder = m_folder.prepareTrial(*m_next);
    if (!folder) {
        end(RunEnd::Kind::Failed, folder.error());
        return;
    }
    m_runnerState = RunnerState::Running;
    Q_EMIT trialStarted(*m_next);
    m_runner->start(*m_next, *folder);
}

void TuningSession::onRunnerPrepared()
{
    m_runnerState = RunnerState::Ready;
    runNext();
}

void TuningSession::onRunnerFailed(const Error &error)
{
    m_runnerState = RunnerState::Failed;
    end(RunEnd::Kind::Failed, error);
}

void TuningSession::onRunnerFinished(const Trial &trial)
{
    m_runnerState = RunnerState::Ready;
    m_job.start([trial, folder = m_folder.trial(trial.spec), config = m_config](
                    const CancelToken &cancel) { return judgeFolder(trial, folder, config, cancel); },
        [this](const Judged &judged) { onJudged(judged.trial, judged.writeError); });
}

void TuningSession::onJudged(const Trial &trial, const std::optional<Error> &writeError)
{
    // A trial that is in the journal is complete on the disk; without its files it is run again.
    const auto written = writeError ? Result<void>(tl::unexpected(*writeError)) : m_journal.add(trial);
    const bool interrupted = trial.hasReason(ReasonCode::Interrupted);
    const auto finished = std::make_shared<const Trial>(trial);
    m_trials.push_back(finished);
    Q_EMIT trialFinished(finished);
    if (!written)
        end(RunEnd::Kind::Failed, written.error());
    else {
        m_stopping = m_stopping || interrupted;
        evaluate();
    }
}

void TuningSession::end(RunEnd::Kind kind, std::optional<Error> error)
{
    if (m_ended)
        return;
    m_ended = true;
    if (m_snapshot) {
        const auto written = writeSummaryFiles(m_folder, m_config, *m_snapshot);
        if (!written && !error) {
            kind = RunEnd::Kind::Failed;
            error = written.error();
        }
    }
    m_journal.close();
    m_end = {kind, m_snapshot, std::move(error)};
    if (m_runnerState == RunnerState::Unused) {
        Q_EMIT ended(m_end);
        return;
    }
    m_runnerState = RunnerState::Closing;
    m_runner->close();
}

// Only now is the run over: the target is clean, or the user has been told why not.
void TuningSession::onRunnerClosed()
{
    Q_EMIT ended(m_end);
}

} // namespace tributary
