// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/local_trial_runner.h"

#include "base/file_identity.h"

#include <QDir>

namespace tributary
{

QProcessEnvironment trialEnvironment(QProcessEnvironment environment, const TrialSpec &spec, const TrialFolder &folder)
{
    environment.insert(QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE"), spec.candidate.name());
    environment.insert(QStringLiteral("ASCEND_PROCESS_LOG_PATH"), folder.plog());
    const QString print = QStringLiteral("ASCEND_SLOG_PRINT_TO_STDOUT");
    if (!environment.contains(print))
        environment.insert(print, QStringLiteral("0"));
    environment.remove(QStringLiteral("GE_MS_TARGET_PASSWORD")); // a secret of ours, none of the workload's business
    return environment;
}

LocalTrialRunner::LocalTrialRunner(LocalWorkload workload, std::unique_ptr<ProcessRunner> process, QObject *parent)
    : TrialRunner(parent)
    , m_workload(std::move(workload))
    , m_process(std::move(process))
{
    connect(m_process.get(), &ProcessRunner::output, this, &LocalTrialRunner::onOutput);
    connect(m_process.get(), &ProcessRunner::finished, this, &LocalTrialRunner::onFinished);
}

void LocalTrialRunner::start(const TrialSpec &spec, const TrialFolder &folder)
{
    m_spec = spec;
    m_folder = folder;
    QDir().mkpath(folder.plog());
    m_log.setFileName(folder.stdoutLog());
    // A log that cannot be written shows as missing steps, or the session sees the full disk; the trial goes on.
    (void)m_log.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered);
    m_outputsBefore.clear();
    for (qsizetype i = 0; i < m_workload.outputFiles.size(); ++i)
        m_outputsBefore.push_back(fileState(outputPath(i)));
    m_process->start(
        {m_workload.words, m_workload.workingFolder, trialEnvironment(m_workload.environment, spec, folder),
            m_workload.timeoutSeconds, "ASCEND_PROCESS_LOG_PATH=" + QFile::encodeName(folder.plog())});
}

void LocalTrialRunner::stop()
{
    m_process->stop();
}

void LocalTrialRunner::onOutput(const QByteArray &bytes)
{
    m_log.write(bytes);
    Q_EMIT output(bytes);
}

void LocalTrialRunner::onFinished(const ProcessEnd &end)
{
    m_log.close();
    Trial trial;
    trial.spec = m_spec;
    trial.exit = end.exit;
    trial.startedAt = end.startedAt;
    trial.wallSeconds = end.wallSeconds;
    if (end.hadStrays)
        trial.notes.emplace_back(
            QT_TRANSLATE_NOOP("core", "the workload left processes running when it ended; they were stopped"));
    keepOutputFiles(trial);
    Q_EMIT finished(trial);
}

void LocalTrialRunner::keepOutputFiles(Trial &trial)
{
    if (m_workload.outputFiles.isEmpty())
        return;
    QDir().mkpath(m_folder.outputs());
    for (qsizetype i = 0; i < m_workload.outputFiles.size(); ++i) {
        const QString source = outputPath(i);
        const QString kept = m_folder.outputs() + QStringLiteral("/%1").arg(i);
        // As it was before this trial began: a left-over of another candidate would compare as equal.
        const QByteArray state = fileState(source);
        const bool isLeftOver = state == m_outputsBefore[static_cast<std::size_t>(i)];
        if (state.isEmpty() || isLeftOver || !QFile::copy(source, kept))
            trial.notes.emplace_back(QT_TRANSLATE_NOOP("core", "the workload did not write %1"), QStringList {source});
    }
}

QString LocalTrialRunner::outputPath(qsizetype index) const
{
    return QDir(m_workload.workingFolder).absoluteFilePath(m_workload.outputFiles[index]);
}

} // namespace tributary
