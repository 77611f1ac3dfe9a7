// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/process_runner.h"
#include "exec/trial_runner.h"

#include <QFile>

#include <memory>
#include <vector>

namespace tributary
{

/// What is the same for all trials that run on this machine.
struct LocalWorkload {
    QStringList words; ///< the command, split
    QString workingFolder; ///< empty = the current one
    QProcessEnvironment environment; ///< of this program plus the user's additions
    int timeoutSeconds = 1800; ///< per trial, 0 = none
    QStringList outputFiles; ///< copied into the trial's folder afterwards (output check)
};

/// The environment of one trial: the candidate in GE_AUTO_MULTISTREAM_PARALLEL_MODE (never the parent's value), logs
/// below `folder`, log printing to stdout off unless the user set it.
QProcessEnvironment trialEnvironment(QProcessEnvironment environment, const TrialSpec &spec, const TrialFolder &folder);

/// Runs trials on this machine.
class LocalTrialRunner final : public TrialRunner
{
    Q_OBJECT

public:
    LocalTrialRunner(LocalWorkload workload, std::unique_ptr<ProcessRunner> process, QObject *parent = nullptr);

    void start(const TrialSpec &spec, const TrialFolder &folder) override;
    void stop() override;

private:
    void onOutput(const QByteArray &bytes);
    void onFinished(const ProcessEnd &end);
    void keepOutputFiles(Trial &trial);
    [[nodiscard]] QString outputPath(qsizetype index) const;

    LocalWorkload m_workload;
    std::unique_ptr<ProcessRunner> m_process;
    TrialSpec m_spec;
    TrialFolder m_folder;
    QFile m_log;
    std::vector<QByteArray> m_outputsBefore; ///< states of the output files when the trial began
};

} // namespace tributary
