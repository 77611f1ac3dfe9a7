// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
};

/// Runs trials, one at a time: here, on a target machine, or from a recording.
class TrialRunner : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Runs the workload under `spec.candidate` and leaves stdout.log and plog/ in `folder`, which exists and is empty.
    /// finished() follows in any case, never from within this call.
    virtual void start(const TrialSpec &spec, const TrialFolder &folder) = 0;
    /// Ends the running trial and its children; finished() follows with ExitState::Kind::Interrupted.
    virtual void stop() = 0;

Q_SIGNALS:
    /// Live output of the workload.
    void output(const QByteArray &bytes);
    /// The trial as far as the runner knows it: spec, exit, times, notes. Its logs are not read yet.
    void finished(const tributary::Trial &trial);
};

} // namespace tributary
