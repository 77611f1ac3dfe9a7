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
    connect(m_runner.get(), &TrialRunner::finished, this, &TuningSession::onRunnerFinished);
}

TuningSession::~TuningSession() = default;

void TuningSession::start()
{
    evaluate();
}

void TuningSession::stopAfterTrial()
{
    m_stopping = true;
}

void TuningSession::stopNow()
{
    m_stopping = true;
    if (m_trialRuns)
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
    if (!evaluation.next)
        end(RunEnd::Kind::Completed);
    else if (m_stopping)
        end(RunEnd::Kind::Stopped);
    else
        runTrial(*evaluation.next);
}

void TuningSession::runTrial(const TrialSpec &spec)
{
    const auto folder = m_folder.prepareTrial(spec);
    if (!folder) {
        end(RunEnd::Kind::Failed, folder.error());
        return;
    }
    m_trialRuns = true;
    Q_EMIT trialStarted(spec);
    m_runner->start(spec, *folder);
}

void TuningSession::onRunnerFinished(const Trial &trial)
{
    m_trialRuns = false;
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
    Q_EMIT ended({kind, m_snapshot, std::move(error)});
}

} // namespace tributary
