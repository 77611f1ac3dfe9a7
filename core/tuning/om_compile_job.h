// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "exec/process_runner.h"
#include "tuning/om_files.h"

#include <QFile>

#include <memory>

namespace tributary
{

/// How a run's models are made: what is the same for all of them.
struct OmCompileSetup {
    QStringList words; ///< of the compile command, with its marks
    QString workingFolder;
    QProcessEnvironment environment; ///< of this program and the user's additions
    OmFolder folder {QString()};
    int timeoutSeconds = 1800; ///< of each compile, 0 = none
};

/// The environment in which a variant is compiled: its candidate in GE_AUTO_MULTISTREAM_PARALLEL_MODE, GE's logs beside
/// the model.
QProcessEnvironment compileEnvironment(const OmCompileSetup &setup, const OmVariant &variant);

/// Compiles one model.
class OmCompileJob : public QObject
{
    Q_OBJECT

public:
    OmCompileJob(OmCompileSetup setup, OmVariant variant, std::unique_ptr<ProcessRunner> process, QObject *parent);

    /// Runs the command; its output goes to the variant's log. finished() follows, not from within this call.
    void start();
    /// Ends the command; finished() follows with isStopped().
    void stop();
    [[nodiscard]] bool isStopped() const { return m_stopped; }
    [[nodiscard]] const OmVariant &variant() const { return m_variant; }
    /// Once finished. The error names the log and has its last lines.
    [[nodiscard]] const Result<CompiledOm> &result() const { return m_result; }

Q_SIGNALS:
    /// result() has it.
    void finished();

private:
    void onProcessFinished(const ProcessEnd &end);
    void finish(Result<CompiledOm> result);
    [[nodiscard]] std::optional<Text> failure(const ExitState &exit) const;
    [[nodiscard]] tl::unexpected<Error> failWith(const Text &what, const QString &detail, const Text &hint) const;

    OmCompileSetup m_setup;
    OmVariant m_variant;
    std::unique_ptr<ProcessRunner> m_process;
    QFile m_log;
    OmStates m_before;
    Job m_hashing;
    Result<CompiledOm> m_result;
    bool m_stopped = false;
};

} // namespace tributary
