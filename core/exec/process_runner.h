// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trial/trial.h"

#include <QByteArray>
#include <QObject>
#include <QProcessEnvironment>
#include <QStringList>

namespace tributary
{

/// A program to run, without a shell.
struct ProcessSpec {
    QStringList words; ///< program and arguments; never empty
    QString workingFolder; ///< empty = the current one
    QProcessEnvironment environment; ///< the whole environment of the child
    int timeoutSeconds = 0; ///< 0 = none
    QByteArray marker {}; ///< "NAME=value" of `environment` that is this run's alone: finds what is left behind
};

/// How a program ended.
struct ProcessEnd {
    ExitState exit;
    QDateTime startedAt; ///< UTC
    double wallSeconds = 0;
    bool hadStrays = false; ///< the program left children running, which were ended
};

/// Runs one program at a time. The seam between the engine and the operating system; tests put their own in its place.
class ProcessRunner : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Starts the program; finished() follows in any case, also if it cannot be started, never from within this call.
    virtual void start(const ProcessSpec &spec) = 0;
    /// Ends the running program and all its children; finished() follows.
    virtual void stop() = 0;

Q_SIGNALS:
    /// Bytes of stdout and stderr, in the order in which they came.
    void output(const QByteArray &bytes);
    void finished(const tributary::ProcessEnd &end);
};

} // namespace tributary
