// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "exec/run_phase.h"
#include "trial/trial.h"

#include <QByteArray>
#include <QObject>
#include <QString>

namespace tributary
{

/// The files of one trial.
struct TrialFolder {
    QString path;

    [[nodiscard]] QString stdoutLog() const { return path + QStringLiteral("/stdout.log"); }
    [[nodiscard]] QString plog() const { return path + QStringLiteral("/plog"); }
    [[nodiscard]] QString stepsCsv() const { return path + QStringLiteral("/steps.csv"); }
    [[nodiscard]] QString outputs() const { return path + QStringLiteral("/output"); }
    [[nodiscard]] QString fetchLog() const { return path + QStringLiteral("/fetch_plog.log"); }
};

/// Runs trials, one at a time: here, on a target machine, or from a recording. Its life: prepare() once, start() for
/// each trial, close() once. No signal comes from within a call.
class TrialRunner : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Makes everything ready for the first trial. prepared() follows, or failed().
    virtual void prepare();
    /// Runs the workload under `spec.candidate` and leaves stdout.log and plog/ in `folder`, which exists and is empty.
    /// finished() follows, or failed().
    virtual void start(const TrialSpec &spec, const TrialFolder &folder) = 0;
    /// Ends what is going on, children included, and brings its signal: prepared(), finished() with
    /// ExitState::Kind::Interrupted, or closed(). Does nothing where nothing is going on.
    virtual void stop() = 0;
    /// Leaves nothing behind where the trials ran, also after failed() and stop(). closed() follows.
    virtual void close();

Q_SIGNALS:
    void prepared();
    /// No trial can be run any more; the one that was asked for has no result.
    void failed(const tributary::Error &error);
    void closed();
    /// What goes on besides the workload.
    void phaseChanged(const tributary::RunPhase &phase);
    /// Live output of the workload.
    void output(const QByteArray &bytes);
    /// The trial as far as the runner knows it: spec, exit, times, notes. Its logs are not read yet.
    void finished(const tributary::Trial &trial);
};

} // namespace tributary
